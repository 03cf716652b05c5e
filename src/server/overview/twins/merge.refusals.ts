import type { MergeField, Side } from "../../../contract/overview/twins.ts";
import { refuseTwoAdoptions, refuseTwoApplications } from "../../adoption/merging.ts";
import { refuseTwoLives } from "../../animals/merging.ts";
import { refuseTwoAppointments } from "../../calendar/merging.ts";
import type { System } from "../../database/context.ts";
import { DEMONSTRATION_KEY, type Marks } from "../../database/demonstration.marks.ts";
import { findFact } from "../../database/installation.queries.ts";
import type { Db } from "../../database/pool.ts";
import { refuseTwoGivers } from "../../giving/merging.ts";
import type { Row } from "../../parts/merging/merge.rows.ts";
import type { Pair } from "../../parts/merging/merging.ts";
import { refuseStrangers } from "../../people/merging.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { TwoAnimals, TwoUsers } from "./merge.records.ts";

/** What forbids it in the areas, in sentences; the records are locked. */
const OF_ANIMALS = [refuseTwoLives, refuseTwoAdoptions, refuseTwoAppointments];
const OF_USERS = [refuseTwoApplications, refuseTwoGivers, refuseStrangers];

/** What each of these says, one after the other. */
async function allSaid<P>(
  refusals: readonly ((within: System, pair: P) => Promise<string[]>)[],
  within: System,
  pair: P,
) {
  const said: string[] = [];
  for (const refuse of refusals) said.push(...(await refuse(within, pair)));
  return said;
}

/** What is invented goes away with the demonstration: nothing of a real record may hang on it. */
async function isHalfInvented(db: Db, table: "animals" | "users", { gone, kept }: Pair): Promise<boolean> {
  const fact = await findFact(db, DEMONSTRATION_KEY);
  if (!fact?.value.startsWith("{")) return false;
  const last = (JSON.parse(fact.value) as Marks)[table] ?? 0;
  return gone <= last !== kept <= last;
}

async function refusalsOfBoth(db: Db, table: "animals" | "users", pair: Pair, records: { gone: Row; kept: Row }) {
  const said = serverTexts().merges;
  return [
    ...(records.gone.archived_at || records.kept.archived_at || records.kept.closed_at ? [said.deleted] : []),
    ...((await isHalfInvented(db, table, pair)) ? [said.demonstration] : []),
  ];
}

/** Everything that forbids that two animals become one, in sentences. */
export async function refuseAnimals(within: System, { pair, ...records }: TwoAnimals): Promise<string[]> {
  if (pair.gone === pair.kept) return [serverTexts().merges.itself];
  return [...(await refusalsOfBoth(within.db, "animals", pair, records)), ...(await allSaid(OF_ANIMALS, within, pair))];
}

/**
 * The same of two users. An address that nobody has confirmed may be a stranger's: it does not get what belongs to one that
 * somebody has.
 */
export async function refuseUsers(
  within: System,
  { users, accounts, ...records }: TwoUsers,
  fields: Partial<Record<MergeField, Side>>,
): Promise<string[]> {
  if (users.gone === users.kept) return [serverTexts().merges.itself];
  const stays = fields.email ?? "kept";
  const goes = stays === "gone" ? "kept" : "gone";
  const isConfirmed = (side: Side) => Boolean(records[side]["account.email_confirmed_at"]);
  return [
    ...(await refusalsOfBoth(within.db, "users", users, records)),
    ...(await allSaid(OF_USERS, within, { users, accounts })),
    ...(isConfirmed(goes) && !isConfirmed(stays)
      ? [serverTexts().merges.unconfirmed(String(records[stays]["account.email"]))]
      : []),
  ];
}
