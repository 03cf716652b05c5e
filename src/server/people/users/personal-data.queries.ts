import type { User } from "../../../contract/accounts/users.ts";
import type { PersonalData } from "../../../contract/people/personal-data.ts";
import { flagsOfUser, flagText } from "../../accounts/user.flag.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { instant } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { EXPORTS } from "../areas-of-personal-data.ts";

/** @returns all personal data of a user (rules §10), or undefined when there is no such user or the account is closed */
export async function readPersonalData({ db, clock }: System, userId: number): Promise<PersonalData | undefined> {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const { created_at, flags } = await db
    .selectFrom("users as u")
    .select(["u.created_at", flagsOfUser().as("flags")])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    exportedAt: clock.now().toISOString(),
    user: { ...user, createdAt: instant(created_at), flagNote: flagText(flags) },
    ...(await readParts(db, user)),
  };
}

async function readParts(db: Db, user: User): Promise<Omit<PersonalData, "exportedAt" | "user">> {
  const parts: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(EXPORTS)) parts[name] = await read(db, user);
  return parts as Awaited<ReturnType<typeof readParts>>;
}
