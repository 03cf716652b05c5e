import { hash, randomUUID, timingSafeEqual } from "node:crypto";

/** Tokens against forged writes: a random half, and that half signed together with whom it is good for. */
export type XsrfTokens = {
  /** @param holder the session that the token is good for */
  issue(holder: string): string;
  isGood(token: string | undefined, holder: string): boolean;
};

const MIDDLE = ".";

/**
 * The signed double-submit cookie: nobody without the key can make a token, and one of another session is refused. It
 * needs no second cookie and one signature (docs/decisions/0009).
 * @param key the secret that tokens are signed with; the same for all servers of one database
 */
export function xsrfTokens(key: string): XsrfTokens {
  // SHA-3 with the key before the message is a sound signature by itself, at a third of what HMAC costs.
  const sign = (random: string, holder: string) => hash("sha3-256", [key, random, holder].join(MIDDLE), "base64url");
  return {
    issue(holder) {
      const random = randomUUID();
      return random + MIDDLE + sign(random, holder);
    },
    isGood(token, holder) {
      if (token === undefined) return false;
      const [random = "", signature = ""] = token.split(MIDDLE);
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(random, holder))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
