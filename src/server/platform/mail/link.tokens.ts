import { createHmac, timingSafeEqual } from "node:crypto";

/** Tokens that name a row and are signed. No link gets a new one any more. @param purpose what these links do */
export function rowTokens(purpose: string) {
  const make = (key: string, id: number): string =>
    `${id}.${createHmac("sha256", key).update(`${purpose}\n${id}`).digest("base64url")}`;

  /** @param key the installation's secret @returns the id of the row, or undefined for a token that is not ours */
  function read(key: string, token: string): number | undefined {
    const [, digits = ""] = /^([1-9]\d{0,9})\./.exec(token) ?? [];
    const [given, expected] = [Buffer.from(token), Buffer.from(make(key, Number(digits)))];
    const isOurs = digits !== "" && given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? Number(digits) : undefined;
  }
  return { make, read };
}
