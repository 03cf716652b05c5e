import { randomBytes } from "node:crypto";
import { hashPassword } from "../src/server/accounts/password.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The password hash of each account in the demonstration. */
export type PasswordHashes = { hashFor(email: string): string };

/** The three listed accounts get the known password. The others get a random one that nobody knows. */
export async function hashDemoPasswords(): Promise<PasswordHashes> {
  const [randomPassword, known] = await Promise.all([
    hashPassword(randomBytes(32).toString("base64url")),
    Promise.all(DEMO_ACCOUNTS.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD)] as const)),
  ]);
  const hashes = new Map<string, string>(known);
  return { hashFor: (email) => hashes.get(email) ?? randomPassword };
}
