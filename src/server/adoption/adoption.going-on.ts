import { sql } from "kysely";
import type { Caution, CautionKind, GoingOn } from "../../contract/platform/cautions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { lastHoldOf } from "../animals/care/hold.queries.ts";
import { type OverdueVaccine, overdueRequired } from "../animals/treatments/treatment.queries.ts";
import { type Clock, today } from "../platform/clock.ts";
import { compiledOnce } from "../platform/database/compiled-once.ts";
import type { Db } from "../platform/database/pool.ts";
import { inReadersLanguage } from "../platform/database/translations.ts";
import { cautioned } from "../platform/errors.ts";
import { formatDay } from "../platform/papers/format.ts";
import { serverTexts } from "../platform/texts/texts.ts";
import type { FoundAdoption } from "./adoption.queries.ts";
import { walksDone, walksNeeded } from "./visits/visit.walks.ts";

/** What a step is taken in spite of; nothing when nothing was missing. */
export type TakenDespite = { despite: string; cautions: CautionKind[] };

/** What may keep an adoption back. The overdue treatments are the oldest first. */
export type Readiness = {
  bornOn: string | null;
  walksDone: number;
  overdue: OverdueVaccine[];
  hold: { until: string | null } | null;
};

/** SQL for it, of `adoptions as a` and its `animals as n`; the same in every language, so that it can be compiled once. */
export const readinessOf = ({ day, zone }: { day: string; zone: string }) => sql<Readiness>`json_build_object(
  'bornOn', n.born_on, 'walksDone', ${walksDone}, 'overdue', ${overdueRequired(sql`a.stay_id`, day, zone)},
  'hold', ${lastHoldOf(sql`a.stay_id`, day)})`;

const findReadiness = compiledOnce((db, values: { id: number; day: string; zone: string }) =>
  db
    .selectFrom("adoptions as a")
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .where("a.id", "=", values.id)
    .select(["n.type", readinessOf(values).as("readiness")]),
);

/** What is missing before a contract: the walks that the shelter asks for, and required treatments (rules §4, spec §9). */
export function missingBeforeContract(type: string, { bornOn, walksDone, overdue }: Readiness, day: string): Caution[] {
  const text = serverTexts().remarks.cautions;
  const needed = walksNeeded({ type, bornOn }, day);
  return [
    ...(walksDone < needed ? [{ kind: "walks", text: text.walks(walksDone, needed), weight: "reason" } as const] : []),
    ...overdue.map(({ names, dueOn }) => ({
      kind: "treatment" as const,
      text: text.treatment(inReadersLanguage(names), formatDay(dueOn)),
      weight: "reason" as const,
    })),
  ];
}

/**
 * Asks for a reason while something is missing. A reason is good for the kinds that its writer saw: what has appeared since
 * is refused, what has gone is not kept (rules §4).
 * @param tx has locked the animal
 * @throws HttpProblem 409 with what needs a reason
 */
export async function requireReason(
  tx: Db,
  clock: Clock,
  { id }: Pick<FoundAdoption, "id">,
  { despite, saw }: GoingOn,
): Promise<TakenDespite> {
  const day = today(clock);
  const [found] = await findReadiness(tx, { id, day, zone: clock.zone });
  const missing = found ? missingBeforeContract(found.type, found.readiness, day) : [];
  if (missing.length === 0) return { despite: "", cautions: [] };
  const kinds = [...new Set(missing.map(({ kind }) => kind))];
  const isSeen = saw === undefined || kinds.every((kind) => saw.includes(kind));
  if (despite === undefined || !isSeen) {
    const { reasonNeeded, moreIsMissing } = recordTexts().adoptions;
    throw cautioned(despite === undefined ? reasonNeeded : moreIsMissing, missing);
  }
  return { despite, cautions: kinds };
}
