import { sql } from "kysely";
import type { SwitchedOn, SwitchOffRequest, VetRequest } from "../../../contract/animals/vet.ts";
import { today } from "../../base/clock.ts";
import { anyOf } from "../../database/any-of.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { changesOf } from "../../platform/audit/audit.changes.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import { lockSaved } from "../../platform/shelter/shelter.locks.ts";

/** Who the shelter's vet is; empty while nobody has said so. */
export async function readVet(db: Db): Promise<string> {
  const row = await db.selectFrom("shelter").select("vet").executeTakeFirst();
  return row?.vet ?? "";
}

/**
 * Saves who the shelter's vet is. Then the rules are on that nobody has decided on: they are what vets usually do, and
 * without one nothing is ever planned.
 * @throws HttpProblem 409 when somebody else has changed the name since this person saw it
 */
export function saveVet(context: Context, change: VetRequest): Promise<{ vet: string; switchedOn: SwitchedOn[] }> {
  return audited(context, "edit", { subject: "shelter", id: null }, async (within, differ) => {
    const { db: tx } = within;
    await lockSaved(tx);
    const before = await readVet(tx);
    const { vet = before } = change;
    differ({ vet: before }, { vet });
    await tx.updateTable("shelter").set({ vet }).execute();
    return { vet, switchedOn: vet ? await switchOn(within) : [] };
  });
}

async function auditSwitch(within: Context, id: number, before: string | null, after: string | null): Promise<void> {
  const changes = changesOf({ activeSince: before }, { activeSince: after });
  await audit(within, "edit", { subject: "treatment rule", id, changes });
}

async function switchOn(within: Context): Promise<SwitchedOn[]> {
  const { db: tx, clock } = within;
  const day = today(clock);
  const rules = await tx
    .updateTable("treatment_rules as r")
    .from("treatment_kinds as k")
    .whereRef("k.id", "=", "r.kind_id")
    .where("r.active_since", "is", null)
    .where("r.decided_at", "is", null)
    .set({ active_since: day })
    .returning(["r.id", readersText("k.name").as("kind")])
    .execute();
  for (const { id } of rules) await auditSwitch(within, id, null, day);
  const [first] = rules;
  if (first) await sendJob(tx, "treatments", first.id);
  return rules;
}

/**
 * Switches off again what {@link saveVet} has switched on, and cancels what was planned by it. A rule that somebody has
 * decided on since stays as it is; the others are off from now on by somebody's will.
 */
export function switchOff(context: Context, { ruleIds }: SwitchOffRequest): Promise<{ switchedOff: number[] }> {
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    const rules = await tx
      .selectFrom("treatment_rules")
      .select(["id", "active_since"])
      .where("id", "=", anyOf(ruleIds))
      .where("active_since", "is not", null)
      .where("decided_at", "is", null)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    const ids = rules.map(({ id }) => id);
    await tx
      .updateTable("treatment_rules")
      .set({ active_since: null, decided_at: clock.now() })
      .where("id", "=", anyOf(ids))
      .execute();
    // Who plans doses has locked the animal and may have read the rules before: all of them are waited for.
    await sql`select from animals where id in (select animal_id from stays where is_open)
      order by id for no key update`.execute(tx);
    await tx
      .updateTable("treatments")
      .set({ state: "cancelled", closed_at: clock.now(), closed_by: actor.accountId })
      .where("rule_id", "=", anyOf(ids))
      .where("state", "=", "planned")
      .execute();
    for (const { id, active_since } of rules) await auditSwitch(within, id, active_since, null);
    return { switchedOff: ids };
  });
}
