import { createHash, randomBytes } from "node:crypto";

/** @returns 256 random bits for a cookie, of which only a hash is stored (rules §2) */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** @returns what is stored of a token */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
