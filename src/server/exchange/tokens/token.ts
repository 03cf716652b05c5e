import { hash, randomBytes } from "node:crypto";

/**
 * How every token begins, so that programs which look for secrets in code know it: `shelter_` and 64 hexadecimal digits.
 */
const PREFIX = "shelter_";
const FORM = /^shelter_[0-9a-f]{64}$/;

/** @returns a new token: 256 random bits */
export const makeToken = (): string => PREFIX + randomBytes(32).toString("hex");

/** @returns what is stored of a token; undefined for a text that is none */
export const hashOfToken = (token: string): Buffer | undefined =>
  FORM.test(token) ? hash("sha256", token, "buffer") : undefined;

/** @returns the token of a header `Authorization: Bearer …`; undefined without one */
export function bearerOf(header: string | undefined): string | undefined {
  const [, token] = /^bearer(?: +|$)(.*)$/i.exec(header ?? "") ?? [];
  return token?.trim();
}
