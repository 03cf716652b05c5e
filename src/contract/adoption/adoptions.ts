import { z } from "zod";
import { OUTCOMES, type StageStatus, type StageType, stageAndStatus } from "../animals/adoption-state.ts";
import { ANIMAL_TYPES, Animal } from "../animals/animals.ts";
import { handOverRequest } from "../animals/hand-over.ts";
import type { CallTable } from "../platform/call.ts";
import { CAUTION_KINDS, Caution, GoingOn } from "../platform/cautions.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ShownPhoto } from "../platform/photos.ts";
import {
  ById,
  choice,
  chosenId,
  exportedListQuery,
  Id,
  Instant,
  listOf,
  optionalLines,
  requiredLines,
  sortBy,
  typedNumber,
} from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { CallOffRequest, Handover } from "./handovers.ts";
import {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireDraft,
  QuestionnaireTemplate,
  QuestionnaireTemplateRequest,
  StoredDraft,
} from "./questionnaire.ts";
import { MeetingRequest } from "./visits.ts";

const text = messages(() => recordTexts().adoptions);
const { recordNumber } = messages(() => recordTexts().lists);

/** The steps of an adoption: each is one call and one row of the process table (spec §7, rules §4). */
export const ADOPTION_ACTIONS = [
  "questionnaire/send",
  "questionnaire/submit",
  "questionnaire/staff-review",
  "main-caretaker/decision",
  "home-check/complete",
  "contract/issue",
  "contract/accept",
  "contract/withdraw",
  "withdraw",
  "reject",
] as const;
export type AdoptionAction = (typeof ADOPTION_ACTIONS)[number];

const MAX_TEXT_LENGTH = 5000;
const note = optionalLines(MAX_TEXT_LENGTH).default("");
const MAX_MESSAGE_LENGTH = 1000;
/** What a rejection says to the adopter. Without it they get the built-in text. The note is for staff only. */
const messageToAdopter = optionalLines(MAX_MESSAGE_LENGTH).default("");

/** The body of `POST /adoptions/applications`; `userId` is staff's, for somebody who walked in (spec §7, rules §4). */
export const AdoptionApplication = z.object({
  animalId: chosenId(text.animalRequired),
  applicationLetter: requiredLines(text.letterRequired, MAX_TEXT_LENGTH),
  userId: Id.optional(),
});
export type AdoptionApplication = z.output<typeof AdoptionApplication>;

export const StaffReview = z.object({
  score: z.number(text.scoreInvalid).min(0, text.scoreInvalid).max(100, text.scoreInvalid),
  note,
  messageToAdopter,
  approved: z.boolean().default(true),
});
export const Decision = z.object({ approved: z.boolean(text.decisionRequired), note, messageToAdopter });
/** The result of the home check. A yes issues the contract; `despite` says why, while something is missing (rules §4). */
export const HomeCheckResult = Decision.extend(GoingOn);
/** The body of `POST …/contract/issue`, which may be empty. */
export const ContractIssue = z.object(GoingOn);
/** `sha256` of the contract that was read: if it has been issued again since, the answer is refused (rules §16). */
export const ContractAnswer = z.object({
  accepted: z.boolean(text.acceptanceRequired),
  sha256: z.string().max(200).optional(),
});
export const Rejection = z.object({
  note: requiredLines(text.noteRequired, MAX_TEXT_LENGTH),
  messageToAdopter,
});
export const Assignees = z.object({ employeeIds: z.array(Id).max(50) });

export const AdoptionItem = z
  .object({
    id: Id,
    animalId: Id,
    animalName: z.string(),
    adopterFullName: z.string(),
    adopterAge: z.int().nullish().describe("staff: in years; null when it is not known"),
    createdAt: Instant,
    currentStageId: Id,
    currentStageType: z.int().min(1).max(6),
    currentStageStatus: z.int().min(0).max(3),
    outcome: z.enum(OUTCOMES).nullable(),
  })
  .meta({ id: "AdoptionItem" });
export type AdoptionItem = z.infer<typeof AdoptionItem>;
export const AdoptionPage = listOf(AdoptionItem);
/** The open applications for an animal: how many there are, and those that this person may read, oldest first. */
export const ApplicationsOfAnimal = z.object({ total: z.int(), items: z.array(AdoptionItem) });
/** The columns of the administration's list (spec §2.6). */
export const ADOPTION_SORTS = ["animalName", "adopterFullName", "stage", "createdAt"] as const;
/** `open=true` leaves out the adoptions that are over; with `userId` they are those of one adopter. */
export const AdoptionQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(ADOPTION_SORTS),
  open: choice(["true"] as const, text.openInvalid),
  userId: typedNumber(chosenId(recordNumber)).optional(),
});
export type AdoptionQuery = z.output<typeof AdoptionQuery>;

