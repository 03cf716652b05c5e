import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default) with OWASP's parameters: 19 MiB of memory, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of an account that no password opens. */
export const NO_PASSWORD = "none";

/** @returns the Argon2id hash as a PHC string, with its own random salt (rules §2) */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @returns whether the password matches; false when `passwordHash` is not an Argon2 hash */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}
