import { sql } from "kysely";
import type { Caution, CautionKind, GoingOn } from "../../contract/platform/cautions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { lastHoldOf } from "../animals/stays/hold.queries.ts";
import { type OverdueVaccine, overdueRequired } from "../animals/treatments/treatment.queries.ts";
import { type Clock, today } from "../base/clock.ts";
import { cautioned } from "../base/errors.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { inReadersLanguage } from "../database/translations.ts";
import { formatDay } from "../platform/papers/format.ts";
import { serverTexts } from "../texts/texts.ts";
import type { FoundAdoption } from "./adoption.queries.ts";
import { whenInWords } from "./visits/visit.letters.ts";
import { walksDone, walksNeeded } from "./visits/visit.walks.ts";

/** What a step is taken in spite of; nothing when nothing was missing. */
export type TakenDespite = { despite: string; cautions: CautionKind[] };

/** What may keep an adoption back. The overdue treatments are the oldest first. */
export type Readiness = {
  bornOn: string | null;
  walksDone: number;
  overdue: OverdueVaccine[];
  hold: { until: string | null } | null;
  /** When the home check is dated, if that is still to come. */
  homeCheckAt: string | null;
};

/** SQL for it, of `adoptions as a` and its `animals as n`; the same in every language, so that it can be compiled once. */
export const readinessOf = ({
  day,
  zone,
  now,
}: {
  day: string;
  zone: string;
  now: Date;
}) => sql<Readiness>`json_build_object(
  'bornOn', n.born_on, 'walksDone', ${walksDone}, 'overdue', ${overdueRequired(sql`a.stay_id`, day, zone)},
  'hold', ${lastHoldOf(sql`a.stay_id`, day)}, 'homeCheckAt', (select v.starts_at from visits as v where a.stage_type = 5
    and v.adoption_id = a.id and v.kind = 'home_check' and v.state = 'booked' and v.starts_at > ${now}::timestamptz))`;

const findReadiness = compiledOnce((db, values: { id: number; day: string; zone: string; now: Date }) =>
  db
    .selectFrom("adoptions as a")
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .where("a.id", "=", values.id)
    .select(["n.type", readinessOf(values).as("readiness")]),
);

/** What is missing before a contract: walks that the shelter asks for, a home check that is dated, required treatments (rules §4, spec §9). */
export function missingBeforeContract(
  type: string,
  { bornOn, walksDone, overdue, homeCheckAt }: Readiness,
  { day, zone }: { day: string; zone: string },
): Caution[] {
  const text = serverTexts().remarks.cautions;
  const needed = walksNeeded({ type, bornOn }, day);
  return [
    ...(walksDone < needed ? [{ kind: "walks", text: text.walks(walksDone, needed), weight: "reason" } as const] : []),
    ...(homeCheckAt
      ? [
          {
            kind: "homeCheckToCome",
            text: text.homeCheckToCome(whenInWords(new Date(homeCheckAt), zone)),
            weight: "reason",
          } as const,
        ]
      : []),
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
  const [found] = await findReadiness(tx, { id, day, zone: clock.zone, now: clock.now() });
  const missing = found ? missingBeforeContract(found.type, found.readiness, { day, zone: clock.zone }) : [];
  if (missing.length === 0) return { despite: "", cautions: [] };
  const kinds = [...new Set(missing.map(({ kind }) => kind))];
  const isSeen = saw === undefined || kinds.every((kind) => saw.includes(kind));
  if (despite === undefined || !isSeen) {
    const { reasonNeeded, moreIsMissing } = recordTexts().adoptions;
    throw cautioned(despite === undefined ? reasonNeeded : moreIsMissing, missing);
  }
  return { despite, cautions: kinds };
}