/** A page of each stage of the board, or the next page of one of them. */
export const AdoptionBoardQuery = z.object({
  stage: typedNumber(z.int(text.stageInvalid).min(1, text.stageInvalid).max(6, text.stageInvalid)).optional(),
  page: typedNumber(z.int(text.stageInvalid).min(1, text.stageInvalid).max(100_000, text.stageInvalid)).optional(),
  pageSize: typedNumber(z.int(text.stageInvalid).min(1, text.stageInvalid).max(100, text.stageInvalid)).default(20),
});
export type AdoptionBoardQuery = z.output<typeof AdoptionBoardQuery>;

/** An open adoption on the board. */
export const BoardAdoption = AdoptionItem.extend({
  stageSince: Instant.describe("when its stage was opened"),
  next: z
    .object({ action: z.enum(ADOPTION_ACTIONS), to: z.int().min(1).max(6) })
    .nullable()
    .describe("the step that this person may take from the board, which needs nothing more, and the stage it leads to"),
}).meta({ id: "BoardAdoption" });
export type BoardAdoption = z.infer<typeof BoardAdoption>;
export const AdoptionBoard = z.object({
  page: z.int(),
  pageSize: z.int(),
  stages: z.array(z.object({ type: z.int().min(1).max(6), totalCount: z.int(), items: z.array(BoardAdoption) })),
  ended: z.array(AdoptionItem).describe("admins: those that ended last, the latest first"),
});
export type AdoptionBoard = z.infer<typeof AdoptionBoard>;

/** The state of the reader's own adoption of an animal: the open one, or the one by which the animal lives with them. */
export const OwnAdoption = z
  .object({
    id: Id,
    stageType: z.int().min(1).max(6),
    stageStatus: z.int().min(0).max(3),
    outcome: z.enum(OUTCOMES).nullable(),
    holdsAnimal: z.boolean().describe("reserved for this person, waiting for them, or living with them"),
    isToBeFetched: z.boolean().describe("it waits for this person to fetch it"),
  })
  .meta({ id: "OwnAdoption" });
export type OwnAdoption = z.infer<typeof OwnAdoption>;
/** Null when there is none to follow. */
export const OwnAdoptionOfAnimal = z.object({ ownAdoption: OwnAdoption.nullable() });
export type OwnAdoptionOfAnimal = z.infer<typeof OwnAdoptionOfAnimal>;

/** @returns the text about the reader's own adoption of an animal, which replaces what other visitors read about it */
export function ownAdoptionText(
  animal: string,
  { stageType, stageStatus, outcome, holdsAnimal, isToBeFetched }: OwnAdoption,
): string {
  const { ownAdopted, ownToFetch, ownReserved, ownApplied } = recordTexts().adoptions;
  if (outcome !== null) return isToBeFetched ? ownToFetch(animal) : ownAdopted(animal);
  const state = stageAndStatus(stageType as StageType, stageStatus as StageStatus, outcome);
  return holdsAnimal ? ownReserved(animal, state) : ownApplied(animal, state);
}

const Person = z.object({ employeeId: Id, name: z.string(), surname: z.string() });
const Assignee = Person.extend({ endAt: Instant.nullable() });
const Stage = z.object({
  id: Id,
  type: z.int().min(1).max(6),
  openedAt: Instant,
  closedAt: Instant.nullable(),
  assignees: z.array(Assignee),
});
const HistoryEntry = z.object({
  at: Instant,
  event: z
    .string()
    .describe(
      "the call that was made, `applications` for the first, `hand-over/call-off` when the adoption ended before the animal was fetched, `overtaken` when the animal found another home, `left` when it left the shelter another way, `returned` when it came back",
    ),
  actorFullName: z.string(),
  stageType: z.int().min(1).max(6),
  stageStatus: z.int().min(0).max(3),
  note: z.string(),
  message: z.string().describe("what staff wrote to the adopter with a rejection"),
  despite: z.string().describe("staff: why the step was taken in spite of these cautions"),
  cautions: z.array(z.enum(CAUTION_KINDS)).describe("staff: what was missing then"),
});
const Contract = z.object({
  issuedAt: Instant,
  sha256: z.string().describe("of its text as it was issued last; an answer to it names it"),
  acceptedAt: Instant.nullable(),
  acceptedSha256: z.string().nullable(),
});

/** An animal that is proposed to an adopter after a rejection. */
export const ProposedAnimal = Animal.pick({
  id: true,
  name: true,
  type: true,
  sex: true,
  age: true,
  ageMonths: true,
  breed: true,
  mainPhotoId: true,
}).meta({ id: "ProposedAnimal" });
export type ProposedAnimal = z.infer<typeof ProposedAnimal>;

