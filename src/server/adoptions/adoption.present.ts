import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Adoption } from "../../contract/adoptions.ts";
import type { Db } from "../database/pool.ts";
import type { SignedIn } from "../sessions/actor.ts";
import type { FoundAdoption } from "./adoption.queries.ts";
import { visibleTo } from "./adoption.queries.ts";
import { actionsFor } from "./adoption.rights.ts";

/** JSON made by PostgreSQL has moments as text in the session's zone; the contract wants them in UTC. */
const instant = (moment: string | Date): string => new Date(moment).toISOString();
const instantOrNull = (moment: string | Date | null): string | null => (moment === null ? null : instant(moment));

function details(db: Db, actor: SignedIn, id: number) {
  return visibleTo(db, actor)
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .where("a.id", "=", id)
    .select([
      "a.id",
      "a.animal_id",
      "a.user_id",
      "a.created_at",
      "a.application_letter",
      "a.stage_type",
      "a.stage_status",
      "a.outcome",
      "n.name as animalName",
      "u.flag_note",
    ])
    .select(sql<string>`u.name || ' ' || u.surname`.as("adopterFullName"))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("adoption_stages as s")
          .whereRef("s.adoption_id", "=", "a.id")
          .select(["s.id", "s.type", "s.opened_at", "s.closed_at"])
          .select((stage) =>
            jsonArrayFrom(
              stage
                .selectFrom("adoption_stage_assignees as x")
                .innerJoin("employees as e", "e.id", "x.employee_id")
                .whereRef("x.stage_id", "=", "s.id")
                .select(["x.employee_id as employeeId", "e.name", "e.surname", "x.end_at"])
                .orderBy("x.assigned_at")
                .orderBy("x.employee_id"),
            ).as("assignees"),
          )
          .orderBy("s.type"),
      ).as("stages"),
      jsonArrayFrom(
        eb
          .selectFrom("adoption_history as h")
          .leftJoin("employees as he", "he.account_id", "h.actor_account_id")
          .leftJoin("users as hu", "hu.account_id", "h.actor_account_id")
          .whereRef("h.adoption_id", "=", "a.id")
          .select(["h.at", "h.event", "h.stage_type as stageType", "h.stage_status as stageStatus", "h.note"])
          .select(
            sql<string>`coalesce(he.name || ' ' || he.surname, hu.name || ' ' || hu.surname, '')`.as("actorFullName"),
          )
          .orderBy("h.id"),
      ).as("history"),
      jsonObjectFrom(
        eb
          .selectFrom("adoption_questionnaires as q")
          .whereRef("q.adoption_id", "=", "a.id")
          .select([
            "q.questions",
            "q.answers",
            "q.submitted_at",
            "q.staff_score as staffScore",
            "q.staff_note as staffNote",
          ]),
      ).as("questionnaire"),
      jsonObjectFrom(
        eb
          .selectFrom("adoption_contracts as c")
          .whereRef("c.adoption_id", "=", "a.id")
          .select(["c.issued_at", "c.accepted_at", "c.accepted_sha256 as acceptedSha256"]),
      ).as("contract"),
    ]);
}

type Details = NonNullable<Awaited<ReturnType<ReturnType<typeof details>["executeTakeFirst"]>>>;

/** What staff are told before they go on (decisions §4). */
async function warningsAbout(db: Db, row: Details): Promise<{ rivals: number; warnings: string[] }> {
  const counts = await db
    .selectFrom("adoptions as o")
    .select([
      sql<number>`count(*) filter (where o.animal_id = ${row.animal_id} and o.outcome is null)`.as("rivals"),
      sql<number>`count(*) filter (where o.user_id = ${row.user_id} and o.outcome is null)`.as("others"),
      sql<number>`count(*) filter (where o.user_id = ${row.user_id} and o.outcome = 'rejected')`.as("rejections"),
    ])
    .where("o.id", "<>", row.id)
    .where((eb) => eb.or([eb("o.animal_id", "=", row.animal_id), eb("o.user_id", "=", row.user_id)]))
    .executeTakeFirstOrThrow();
  const warnings = [
    counts.others > 0 && `This person has ${counts.others} other open application${counts.others === 1 ? "" : "s"}.`,
    counts.rejections > 0 && `This person was rejected before (${counts.rejections}).`,
    row.flag_note !== "" && `This person was flagged: ${row.flag_note}`,
  ];
  return { rivals: counts.rivals, warnings: warnings.filter((warning) => warning !== false) };
}

function standing(actor: SignedIn, row: Details): FoundAdoption {
  const current = row.stages.find((stage) => stage.type === row.stage_type);
  const isEmployee = actor.role === "employee";
  return {
    id: row.id,
    animalId: row.animal_id,
    userId: row.user_id,
    stageType: row.stage_type as FoundAdoption["stageType"],
    stageStatus: row.stage_status as FoundAdoption["stageStatus"],
    outcome: row.outcome,
    isAdopter: actor.role === "user" && actor.personId === row.user_id,
    isAssignee:
      isEmployee && Boolean(current?.assignees.some((a) => a.employeeId === actor.personId && a.end_at === null)),
  };
}

/** Staff's score and note are not the adopter's to read. */
function presentQuestionnaire(row: Details, isStaff: boolean): Adoption["questionnaire"] {
  if (!row.questionnaire) return null;
  const { questions, answers, submitted_at, staffScore, staffNote } = row.questionnaire;
  return {
    questions,
    answers,
    submittedAt: instantOrNull(submitted_at),
    staffScore: isStaff ? staffScore : null,
    staffNote: isStaff ? staffNote : "",
  };
}

/** Notes in the history are staff's words among themselves; the adopter reads their own. */
function presentHistory(row: Details, isStaff: boolean): Adoption["history"] {
  const adopters = new Set(["questionnaire/submit", "contract/accept", "withdraw"]);
  return row.history.map(({ at, note, ...entry }) => ({
    ...entry,
    at: instant(at),
    note: isStaff || adopters.has(entry.event) ? note : "",
  }));
}

/** @returns one adoption as this person may see it, or undefined when there is none for them (decisions §4, §11) */
export async function readAdoption(db: Db, actor: SignedIn, id: number): Promise<Adoption | undefined> {
  const row = await details(db, actor, id).executeTakeFirst();
  if (!row) return undefined;
  const isStaff = actor.role !== "user";
  const adoption = standing(actor, row);
  return {
    id: row.id,
    animalId: row.animal_id,
    animalName: row.animalName,
    userId: row.user_id,
    adopterFullName: row.adopterFullName,
    createdAt: instant(row.created_at),
    currentStageId: row.stages.find((stage) => stage.type === row.stage_type)?.id ?? 0,
    currentStageType: row.stage_type,
    currentStageStatus: row.stage_status,
    outcome: row.outcome,
    stages: row.stages.map(({ opened_at, closed_at, assignees, ...stage }) => ({
      ...stage,
      openedAt: instant(opened_at),
      closedAt: instantOrNull(closed_at),
      assignees: assignees.map(({ end_at, ...assignee }) => ({ ...assignee, endAt: instantOrNull(end_at) })),
    })),
    application: { createdAt: instant(row.created_at), applicationLetter: row.application_letter },
    questionnaire: presentQuestionnaire(row, isStaff),
    contract: row.contract && {
      issuedAt: instant(row.contract.issued_at),
      acceptedAt: instantOrNull(row.contract.accepted_at),
      acceptedSha256: row.contract.acceptedSha256,
    },
    history: presentHistory(row, isStaff),
    actions: actionsFor(actor, adoption),
    ...(isStaff ? await warningsAbout(db, row) : {}),
  };
}
