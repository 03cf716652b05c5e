import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isNotModified } from "../../base/etag.ts";
import type { Observer } from "./request-log.ts";

/** An answer that is kept in memory, as it is sent to one request. */
export type EarlyAnswer = {
  /** the pattern of its address, for the log */
  route: string;
  bytes: Buffer;
  etag: string;
  /** of this answer alone: names and values in turn */
  headers?: readonly string[];
  /** of the answer with `bytes`, which its 304 lacks */
  bodyHeaders?: readonly string[];
};

/** @returns the answer that is kept for a request; nothing when none is kept, or when this person must not get it */
export type FindAnswer = (request: IncomingMessage) => EarlyAnswer | undefined;

/** An error here would end the process: the framework answers such a request. */
function orNothing<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

type Headers = Readonly<Record<string, string>>;

/**
 * Answers that are ready in memory are sent before the framework sees the request: so a page reaches 0.55 of the requests per
 * second of a bare `node:http` server, where a hook of the framework reached 0.33 and 0.4 is needed (docs/decisions/0010).
 * For these answers no hook runs. The function that finds one asks the functions of the hooks who makes the request and which
 * cookies must be set.
 */
export class EarlyAnswers {
  readonly #kinds: { find: FindAnswer; headers: readonly string[] }[] = [];
  #observe: Observer = () => {};
  #isOpen = true;

  /** @param headers of all answers of this kind */
  add(find: FindAnswer, headers: Headers): void {
    this.#kinds.push({ find, headers: Object.entries(headers).flat() });
  }

  /** @param observe is told of every answer that was sent */
  observe(observe: Observer): void {
    this.#observe = observe;
  }

  /** From now on the framework answers everything: it closes connections with their last answer. */
  close(): void {
    this.#isOpen = false;
  }

  /** @returns whether the request was answered; if not, nothing has happened */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" || !this.#isOpen) return false;
    for (const { find, headers } of this.#kinds) {
      const found = orNothing(() => find(request));
      if (!found) continue;
      this.#send(found, headers, request, response);
      return true;
    }
    return false;
  }

  #send(found: EarlyAnswer, ofKind: readonly string[], request: IncomingMessage, response: ServerResponse): void {
    const { route, bytes, etag, headers = [], bodyHeaders = [] } = found;
    const began = performance.now();
    const requestId = randomUUID();
    const status = isNotModified(etag, request) ? 304 : 200;
    response.on("finish", () =>
      this.#observe({ requestId, method: "GET", route, status, ms: performance.now() - began }),
    );
    const sent = ["x-request-id", requestId, ...ofKind, "etag", etag, ...headers];
    if (status === 304) return void response.writeHead(304, sent).end();
    response.writeHead(200, [...sent, ...bodyHeaders, "content-length", `${bytes.length}`]).end(bytes);
  }
}
