import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import {
  ById,
  Day,
  dayUpToToday,
  Id,
  Instant,
  optionalLines,
  optionalText,
  requiredLines,
} from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ToBeFetched } from "./to-be-fetched.ts";

/** How an animal comes in; `dead_on_arrival` is no live intake (rules §14). */
export const INTAKE_TYPES = [
  "stray",
  "owner_surrender",
  "adoption_return",
  "transfer_in",
  "seizure",
  "abandoned",
  "born_in_care",
  "quarantine",
  "owner_requested_euthanasia",
  "other",
  "dead_on_arrival",
] as const;
/** How a stay ends: five live outcomes, three that are not live, and `dead_on_arrival`, which no rate counts (rules §14). */
export const OUTCOME_TYPES = [
  "adoption",
  "return_to_owner",
  "transfer_out",
  "return_to_field",
  "other_live",
  "died",
  "euthanasia",
  "lost",
  "dead_on_arrival",
] as const;
/** Outcomes that count as live in every rate. */
export const LIVE_OUTCOMES = [
  "adoption",
  "return_to_owner",
  "transfer_out",
  "return_to_field",
  "other_live",
] as const satisfies readonly (typeof OUTCOME_TYPES)[number][];
/** The conditions of the Asilomar Accords. */
export const CONDITIONS = [
  "healthy",
  "treatable_rehabilitatable",
  "treatable_manageable",
  "unhealthy_untreatable",
  "unknown",
] as const;
export type IntakeType = (typeof INTAKE_TYPES)[number];
export type OutcomeType = (typeof OUTCOME_TYPES)[number];
export type Condition = (typeof CONDITIONS)[number];

const StayDays = z.object({
  id: Id,
  intakeOn: Day,
  intakeType: z.enum(INTAKE_TYPES),
  outcomeOn: Day.nullable(),
  outcomeType: z.enum(OUTCOME_TYPES).nullable(),
});

/** The latest stay of an animal, which staff read with the animal. */
export const StayOfAnimal = StayDays.extend({ fetching: ToBeFetched.nullable() }).meta({ id: "StayOfAnimal" });
export type StayOfAnimal = z.infer<typeof StayOfAnimal>;

/** What may be done with a stay; `takeIn` begins the animal's next one. */
export const STAY_ACTIONS = ["edit", "outcome", "reopen", "takeIn"] as const;

/** One stay, from an intake to an outcome. */
export const Stay = StayDays.extend({
  animalId: Id,
  registerNumber: z.string().describe("its number in the register of a year, as 2026/57"),
  intakeSubtype: z.string().describe("how exactly: a value of the shelter's list, own words, or both"),
  intakeSubtypeId: Id.nullable(),
  intakeCondition: z.enum(CONDITIONS),
  intakeReason: z.string().describe("a value of the shelter's list, own words, or both"),
  intakeReasonId: Id.nullable(),
  intakeNote: z.string(),
  intakeEstimated: z.boolean().describe("nobody recorded the day"),
  foundWhere: z.string(),
  foundOn: Day.nullable(),
  broughtBy: z.string(),
  transferredFrom: z.string(),
  paidBy: z.string(),
  returnedAdoptionId: Id.nullable(),
  outcomeSubtype: z.string(),
  outcomeSubtypeId: Id.nullable(),
  outcomeCondition: z.enum(CONDITIONS),
  outcomeReason: z.string(),
  outcomeReasonId: Id.nullable(),
  outcomeNote: z.string(),
  outcomeEstimated: z.boolean(),
  decidedBy: z.string(),
  transferredTo: z.string(),
  adoptionId: Id.nullable().describe("the adoption whose contract ended the stay"),
  recordedAt: Instant,
  outcomeRecordedAt: Instant.nullable(),
  actions: z.array(z.enum(STAY_ACTIONS)),
}).meta({ id: "Stay" });
export type Stay = z.infer<typeof Stay>;

const text = messages(() => recordTexts().stays);

/** What the schemas need to know: the shelter's present day. */
export type StayFacts = { today: () => string };

const LINE = 200;
const LONG = 5000;
const line = optionalText(LINE);
const long = optionalLines(LONG);
/** A value of one of the shelter's lists; a typed text may be given in addition or instead. */
const listed = Id.optional();
const condition = z.enum(CONDITIONS, text.condition).optional();

