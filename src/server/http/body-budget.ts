import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable } from "./errors.ts";
import { isSafe } from "./xsrf.ts";

const MEGABYTE = 1024 * 1024;
/** The size of a form without files. Bodies up to this size are not counted. */
const SMALL_BYTES = 16 * 1024;
/** Bytes of bodies in flight: of all visitors together, of one person, and of everybody. */
const MAX_BYTES = { visitors: 16 * MEGABYTE, person: 64 * MEGABYTE, all: 192 * MEGABYTE } as const;

/** The size of a body before it is read. Without a length it counts as the largest that its route allows. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const length = headers["content-length"];
  if (length === undefined) return headers["transfer-encoding"] === undefined ? 0 : routeOptions.bodyLimit;
  return Math.min(Number(length), routeOptions.bodyLimit);
}

/**
 * Limits the memory for request bodies: a body that would exceed the limit now is answered 503 before it is read
 * (docs/decisions/0020-overload.md). A person's only body is accepted whatever its size, if the server has room.
 */
export function limitBodiesInFlight(app: FastifyInstance): void {
  const held = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  let heldByAll = 0;

  /** @returns a function that releases the bytes; further calls of it do nothing */
  function reserve(holder: string, bytes: number): () => void {
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
    const bytes = isSafe(request.method) ? 0 : announcedBytes(request);
    if (bytes <= SMALL_BYTES) return done();
    const { actor } = request;
    const isVisitor = actor.role === "visitor";
    const holder = isVisitor ? "visitors" : `${actor.accountId}`;
    const own = held.get(holder) ?? 0;
    const isTooMuch = own > 0 && own + bytes > (isVisitor ? MAX_BYTES.visitors : MAX_BYTES.person);
    if (isTooMuch || heldByAll + bytes > MAX_BYTES.all) return done(unavailable());
    const release = reserve(holder, bytes);
    releases.set(request, release);
    // The memory is free once the answer is made, even if the client has gone. An incomplete request gets no answer.
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
