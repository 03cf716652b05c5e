import { randomBytes } from "node:crypto";
import { hashPassword } from "../server/accounts/password.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The password hashes of the demonstration's accounts. */
export type Logins = { hashFor(email: string): string };

/** The three named accounts get the known password; nobody can sign in to the others, whose password is thrown away. */
export async function makeLogins(): Promise<Logins> {
  const nobodyKnows = await hashPassword(randomBytes(32).toString("base64url"));
  const known = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS) known.set(email, await hashPassword(DEMO_PASSWORD));
  return { hashFor: (email) => known.get(email) ?? nobodyKnows };
}
