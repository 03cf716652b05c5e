import type {
  TreatmentKind,
  TreatmentKindChange,
  TreatmentRuleChange,
} from "../../../contract/animals/treatment-rules.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import { today } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { saveTexts } from "../../platform/database/translations.ts";
import { invalid, orNotFound } from "../../platform/errors.ts";
import { listKinds } from "./treatment.queries.ts";

/** Changes the name of a kind, or whether its doses need a batch. @throws HttpProblem 404; 400 */
export async function changeKind(context: Context, id: number, change: TreatmentKindChange): Promise<TreatmentKind> {
  await audited(context, "edit", { subject: "kind of treatment", id }, async ({ db: tx }) => {
    const found = tx.selectFrom("treatment_kinds").select("id").where("id", "=", id).forUpdate();
    orNotFound(await found.executeTakeFirst(), recordTexts().treatments.kindNotFound);
    await saveTexts(tx, { table: "treatment_kinds", id }, change, { name: recordTexts().treatments.nameRequired });
    if (change.needsBatch === undefined) return;
    await tx.updateTable("treatment_kinds").set({ needs_batch: change.needsBatch }).where("id", "=", id).execute();
  });
  return (await listKinds(context, id))[0] as TreatmentKind;
}

type Spacing = {
  from_weeks: number;
  until_weeks: number | null;
  every_count: number | null;
  every_unit: string | null;
  times: number | null;
};

/** @throws HttpProblem 400 at each field that does not fit the others */
function requireFittingFields({ from_weeks, until_weeks, every_count, every_unit, times }: Spacing): void {
  const text = recordTexts().treatments;
  const errors = [
    until_weeks !== null && until_weeks <= from_weeks && { field: "untilWeeks", errors: [text.untilAfterFrom] },
    (every_count === null) !== (every_unit === null) && { field: "everyCount", errors: [text.spacing] },
    every_count === null && times !== 1 && { field: "times", errors: [text.onceWithoutSpacing] },
  ].filter((error) => error !== false);
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Changes a rule, or switches it on or off. After it is switched off it plans no further doses, but those that are planned
 * stay. After it is switched on it plans from today. The background work then plans the doses of all animals.
 * @throws HttpProblem 404; 400
 */
export async function changeRule(context: Context, id: number, change: TreatmentRuleChange): Promise<TreatmentKind> {
  const kindId = await audited(context, "edit", { subject: "treatment rule", id }, async ({ db: tx, clock }) => {
    const found = tx.selectFrom("treatment_rules").selectAll().where("id", "=", id).forUpdate();
    const rule = orNotFound(await found.executeTakeFirst(), recordTexts().treatments.ruleNotFound);
    const { isActive = rule.active_since !== null } = change;
    const changed = {
      from_weeks: change.fromWeeks ?? rule.from_weeks,
      until_weeks: change.untilWeeks === undefined ? rule.until_weeks : change.untilWeeks,
      every_count: change.everyCount === undefined ? rule.every_count : change.everyCount,
      every_unit: change.everyUnit === undefined ? rule.every_unit : change.everyUnit,
      times: change.times === undefined ? rule.times : change.times,
      active_since: isActive ? (rule.active_since ?? today(clock)) : null,
    };
    requireFittingFields(changed);
    await tx.updateTable("treatment_rules").set(changed).where("id", "=", id).execute();
    await sendJob(tx, "treatments", id);
    return rule.kind_id;
  });
  return (await listKinds(context, kindId))[0] as TreatmentKind;
}
