import { sql } from "kysely";
import type { TreatmentKind } from "../../../contract/animals/treatment-rules.ts";
import type { Context } from "../../platform/context.ts";
import { alphabeticalText } from "../../platform/database/sorting.ts";
import { textColumns } from "../../platform/database/translations.ts";
import { may } from "../../platform/policy.ts";

const rules = sql<TreatmentKind["rules"]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'species', r.species, 'fromWeeks', r.from_weeks,
    'untilWeeks', r.until_weeks, 'everyCount', r.every_count, 'everyUnit', r.every_unit, 'times', r.times,
    'activeSince', r.active_since, 'source', r.source) order by r.species desc, r.from_weeks, r.times nulls last, r.id), '[]')
  from treatment_rules as r where r.kind_id = k.id)`;

/** All kinds of treatment with their rules, by name. @param id only this one */
export async function listKinds({ db, actor }: Pick<Context, "db" | "actor">, id?: number): Promise<TreatmentKind[]> {
  const rows = await db
    .selectFrom("treatment_kinds as k")
    .$if(id !== undefined, (found) => found.where("k.id", "=", id ?? 0))
    .select(["k.id", "k.category", "k.species", "k.needs_batch as needsBatch", rules.as("rules")])
    .select(textColumns("k", ["name"], true))
    .orderBy(alphabeticalText("k.name"))
    .orderBy("k.id")
    .execute();
  const actions: TreatmentKind["actions"] = may(actor.role, "treatmentRules.write") ? ["edit"] : [];
  return rows.map((row) => ({ ...row, actions }));
}
