import type { Caution, CautionKind, GoingOn } from "../../contract/platform/cautions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { overdueRequired } from "../animals/treatments/treatment.queries.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/pool.ts";
import { cautioned } from "../platform/errors.ts";
import { formatDay } from "../platform/papers/format.ts";
import { serverTexts } from "../platform/texts/texts.ts";
import type { FoundAdoption } from "./adoption.queries.ts";
import { walksOf } from "./visits/visit.walks.ts";

/** What a step is taken in spite of; nothing when nothing was missing. */
export type TakenDespite = { despite: string; cautions: CautionKind[] };

/** The part of an adoption for which something may be missing. */
type Checked = Pick<FoundAdoption, "id" | "animalId" | "userId" | "stayId">;

/** What is missing before a contract: the walks that the shelter asks for, and required treatments (rules §4, spec §9). */
export async function missingBeforeContract(db: Db, clock: Clock, adoption: Checked): Promise<Caution[]> {
  const text = serverTexts().remarks.cautions;
  const { needed, done } = await walksOf(db, clock, adoption);
  const overdue = await overdueRequired(db, clock, adoption);
  return [
    ...(done < needed ? [{ kind: "walks", text: text.walks(done, needed), weight: "reason" } as const] : []),
    ...overdue.map(({ name, dueOn }) => ({
      kind: "treatment" as const,
      text: text.treatment(name, formatDay(dueOn)),
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
  adoption: Checked,
  { despite, saw }: GoingOn,
): Promise<TakenDespite> {
  const missing = await missingBeforeContract(tx, clock, adoption);
  if (missing.length === 0) return { despite: "", cautions: [] };
  const kinds = [...new Set(missing.map(({ kind }) => kind))];
  const isSeen = saw === undefined || kinds.every((kind) => saw.includes(kind));
  if (despite === undefined || !isSeen) {
    const { reasonNeeded, moreIsMissing } = recordTexts().adoptions;
    throw cautioned(despite === undefined ? reasonNeeded : moreIsMissing, missing);
  }
  return { despite, cautions: kinds };
}
