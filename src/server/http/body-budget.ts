import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable } from "./errors.ts";
import { isSafe } from "./xsrf.ts";

const MEGABYTE = 1024 * 1024;
/** A form of fields; what is no larger is not counted. */
const SMALL_BYTES = 16 * 1024;
/** Bytes of bodies that may be read and worked on at once: of one person (all visitors are one), and of all together. */
const AT_ONCE = { visitors: 16 * MEGABYTE, person: 64 * MEGABYTE, all: 192 * MEGABYTE } as const;

/** How large the body may become, known before it is read. One that does not say its length may be as large as its route allows. */
function bytesAnnounced({ headers, routeOptions }: FastifyRequest): number {
  const length = headers["content-length"];
  if (length === undefined) return headers["transfer-encoding"] === undefined ? 0 : routeOptions.bodyLimit;
  return Math.min(Number(length), routeOptions.bodyLimit);
}

/**
 * Bounds the memory of what is sent to the server: whatever would be too much at this moment is answered 503 before it
 * is read (docs/decisions/0020-overload.md). A person's only body is always taken, whatever its size, while there is room.
 */
export function boundBodies(app: FastifyInstance): void {
  const held = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  let heldByAll = 0;

  function take(holder: string, bytes: number): () => void {
    const change = (by: number) => {
      heldByAll += by;
      const own = (held.get(holder) ?? 0) + by;
      if (own > 0) held.set(holder, own);
      else held.delete(holder);
    };
    change(bytes);
    let isHeld = true;
    return () => {
      if (isHeld) change(-bytes);
      isHeld = false;
    };
  }

  app.addHook("onRequest", (request, reply, done) => {
    const bytes = isSafe(request.method) ? 0 : bytesAnnounced(request);
    if (bytes <= SMALL_BYTES) return done();
    const { actor } = request;
    const isVisitor = actor.role === "visitor";
    const holder = isVisitor ? "visitors" : `${actor.accountId}`;
    const own = held.get(holder) ?? 0;
    const isTooMuch = own > 0 && own + bytes > (isVisitor ? AT_ONCE.visitors : AT_ONCE.person);
    if (isTooMuch || heldByAll + bytes > AT_ONCE.all) return done(unavailable());
    const release = take(holder, bytes);
    releases.set(request, release);
    // Its memory is free when the answer is made, also if the sender has gone; one that never came whole has no answer.
    reply.raw.once("close", () => {
      if (!request.raw.complete) release();
    });
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    releases.get(request)?.();
    done();
  });
}
