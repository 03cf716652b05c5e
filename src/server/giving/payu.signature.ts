import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The header's two spellings (rules §7), in lower case as Node has them. */
const HEADERS = ["openpayu-signature", "x-openpayu-signature"] as const;

const ALGORITHMS: Readonly<Record<string, string>> = {
  MD5: "md5",
  SHA1: "sha1",
  "SHA-1": "sha1",
  SHA256: "sha256",
  "SHA-256": "sha256",
};
const DEFAULT_ALGORITHM = "MD5";

/** The header's parts: `sender=checkout;signature=…;algorithm=MD5;content=DOCUMENT`. */
function partsOf(header: string): Map<string, string> {
  const parts = header.split(";").map((part): [string, string] => {
    const [name = "", ...value] = part.split("=");
    return [name.trim().toLowerCase(), value.join("=").trim()];
  });
  return new Map(parts);
}

function sign(body: Uint8Array, secondKey: string, algorithm: string): Buffer {
  return hash(algorithm, Buffer.concat([body, Buffer.from(secondKey)]), "buffer");
}

function isValid(header: string, body: Uint8Array, secondKey: string): boolean {
  const parts = partsOf(header);
  const algorithm = ALGORITHMS[(parts.get("algorithm") || DEFAULT_ALGORITHM).toUpperCase()];
  if (!algorithm) return false;
  const [given, expected] = [Buffer.from(parts.get("signature") ?? "", "hex"), sign(body, secondKey, algorithm)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether a notice was signed with the second key, compared in constant time.
 * @param body as it came, byte by byte
 */
export function isSigned(headers: IncomingHttpHeaders, body: Uint8Array, secondKey: string): boolean {
  const given = HEADERS.flatMap((name) => headers[name] ?? []);
  return given.some((header) => isValid(header, body, secondKey));
}

/** The header with which the sandbox signs its notices. */
export function signatureHeader(body: Uint8Array, secondKey: string): { "OpenPayu-Signature": string } {
  const signature = sign(body, secondKey, "sha256").toString("hex");
  return { "OpenPayu-Signature": `sender=checkout;signature=${signature};algorithm=SHA-256;content=DOCUMENT` };
}
