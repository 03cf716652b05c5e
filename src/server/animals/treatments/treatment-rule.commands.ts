import type {
  TreatmentKind,
  TreatmentKindChange,
  TreatmentRuleChange,
} from "../../../contract/animals/treatment-rules.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { today } from "../../base/clock.ts";
import { invalid, orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { saveTexts } from "../../database/translations.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import { listKinds } from "./treatment.queries.ts";

async function readKind(context: Context, id: number): Promise<TreatmentKind> {
  const [kind] = await listKinds(context, id);
  return orNotFound(kind, recordTexts().treatments.kindNotFound);
}

/** Changes the name of a kind, or whether its doses need a batch. @throws HttpProblem 404; 400 */
export function changeKind(context: Context, id: number, change: TreatmentKindChange): Promise<TreatmentKind> {
  return audited(context, "edit", { subject: "kind of treatment", id }, async (within, differ) => {
    const { db: tx } = within;
    await tx.selectFrom("treatment_kinds").select("id").where("id", "=", id).forUpdate().execute();
    const before = await readKind(within, id);
    await saveTexts(tx, { table: "treatment_kinds", id }, change, { name: recordTexts().treatments.nameRequired });
    const needs_batch = change.needsBatch ?? before.needsBatch;
    await tx.updateTable("treatment_kinds").set({ needs_batch }).where("id", "=", id).execute();
    const after = await readKind(within, id);
    differ(before, after);
    return after;
  });
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

const ruleIn = ({ rules }: TreatmentKind, id: number): object => rules.find((rule) => rule.id === id) ?? {};

/**
 * Changes a rule, or switches it on or off. After it is switched off it plans no further doses, but those that are planned
 * stay. After it is switched on it plans from today. The background work then plans the doses of all animals.
 * @throws HttpProblem 404; 400
 */
export function changeRule(context: Context, id: number, change: TreatmentRuleChange): Promise<TreatmentKind> {
  return audited(context, "edit", { subject: "treatment rule", id }, async (within, differ) => {
    const { db: tx, clock } = within;
    const found = tx.selectFrom("treatment_rules").selectAll().where("id", "=", id).forUpdate();
    const rule = orNotFound(await found.executeTakeFirst(), recordTexts().treatments.ruleNotFound);
    const before = await readKind(within, rule.kind_id);
    const { isActive = rule.active_since !== null } = change;
    const changed = {
      from_weeks: change.fromWeeks ?? rule.from_weeks,
      until_weeks: change.untilWeeks === undefined ? rule.until_weeks : change.untilWeeks,
      every_count: change.everyCount === undefined ? rule.every_count : change.everyCount,
      every_unit: change.everyUnit === undefined ? rule.every_unit : change.everyUnit,
      times: change.times === undefined ? rule.times : change.times,
      active_since: isActive ? (rule.active_since ?? today(clock)) : null,
      // From now on saving the vet's name switches it neither on nor off.
      decided_at: clock.now(),
    };
    requireFittingFields(changed);
    await tx.updateTable("treatment_rules").set(changed).where("id", "=", id).execute();
    await sendJob(tx, "treatments", id);
    const after = await readKind(within, rule.kind_id);
    differ(ruleIn(before, id), ruleIn(after, id));
    return after;
  });
}
