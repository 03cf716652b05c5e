import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import {
  ById,
  chosenId,
  Day,
  Id,
  Instant,
  oneLine,
  requiredLines,
  requiredText,
  tooLong,
  typedNumber,
} from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { pastDay, type StayFacts } from "./stays.ts";
import { TreatmentKindName } from "./treatment-rules.ts";

export const TREATMENT_STATES = ["planned", "given", "skipped", "cancelled"] as const;
export const TEST_RESULTS = ["negative", "positive", "unclear"] as const;
/** Periods of due doses; each includes the one before. */
export const DUE_WITHIN = ["overdue", "today", "week"] as const;
/** What may be done with a treatment. */
export const TREATMENT_ACTIONS = ["give", "skip", "correct", "undo"] as const;
/** The most doses of one round. */
const MAX_AT_ONCE = 500;
export const LINE = 200;
const LONG = 5000;

const text = messages(() => recordTexts().treatments);
const stayText = messages(() => recordTexts().stays);
const line = oneLine(LINE);
const long = z.string().trim().max(LONG, tooLong(LONG));
const anyDay = z
  .string(stayText.dayRequired)
  .trim()
  .refine((typed) => Day.safeParse(typed).success && typed >= "1900-01-01" && typed <= "2999-12-31", stayText.day);

/** The details of a dose. */
const details = {
  product: line,
  batch: line,
  batchExpiresOn: anyDay.nullable(),
  dose: line,
  route: line,
  result: z.enum(TEST_RESULTS, text.result).nullable(),
  protectsUntil: anyDay.nullable(),
  note: long,
};

/** How a treatment was before somebody corrected it. */
const Correction = z.object({
  at: Instant,
  by: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
});

/** One dose of an animal: planned, given, skipped, or cancelled (rules §14). */
export const Treatment = z
  .object({
    id: Id,
    animalId: Id,
    stayId: Id.nullable().describe("null for what was given before the animal came, or elsewhere"),
    kind: TreatmentKindName,
    state: z.enum(TREATMENT_STATES),
    isPlannedByRule: z.boolean(),
    dueOn: Day.nullable(),
    givenOn: Day.nullable(),
    product: z.string(),
    batch: z.string(),
    batchExpiresOn: Day.nullable(),
    dose: z.string(),
    route: z.string(),
    result: z.enum(TEST_RESULTS).nullable(),
    protectsUntil: Day.nullable(),
    note: z.string(),
    reason: z.string().describe("why it was skipped"),
    person: z.string().nullable().describe("who gave, skipped or cancelled it"),
    closedAt: Instant.nullable(),
    corrections: z.array(Correction).describe("the latest first"),
    actions: z.array(z.enum(TREATMENT_ACTIONS)),
  })
  .meta({ id: "Treatment" });
export type Treatment = z.infer<typeof Treatment>;

/** A dose that is due: what is given, and how much of it. */
export const DueDose = z.object({
  id: Id,
  kind: TreatmentKindName,
  product: z.string(),
  dose: z.string(),
  note: z.string(),
  dueOn: Day,
  isOverdue: z.boolean(),
});
export type DueDose = z.infer<typeof DueDose>;

/** A dose that is due, with where its animal is. */
export const DueTreatment = DueDose.extend({
  animal: z.object({ id: Id, name: z.string(), type: z.enum(ANIMAL_TYPES) }),
  unit: z.object({ unitId: Id, unit: z.string(), locationId: Id, location: z.string() }).nullable(),
  placement: z.object({ kind: z.string(), personName: z.string() }).nullable(),
}).meta({ id: "DueTreatment" });
export type DueTreatment = z.infer<typeof DueTreatment>;

/** A dose that was due and is done: what became of it, by whom and when. */
export const DoneTreatment = DueTreatment.extend({
  state: z.enum(["given", "skipped"]),
  batch: z.string(),
  person: z.string().nullable(),
  closedAt: Instant,
}).meta({ id: "DoneTreatment" });
export type DoneTreatment = z.infer<typeof DoneTreatment>;

export const DueQuery = z.object({
  due: z.enum(DUE_WITHIN, text.due).default("today").describe("each includes the one before"),
  locationId: typedNumber(Id).optional(),
});

const treatmentIds = z.array(Id, text.treatments).min(1, text.treatments).max(MAX_AT_ONCE, text.treatments);

