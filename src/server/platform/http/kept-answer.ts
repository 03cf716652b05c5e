import type { FastifyReply, FastifyRequest } from "fastify";
import { isNotModified } from "../../base/etag.ts";

/** An answer that is kept in memory, as it is sent. `headers` are those that its 304 has as well. */
export type KeptAnswer = {
  bytes: Buffer;
  headers: Readonly<Record<string, string | number | string[] | undefined>> & { etag: string };
  /** of the answer with `bytes` alone */
  bodyHeaders?: Readonly<Record<string, string>>;
};

/**
 * Writes an answer directly to the response, with the headers that hooks have set so far. The rest of Fastify's pipeline
 * would be half of the request's cost (docs/decisions/0010).
 */
export function writeKept({ bytes, headers, bodyHeaders }: KeptAnswer, request: FastifyRequest, reply: FastifyReply) {
  const sent: Record<string, string | number | string[] | undefined> = reply.getHeaders();
  Object.assign(sent, headers);
  reply.hijack();
  if (isNotModified(headers.etag, request)) return void reply.raw.writeHead(304, sent).end();
  Object.assign(sent, bodyHeaders);
  sent["content-length"] = bytes.length;
  reply.raw.writeHead(200, sent).end(bytes);
}
