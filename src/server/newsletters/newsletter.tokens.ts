import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (key: string, purpose: string, what: string): string =>
  createHmac("sha256", key).update(`newsletter ${purpose}\n${what}`).digest("base64url");

/** The token of the link that confirms one subscription. @param key the installation's secret */
export const confirmToken = (key: string, id: number): string => `${id}.${sign(key, "confirm", String(id))}`;

/** @returns the subscription that a link confirms, or undefined for a token that we did not make */
export function readConfirmToken(key: string, token: string): number | undefined {
  const [, digits = ""] = /^([1-9]\d{0,9})\./.exec(token) ?? [];
  const [given, expected] = [Buffer.from(token), Buffer.from(confirmToken(key, Number(digits)))];
  const isOurs = digits !== "" && given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Number(digits) : undefined;
}

/**
 * The token of the link that unsubscribes an address: always the same for one address, so that the links in old letters
 * never expire (rules §6). It is kept with the subscription and found by it.
 */
export const unsubscribeToken = (key: string, email: string): string => sign(key, "unsubscribe", email.toLowerCase());

/** Whether a text has the form of such a token; nothing else is searched for in the database. */
export const isUnsubscribeToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
