import { type RawBuilder, sql } from "kysely";
import type { Stay, StayOfAnimal } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { registerNumberOf } from "./register-number.ts";
import { latestStayFirst } from "./stay.status.ts";
import { valueAndWords } from "./stay.words.ts";
import { toBeFetched } from "./to-be-fetched.sql.ts";

/** SQL for the latest stay of `animals as a`, as JSON: staff read it with the animal. */
export const stayOfAnimal: RawBuilder<StayOfAnimal | null> = sql<StayOfAnimal | null>`(
  select json_build_object('id', s.id, 'intakeOn', s.intake_on, 'intakeType', s.intake_type,
    'outcomeOn', s.outcome_on, 'outcomeType', s.outcome_type, 'fetching', ${toBeFetched})
  from stays as s where s.animal_id = a.id order by ${latestStayFirst} limit 1)`;

/** SQL for whether the stay `s` is its animal's latest. */
const isLatest = sql<boolean>`not exists (
  select from stays as n where n.animal_id = s.animal_id
  and stay_span(n.intake_on, n.outcome_on, n.turn) >> stay_span(s.intake_on, s.outcome_on, s.turn))`;

const staysFrom = (db: Db) =>
  db
    .selectFrom("stays as s")
    .select(["s.id", "s.animal_id as animalId", "s.intake_on as intakeOn", "s.intake_type as intakeType"])
    .select(["s.intake_subtype_id as intakeSubtypeId", "s.intake_reason_id as intakeReasonId"])
    .select(["s.intake_condition as intakeCondition", "s.intake_note as intakeNote"])
    .select(["s.intake_estimated as intakeEstimated", "s.found_where as foundWhere", "s.found_on as foundOn"])
    .select(["s.brought_by as broughtBy", "s.transferred_from as transferredFrom", "s.paid_by as paidBy"])
    .select([
      "s.returned_adoption_id as returnedAdoptionId",
      "s.outcome_on as outcomeOn",
      "s.outcome_type as outcomeType",
    ])
    .select(["s.outcome_subtype_id as outcomeSubtypeId", "s.outcome_reason_id as outcomeReasonId"])
    .select(["s.outcome_condition as outcomeCondition", "s.outcome_note as outcomeNote"])
    .select([
      "s.outcome_estimated as outcomeEstimated",
      "s.decided_by as decidedBy",
      "s.transferred_to as transferredTo",
    ])
    .select(["s.adoption_id as adoptionId", "s.recorded_at", "s.outcome_recorded_at"])
    .select([valueAndWords("intake_subtype").as("intakeSubtype"), valueAndWords("intake_reason").as("intakeReason")])
    .select([
      valueAndWords("outcome_subtype").as("outcomeSubtype"),
      valueAndWords("outcome_reason").as("outcomeReason"),
    ])
    .select([registerNumberOf("s.id").as("registerNumber"), isLatest.as("isLatest")]);
type Row = Awaited<ReturnType<ReturnType<typeof staysFrom>["execute"]>>[number];

/** Outcomes after which an animal never comes in again. */
export const IS_DEAD: ReadonlySet<Stay["outcomeType"]> = new Set(["died", "euthanasia", "dead_on_arrival"]);

/** Only the latest stay of an animal can be opened again or followed by another, and none that ended with a contract. */
function actionsOf({ isLatest, ...stay }: Omit<Row, "recorded_at" | "outcome_recorded_at">): Stay["actions"] {
  if (stay.outcomeOn === null) return ["edit", "outcome"];
  if (!isLatest) return ["edit"];
  const isReopenable = stay.adoptionId === null && stay.intakeType !== "dead_on_arrival";
  return [
    "edit",
    ...(isReopenable ? (["reopen"] as const) : []),
    ...(IS_DEAD.has(stay.outcomeType) ? [] : (["takeIn"] as const)),
  ];
}

function present({ recorded_at, outcome_recorded_at, ...row }: Row): Stay {
  const { isLatest: _isLatest, ...stay } = row;
  return {
    ...stay,
    recordedAt: instant(recorded_at),
    outcomeRecordedAt: instantOrNull(outcome_recorded_at),
    actions: actionsOf(row),
  };
}

/** All stays of an animal, the latest first. */
export async function staysOf(db: Db, animalId: number): Promise<Stay[]> {
  const rows = await staysFrom(db).where("s.animal_id", "=", animalId).orderBy(latestStayFirst).execute();
  return rows.map(present);
}

/** @throws HttpProblem 404 */
export async function readStay(db: Db, id: number): Promise<Stay> {
  const row = await staysFrom(db).where("s.id", "=", id).executeTakeFirst();
  return present(orNotFound(row, recordTexts().stays.notFound));
}

/** The latest stay of an animal, or undefined. */
export async function latestStay(db: Db, animalId: number): Promise<Stay | undefined> {
  const row = await staysFrom(db)
    .where("s.animal_id", "=", animalId)
    .orderBy(latestStayFirst)
    .limit(1)
    .executeTakeFirst();
  return row && present(row);
}

/** The id of an animal's open stay, or undefined. There is never more than one. */
export async function openStayOf(db: Db, animalId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("stays")
    .select("id")
    .where("animal_id", "=", animalId)
    .where("is_open", "=", true)
    .executeTakeFirst();
  return row?.id;
}
