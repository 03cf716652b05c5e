import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable } from "../../base/errors.ts";
import { isSafe } from "./xsrf.ts";

const MEGABYTE = 1024 * 1024;
/** The size of a form without files. Bodies up to this size are not counted. */
const SMALL_BYTES = 16 * 1024;
/**
 * Bytes of bodies in flight: of all visitors together, of one person, and of all people who are signed in. In memory a body
 * takes up to three times its size for a moment, as text and as what it was parsed to.
 */
const MAX_BYTES = { visitors: 16 * MEGABYTE, person: 32 * MEGABYTE, people: 80 * MEGABYTE } as const;

/** The holder of all visitors' bodies; people who are signed in have their account's number. */
const VISITORS = "visitors";

/** The size of a body before it is read. Without a length it counts as the largest that its route allows. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const length = headers["content-length"];
  if (length === undefined) return headers["transfer-encoding"] === undefined ? 0 : routeOptions.bodyLimit;
  return Math.min(Number(length), routeOptions.bodyLimit);
}

/**
 * Limits the memory for request bodies: a body that would exceed the limit now is answered 503 before it is read
 * (docs/decisions/0020-overload.md). The first body of a person is accepted whatever its size, if the server has no other
 * body at that moment or has room for this one.
 */
declare module "fastify" {
  interface FastifyContextConfig {
    /** The body is written to the disk as it comes, so it takes no memory. */
    isStreamed?: boolean;
  }
}

export function limitBodiesInFlight(app: FastifyInstance): void {
  const held = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  let heldByPeople = 0;

  /** @returns a function that releases the bytes; further calls of it do nothing */
  function reserve(holder: string, bytes: number): () => void {
    const change = (by: number) => {
      if (holder !== VISITORS) heldByPeople += by;
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

  function hasRoom(holder: string, bytes: number): boolean {
    const own = held.get(holder) ?? 0;
    if (holder === VISITORS) return own === 0 || own + bytes <= MAX_BYTES.visitors;
    if (own > 0 && own + bytes > MAX_BYTES.person) return false;
    return heldByPeople === 0 || heldByPeople + bytes <= MAX_BYTES.people;
  }

  app.addHook("onRequest", (request, reply, done) => {
    const takesNone = isSafe(request.method) || request.routeOptions.config.isStreamed === true;
    const bytes = takesNone ? 0 : announcedBytes(request);
    if (bytes <= SMALL_BYTES) return done();
    const { actor } = request;
    const holder = actor.role === "visitor" ? VISITORS : `${actor.accountId}`;
    if (!hasRoom(holder, bytes)) return done(unavailable());
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