/** A day on which something happened: not in the future, and not before there were records of animals. */
export const pastDay = ({ today }: StayFacts) =>
  dayUpToToday(today, { missing: text.dayRequired, wrong: text.day, inFuture: text.inFuture });

/**
 * The body of `POST /animals/{id}/stays`. A return (`adoption_return`) also says who brought the animal and why; with
 * `flagAdopter` the next application of its former adopter is shown with a warning.
 */
export const stayRequest = (facts: StayFacts) =>
  z
    .object({
      intakeType: z.enum(INTAKE_TYPES, text.intakeType),
      intakeOn: pastDay(facts),
      intakeSubtype: line,
      intakeSubtypeId: listed,
      condition,
      reason: long,
      reasonId: listed,
      foundWhere: line,
      foundOn: pastDay(facts).optional(),
      broughtBy: line,
      transferredFrom: line,
      paidBy: line,
      note: long,
      flagAdopter: z.boolean().optional(),
    })
    .superRefine(({ foundOn, intakeOn }, context) => {
      if (foundOn === undefined || foundOn <= intakeOn) return;
      context.addIssue({ code: "custom", path: ["foundOn"], message: recordTexts().stays.foundAfterIntake });
    });
export type StayRequest = z.output<ReturnType<typeof stayRequest>>;

/** The longest reason for a correction, in characters. */
export const MAX_CORRECTION = 500;

/**
 * The body of `PUT /stays/{id}`: the fields of an intake; one that is left out keeps its value. `intakeReason` is why the animal
 * came in, `reason` why this is corrected.
 */
export const intakeChange = (facts: StayFacts) => {
  const { intakeType, intakeOn } = stayRequest(facts).shape;
  return z.object({
    intakeType: intakeType.optional(),
    intakeOn: intakeOn.optional(),
    intakeSubtype: line,
    intakeSubtypeId: Id.nullable().optional(),
    condition,
    intakeReason: long,
    reasonId: Id.nullable().optional(),
    foundWhere: line,
    foundOn: pastDay(facts).nullable().optional(),
    broughtBy: line,
    transferredFrom: line,
    paidBy: line,
    note: long,
    reason: requiredLines(text.correctionReason, MAX_CORRECTION)
      .optional()
      .describe("why it is corrected; asked for when the day or the way of coming changes"),
  });
};
export type IntakeChange = z.output<ReturnType<typeof intakeChange>>;

/** The body of `POST /stays/{id}/outcome`. A euthanasia needs condition, reason and the vet who decided. */
export const outcomeRequest = (facts: StayFacts) =>
  z
    .object({
      outcomeType: z.enum(OUTCOME_TYPES, text.outcomeType),
      outcomeOn: pastDay(facts),
      outcomeSubtype: line,
      outcomeSubtypeId: listed,
      condition,
      reason: long,
      reasonId: listed,
      decidedBy: line,
      transferredTo: line,
      note: long,
    })
    .superRefine(({ outcomeType, condition: found, reason, reasonId, decidedBy }, context) => {
      if (outcomeType !== "euthanasia") return;
      const texts = recordTexts().stays;
      const missing = [
        !found && (["condition", texts.conditionRequired] as const),
        !reason && reasonId === undefined && (["reason", texts.reasonRequired] as const),
        !decidedBy && (["decidedBy", texts.decidedByRequired] as const),
      ].filter((field) => field !== false);
      for (const [field, message] of missing) context.addIssue({ code: "custom", path: [field], message });
    });
export type OutcomeRequest = z.output<ReturnType<typeof outcomeRequest>>;

/** The body of `POST /stays/{id}/reopen`. */
export const ReopenRequest = z.object({
  reason: requiredLines(text.reasonRequired, LONG),
});

/** Stays of an animal, for staff (rules §14). */
export const stayCalls = {
  "GET /animals/:id/stays": { params: ById, answer: z.object({ items: z.array(Stay) }) },
  "POST /animals/:id/stays": { params: ById, body: stayRequest, answer: Stay, status: 201 },
  "PUT /stays/:id": { params: ById, body: intakeChange, answer: Stay },
  "POST /stays/:id/outcome": { params: ById, body: outcomeRequest, answer: Stay },
  "POST /stays/:id/reopen": { params: ById, body: ReopenRequest, answer: Stay },
} satisfies CallTable;
