import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const BYTES = { new: 32, least: 24, most: 64 } as const;

/** @returns a new secret, as Standard Webhooks writes them */
export const makeSecret = (): string => PREFIX + randomBytes(BYTES.new).toString("base64");

/** @returns a given secret as it is kept; undefined when it is not 24 to 64 bytes in base64 */
export function keptSecret(given: string): string | undefined {
  const base64 = given.startsWith(PREFIX) ? given.slice(PREFIX.length) : given;
  const bytes = Buffer.from(base64, "base64");
  const isWhole = bytes.toString("base64").replace(/=+$/, "") === base64.replace(/=+$/, "");
  return isWhole && bytes.length >= BYTES.least && bytes.length <= BYTES.most ? PREFIX + base64 : undefined;
}

type Message = { id: string; at: number; body: string; secrets: readonly string[] };

/**
 * The headers by which a receiver knows that a request is ours and new (Standard Webhooks: an HMAC-SHA256 of id, time and
 * body, one with each secret). @param message with its time in milliseconds
 */
export function signed({ id, at, body, secrets }: Message) {
  const seconds = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}
