import type { AnimalMergeRequest, UserMergeRequest } from "../../../contract/overview/twins.ts";
import { conflict } from "../../base/errors.ts";
import { type Context, inTransaction, type WithSettings } from "../../database/context.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { changesOf } from "../../platform/audit/audit.changes.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { writeAnimalMerge } from "./merge.animals.ts";
import { readAnimals, readUsers } from "./merge.records.ts";
import { refuseAnimals, refuseUsers } from "./merge.refusals.ts";
import { writeUserMerge } from "./merge.users.ts";

/** @throws HttpProblem 409 with everything that forbids the merge */
function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw conflict(sentences.join(" "));
}

/**
 * Merges an animal into another one, in one transaction that has locked both.
 * @returns the merge's id
 * @throws HttpProblem 404, 400 at `into`, 409 with the laws that forbid it
 */
export function mergeAnimals(
  context: Context & WithKeys,
  goneId: number,
  { into, fields = {} }: AnimalMergeRequest,
): Promise<number> {
  return inTransaction(context, async (within) => {
    const records = await readAnimals(within.db, { gone: goneId, kept: into }, "lock");
    refuse(await refuseAnimals(within, records));
    const { mergeId, before, after } = await writeAnimalMerge(within, records, fields);
    await auditMerge(within, { subject: "animal", gone: goneId, kept: into, before, after });
    return mergeId;
  });
}

/** {@link mergeAnimals} for users. The sign-in of the one that goes ends, and both addresses get a letter. */
export function mergeUsers(
  context: Context & WithSettings & WithKeys,
  goneId: number,
  { into, fields = {} }: UserMergeRequest,
): Promise<number> {
  return inTransaction(context, async (within) => {
    const records = await readUsers(within.db, { gone: goneId, kept: into }, "lock");
    refuse(await refuseUsers(within, records, fields));
    const { mergeId, before, after } = await writeUserMerge(within, records, fields);
    await auditMerge(within, { subject: "user", gone: goneId, kept: into, before, after });
    return mergeId;
  });
}

/** The changed columns under the names of the contract, of which the log keeps those that it has words for. */
const named = (tables: object) =>
  Object.fromEntries(
    Object.values(tables)
      .flatMap((row: object) => Object.entries(row))
      .map(([column, value]) => [column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );

type Merged = { subject: "animal" | "user"; gone: number; kept: number; before: object; after: object };

/** In the log of both: of the one that stays with what was changed. */
async function auditMerge(within: Context, { subject, gone, kept, before, after }: Merged): Promise<void> {
  const changes = changesOf(named(before), named(after));
  await audit(within, "merge", { subject, id: kept, details: { gone }, changes });
  await audit(within, "merge", { subject, id: gone, details: { into: kept } });
}