/** One dose or a whole round on one day. The batch is saved for the kinds that need one. */
export const giveRequest = (facts: StayFacts) =>
  z.object({
    treatmentIds,
    on: pastDay(facts),
    batch: line.optional(),
    batchExpiresOn: anyDay.optional(),
    product: line.optional(),
    result: z.enum(TEST_RESULTS, text.result).optional(),
    confirmed: z
      .boolean()
      .optional()
      .describe("by one tap: 409 unless this person has confirmed `batch` today for each kind that needs one"),
  });
export type GiveRequest = z.output<ReturnType<typeof giveRequest>>;

/** A batch that is in use of a kind, and the one that this person has confirmed today to hold in their hand. */
export const BatchInHand = z
  .object({
    kindId: Id,
    kind: z.string(),
    batchInUse: z.string().nullable().describe("given last, in the last days, and not expired"),
    confirmedBatch: z.string().nullable(),
    confirmedAt: Instant.nullable(),
  })
  .meta({ id: "BatchInHand" });
export type BatchInHand = z.infer<typeof BatchInHand>;

export const ConfirmBatchRequest = z.object({
  kindId: chosenId(text.kind),
  batch: requiredText(text.batchToFind, LINE),
});
export type ConfirmBatchRequest = z.output<typeof ConfirmBatchRequest>;

export const SkipRequest = z.object({ reason: requiredLines(text.reasonRequired, LONG) });

export const UndoRequest = z.object({ treatmentIds, reason: long.optional() });
export type UndoRequest = z.output<typeof UndoRequest>;

/**
 * A treatment outside of the rules: given on a day, or planned for a day. `elsewhere` means that it was not given by the
 * shelter, for example before the animal came.
 */
export const treatmentRequest = (facts: StayFacts) =>
  z
    .object({
      kindId: chosenId(text.kind),
      on: pastDay(facts).optional(),
      dueOn: anyDay.optional(),
      elsewhere: z.boolean().optional(),
      ...z.object(details).partial().shape,
    })
    .superRefine(({ on, dueOn, elsewhere }, context) => {
      const texts = recordTexts().treatments;
      const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
      if (on === undefined && dueOn === undefined) refuse("on", texts.dayOrPlan);
      if (on !== undefined && dueOn !== undefined) refuse("dueOn", texts.dayOrPlan);
      if (elsewhere && on === undefined && dueOn !== undefined) refuse("dueOn", texts.elsewhereIsGiven);
      if (dueOn !== undefined && Day.safeParse(dueOn).success && dueOn < facts.today())
        refuse("dueOn", texts.planAhead);
    });
export type TreatmentRequest = z.output<ReturnType<typeof treatmentRequest>>;

/** A correction of a given treatment: a field left out stays as it is. */
export const treatmentChange = (facts: StayFacts) =>
  z.object({ on: pastDay(facts).optional(), ...z.object(details).partial().shape, reason: long.optional() });
export type TreatmentChange = z.output<ReturnType<typeof treatmentChange>>;

export const Batch = z.object({
  batch: z.string(),
  kind: TreatmentKindName,
  expiresOn: Day.nullable(),
  lastGivenOn: Day,
  doses: z.int(),
});
export type Batch = z.infer<typeof Batch>;

const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** Doses, rounds and batches: staff's (rules §14). */
export const treatmentCalls = {
  "GET /treatments": {
    query: DueQuery,
    answer: items(DueTreatment).extend({
      done: z.array(DoneTreatment).describe("of the doses until then, what was given or left out today"),
    }),
  },
  "POST /treatments/give": { body: giveRequest, answer: items(Treatment), once: true },
  "GET /treatments/confirmed-batches": {
    description: "What this person has confirmed today to hold in their hand, by kind.",
    answer: items(BatchInHand),
  },
  "POST /treatments/confirm-batch": {
    description: "This vial is in this person's hand: until the end of the day one tap gives it.",
    body: ConfirmBatchRequest,
    answer: BatchInHand,
    once: true,
  },
  "POST /treatments/undo": { body: UndoRequest, answer: items(Treatment), once: true },
  "POST /treatments/:id/skip": { params: ById, body: SkipRequest, answer: Treatment, once: true },
  "PUT /treatments/:id": { params: ById, body: treatmentChange, answer: Treatment },
  "GET /treatments/batches": { answer: items(Batch) },
  "GET /animals/:id/treatments": { params: ById, answer: items(Treatment) },
  "POST /animals/:id/treatments": { params: ById, body: treatmentRequest, answer: Treatment, status: 201 },
} satisfies CallTable;

/** A batch that was given within this many days is assumed to be still in use. */
export const BATCH_DAYS = 14;
