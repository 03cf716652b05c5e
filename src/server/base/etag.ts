import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** @returns the ETag of an answer with these bytes */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");

/** @returns whether the client already has this answer, so that it gets 304. A proxy may have made its ETag weak (RFC 9110 §13.1.2) */
export function isNotModified(etag: string, { headers }: Pick<IncomingMessage, "headers">): boolean {
  const known = headers["if-none-match"];
  if (known === undefined) return false;
  const tags = known.split(",").map(withoutWeakness);
  return tags.includes("*") || tags.includes(withoutWeakness(etag));
}
