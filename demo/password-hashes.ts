import { randomBytes } from "node:crypto";
import { hashPassword } from "../src/server/accounts/password.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The password hash of each account in the demonstration. */
export type PasswordHashes = { hashFor(email: string): string };

/** The three listed accounts get the known password. The others get a random one that nobody knows. */
export async function hashDemoPasswords(): Promise<PasswordHashes> {
  const randomPassword = await hashPassword(randomBytes(32).toString("base64url"));
  const known = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS) known.set(email, await hashPassword(DEMO_PASSWORD));
  return { hashFor: (email) => known.get(email) ?? randomPassword };
}
