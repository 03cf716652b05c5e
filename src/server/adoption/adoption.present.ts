import type { Adoption, AdoptionAction } from "../../contract/adoption/adoptions.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { isStaff, type SignedIn } from "../base/actor.ts";
import { instant, instantOrNull, today } from "../base/clock.ts";
import { inLanguage } from "../base/language.ts";
import type { Context, System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { serverTexts } from "../texts/texts.ts";
import { actionsFor } from "./adoption.authorization.ts";
import { cautionsAbout, warningsAbout } from "./adoption.cautions.ts";
import { type Details, readDetails, usualDays } from "./adoption.details.ts";
import { isOpen, PROCESS } from "./adoption.process.ts";
import { proposalsFor } from "./adoption.proposals.ts";
import { ageOfAdopter, type FoundAdoption } from "./adoption.queries.ts";
import { contractHash, paperOf } from "./contract.text.ts";
import { presentHandover } from "./handover.queries.ts";
import { readAnswers, readDetails as readQuestionDetails, readQuestions } from "./questions.ts";

type StaffParts = Pick<
  Adoption,
  "adopterAge" | "adopterEmailConfirmed" | "adopterAddress" | "rivals" | "warnings" | "cautions" | "offeredMessage"
>;

/** What staff read before they decide (rules §4). The adopter gets none of it. */
function forStaffOnly(row: Details, at: { day: string; zone: string }): StaffParts {
  if (!row.counts) return {};
  const { adopterBornOn, adopterEmailConfirmed, adopterLanguage, outcome, animalName, street, postal_code, city } = row;
  const offeredMessage = inLanguage(languageOf(adopterLanguage), () =>
    serverTexts().adoptionLetters.offeredMessage(animalName),
  );
  return {
    adopterAge: ageOfAdopter(adopterBornOn, at.day),
    adopterEmailConfirmed,
    adopterAddress: [street, `${postal_code} ${city}`.trim()].filter(Boolean).join(", "),
    rivals: row.counts.rivals,
    warnings: warningsAbout(row),
    cautions: cautionsAbout(row, at),
    ...(outcome === null && { offeredMessage }),
  };
}

function toFoundAdoption(actor: SignedIn, row: Details): FoundAdoption {
  const current = row.stages.find((stage) => stage.type === row.stage_type);
  const isEmployee = actor.role === "employee";
  return {
    id: row.id,
    animalId: row.animal_id,
    userId: row.user_id,
    stayId: row.stayId,
    stageType: row.stage_type as FoundAdoption["stageType"],
    stageStatus: row.stage_status as FoundAdoption["stageStatus"],
    outcome: row.outcome,
    holdsAnimal: row.holdsAnimal,
    isAdopter: actor.role === "user" && actor.personId === row.user_id,
    isAssignee:
      isEmployee && Boolean(current?.assignees.some((a) => a.employeeId === actor.personId && a.end_at === null)),
  };
}

/** The adopter does not see the score and note of staff. */
function presentQuestionnaire(row: Details, forStaff: boolean): Adoption["questionnaire"] {
  if (!row.questionnaire) return null;
  const { questions, details, answers, submitted_at, staffScore, staffNote } = row.questionnaire;
  return {
    ...readQuestions(row.questionnaire),
    questionDetails: readQuestionDetails(questions, details),
    answers: readAnswers(answers, details),
    submittedAt: instantOrNull(submitted_at),
    staffScore: forStaff ? staffScore : null,
    staffNote: forStaff ? staffNote : "",
  };
}

const isAdoptersStep = (event: string) => PROCESS[event as AdoptionAction]?.by === "adopter";

/** The adopter does not see the notes of staff, and after a rejection not who of them decided what. */
function presentHistory(row: Details, forStaff: boolean): Adoption["history"] {
  return row.history.map(({ at, note, despite, cautions, actorFullName, ...entry }) => {
    const isVisible = forStaff || isAdoptersStep(entry.event);
    return {
      ...entry,
      despite: forStaff ? despite : "",
      cautions: forStaff ? cautions : [],
      at: instant(at),
      note: isVisible ? note : "",
      actorFullName: isVisible || !wasRejected(row) ? actorFullName : "",
    };
  });
}

const wasRejected = ({ outcome }: Details) => outcome === "rejected";

type Assignee = Details["stages"][number]["assignees"][number];
const withoutName = (assignee: Assignee): Assignee => ({ ...assignee, name: "", surname: "" });

/** The stages with their assignees. After a rejection the adopter does not see their names. */
function presentStages(row: Details, forStaff: boolean): Adoption["stages"] {
  const hidesNames = !forStaff && wasRejected(row);
  return row.stages.map(({ opened_at, closed_at, assignees, ...stage }) => ({
    ...stage,
    openedAt: instant(opened_at),
    closedAt: instantOrNull(closed_at),
    assignees: assignees
      .map((assignee) => (hidesNames ? withoutName(assignee) : assignee))
      .map(({ end_at, ...assignee }) => ({ ...assignee, endAt: instantOrNull(end_at) })),
  }));
}

/** @returns one adoption as this person may see it, or undefined when they may not (rules §4, §11) */
export async function readAdoption(system: System, actor: SignedIn, id: number): Promise<Adoption | undefined> {
  const row = await readDetails(system, actor, id);
  return row && presentFor({ ...system, actor }, row);
}

/** @returns an adoption that this person may see; after a rejection with proposed animals for its adopter */
export async function presentFor({ actor, ...system }: Context, row: Details): Promise<Adoption> {
  const adoption = await presentAdoption(system, row, actor);
  if (isStaff(actor) || !wasRejected(row)) return adoption;
  return { ...adoption, proposals: await proposalsFor(system.db, system.clock, adoption) };
}

/** @returns the adoption that this person has just created, also for an employee who is not assigned to it (rules §1) */
export async function readCreatedAdoption(system: System, actor: SignedIn, id: number): Promise<Adoption> {
  const row = await readDetails(system, isStaff(actor) ? { ...actor, role: "admin" } : actor, id);
  if (!row) throw new Error(`There is no adoption ${id}.`);
  return presentAdoption(system, row, actor);
}

/** How long others waited in this stage. Only adopters are told. */
const waitOf = async (db: Db, { outcome, stage_type }: Details, actor: SignedIn): Promise<number | null> =>
  outcome === null && !isStaff(actor) ? usualDays(db, stage_type) : null;

async function presentAdoption(system: System, row: Details, actor: SignedIn): Promise<Adoption> {
  const forStaff = isStaff(actor);
  const adoption = toFoundAdoption(actor, row);
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
    returnedAt: instantOrNull(row.returned_at),
    stages: presentStages(row, forStaff),
    application: { createdAt: instant(row.created_at), applicationLetter: row.application_letter },
    questionnaire: presentQuestionnaire(row, forStaff),
    contract: row.contract && {
      issuedAt: instant(row.contract.issued_at),
      sha256: row.contract.accepted_sha256 ?? contractHash(paperOf(row.contract)),
      acceptedAt: instantOrNull(row.contract.accepted_at),
      acceptedSha256: row.contract.accepted_sha256,
    },
    handover: presentHandover(row, actor, system.clock),
    history: presentHistory(row, forStaff),
    animalType: row.animalType,
    animalPhoto: row.animalPhoto,
    usualDays: await waitOf(system.db, row, actor),
    actions: actionsFor(actor, adoption),
    ...(!forStaff && isOpen(adoption) && { ownPasswordFirst: actor.passwordByStaff }),
    ...forStaffOnly(row, { day: today(system.clock), zone: system.clock.zone }),
  };
}
