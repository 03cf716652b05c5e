import { createHmac, timingSafeEqual } from "node:crypto";

/** @param key the installation's secret @param purpose what the link does: a token works for one purpose only */
const sign = (key: string, purpose: string, what: string): string =>
  createHmac("sha256", key).update(`${purpose}\n${what}`).digest("base64url");

/** The tokens of links about one row. @param purpose what these links do */
export function rowTokens(purpose: string) {
  /** @param key the installation's secret */
  const make = (key: string, id: number): string => `${id}.${sign(key, purpose, String(id))}`;

  /** @returns the id of the row, or undefined for a token that we did not make for this purpose */
  function read(key: string, token: string): number | undefined {
    const [, digits = ""] = /^([1-9]\d{0,9})\./.exec(token) ?? [];
    const [given, expected] = [Buffer.from(token), Buffer.from(make(key, Number(digits)))];
    const isOurs = digits !== "" && given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? Number(digits) : undefined;
  }
  return { make, read };
}

/**
 * The token of a link about an e-mail address. It is always the same for one address, so that the links in old letters
 * never expire (rules §6). The row stores it and is found by it.
 */
export const addressToken = (key: string, purpose: string, address: string): string => sign(key, purpose, address);

/** Whether a text has the form of such a token. Other texts are not searched for in the database. */
export const isAddressToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