/** One adoption as staff and the adopter see it. The adopter does not get the fields for staff (rules §4). */
export const Adoption = AdoptionItem.extend({
  userId: Id,
  returnedAt: Instant.nullable().describe("when the animal came back to the shelter after this adoption was completed"),
  stages: z.array(Stage),
  application: z.object({ createdAt: Instant, applicationLetter: z.string() }),
  questionnaire: Questionnaire.nullable(),
  contract: Contract.nullable(),
  handover: Handover.nullable().describe("null before the contract is accepted"),
  history: z.array(HistoryEntry),
  animalType: z.enum(ANIMAL_TYPES),
  animalPhoto: ShownPhoto.pick({ id: true, focalX: true, focalY: true }).nullable(),
  usualDays: z
    .int()
    .nullable()
    .describe("the adopter's, while the shelter takes the next step: how many days this stage took lately"),
  actions: z.array(z.enum(ADOPTION_ACTIONS)).describe("what this person may do now"),
  ownPasswordFirst: z
    .boolean()
    .optional()
    .describe("adopter: staff have set their password; steps wait until they have chosen one of their own"),
  adopterEmailConfirmed: z.boolean().optional().describe("staff: whether letters are known to reach the adopter"),
  adopterAddress: z.string().optional().describe("staff: where the animal would live; blank when it is not known"),
  rivals: z.int().optional().describe("staff: how many other open applications the animal has"),
  warnings: z.array(z.string()).optional().describe("staff: what is known of the adopter"),
  cautions: z.array(Caution).optional().describe("staff: all that is to be looked at before going on"),
  offeredMessage: z.string().optional().describe("staff: words to the adopter for a rejection, in their language"),
  proposals: z.array(ProposedAnimal).optional().describe("adopter, after a no: animals that suit the same home"),
}).meta({ id: "Adoption" });
export type Adoption = z.infer<typeof Adoption>;

/** The shapes of the picture of an adopted animal: 1200 × 630 pixels, or 1080 × 1920 for stories on phones. */
export const HOMECOMING_SHAPES = ["wide", "tall"] as const;
export const HomecomingQuery = z.object({ shape: choice(HOMECOMING_SHAPES, text.shapeInvalid) });

/** Every call about adoptions (spec §7; rules §4, §11). */
export const adoptionCalls = {
  "GET /adoptions": { query: AdoptionQuery, answer: AdoptionPage },
  "GET /adoptions/assigned": { query: AdoptionQuery, answer: AdoptionPage },
  "GET /adoptions/me": { query: AdoptionQuery, answer: AdoptionPage },
  "GET /adoptions/board": { query: AdoptionBoardQuery, answer: AdoptionBoard },
  "GET /animals/:id/applications": { params: ById, answer: ApplicationsOfAnimal },
  "GET /animals/:id/own-adoption": { params: ById, answer: OwnAdoptionOfAnimal },
  "GET /adoptions/:id": { params: ById, answer: Adoption },
  "POST /adoptions/applications": { body: AdoptionApplication, answer: Adoption, status: 201 },
  "POST /adoptions/:id/questionnaire/send": { params: ById, answer: Adoption },
  "POST /adoptions/:id/questionnaire/submit": { params: ById, body: QuestionnaireAnswers, answer: Adoption },
  "GET /adoptions/:id/questionnaire/draft": { params: ById, answer: StoredDraft },
  "PUT /adoptions/:id/questionnaire/draft": { params: ById, body: QuestionnaireDraft, answer: QuestionnaireDraft },
  "POST /adoptions/:id/questionnaire/staff-review": { params: ById, body: StaffReview, answer: Adoption },
  "POST /adoptions/:id/main-caretaker/decision": { params: ById, body: Decision, answer: Adoption },
  "POST /adoptions/:id/home-check/complete": { params: ById, body: HomeCheckResult, answer: Adoption },
  "POST /adoptions/:id/contract/issue": { params: ById, body: ContractIssue, answer: Adoption },
  "POST /adoptions/:id/contract/accept": { params: ById, body: ContractAnswer, answer: Adoption },
  "POST /adoptions/:id/contract/withdraw": { params: ById, answer: Adoption },
  "POST /adoptions/:id/hand-over": { params: ById, body: handOverRequest, answer: Adoption },
  "POST /adoptions/:id/hand-over/undo": { params: ById, answer: Adoption },
  "POST /adoptions/:id/hand-over/call-off": { params: ById, body: CallOffRequest, answer: Adoption },
  /** Answers the paper that goes along with the animal, as PDF in the adopter's language. */
  "GET /adoptions/:id/hand-over/paper": { params: ById },
  "PUT /adoptions/:id/fetching": { params: ById, body: MeetingRequest, answer: Adoption },
  "POST /adoptions/:id/withdraw": { params: ById, answer: Adoption },
  "POST /adoptions/:id/reject": { params: ById, body: Rejection, answer: Adoption },
  "PUT /adoptions/:id/assignees": { params: ById, body: Assignees, answer: Adoption },
  /** Answers the paper as PDF. */
  "GET /adoptions/:id/contract": { params: ById },
  /** Answers a picture as JPEG. */
  "GET /adoptions/:id/homecoming-card": { params: ById, query: HomecomingQuery },
  "GET /adoptions/questionnaire/template": { answer: QuestionnaireTemplate },
  "PUT /adoptions/questionnaire/template": { body: QuestionnaireTemplateRequest, answer: QuestionnaireTemplate },
} satisfies CallTable;
