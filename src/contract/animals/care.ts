import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id, Instant, optionalLines, optionalText, requiredDay } from "../platform/shared.ts";
import { shelter } from "../platform/shelter.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { pastDay, type StayFacts } from "./stays.ts";
import { UnitOfAnimal } from "./units.ts";

export const HOLD_KINDS = ["stray", "quarantine", "bite", "court", "medical", "other"] as const;
export const PLACEMENT_KINDS = ["foster", "trial_adoption", "vet", "off_site"] as const;
/** What the first three digits of a chip mean: from 900 on a manufacturer, 999 a test, otherwise a country; older codes are shorter. */
export const CHIP_MAKERS = ["country", "manufacturer", "test", "older"] as const;

const DAYS_A_WEEK = 7;
/** The default length of a trial, the same as for "Foster to Adopt" (rules §14). */
export const trialDays = (): number => shelter().rules.fosterWeeks * DAYS_A_WEEK;

const text = messages(() => recordTexts().care);
const stayText = messages(() => recordTexts().stays);
const LINE = 200;
const LONG = 5000;
const line = optionalText(LINE);
const long = optionalLines(LONG);
/** A day that may lie in the future. */
const day = requiredDay(stayText.dayRequired, stayText.day);

export const Hold = z
  .object({
    id: Id,
    animalId: Id,
    kind: z.enum(HOLD_KINDS),
    from: Day,
    until: Day.nullable().describe("the first day on which it no longer holds"),
    reason: z.string(),
    liftedAt: Instant.nullable(),
  })
  .meta({ id: "Hold" });
export type Hold = z.infer<typeof Hold>;

export const Placement = z
  .object({
    id: Id,
    animalId: Id,
    kind: z.enum(PLACEMENT_KINDS),
    userId: Id.nullable(),
    personName: z.string(),
    from: Day,
    dueBack: Day.nullable(),
    until: Day.nullable(),
    note: z.string(),
  })
  .meta({ id: "Placement" });
export type Placement = z.infer<typeof Placement>;

export const Weight = z.object({
  on: Day,
  kg: z.number(),
  change: z.number().nullable().describe("percent since the weight before"),
  isLoss: z.boolean().describe("a tenth lost, or more"),
  byFoster: z.boolean().describe("sent in by who had the animal then"),
});
export type Weight = z.infer<typeof Weight>;

export const Chip = z.object({
  id: Id,
  number: z.string(),
  maker: z.enum(CHIP_MAKERS),
  implantedOn: Day.nullable(),
  registry: z.string(),
});
export type Chip = z.infer<typeof Chip>;

/** The present care of an animal, for staff. */
export const CareOfAnimal = z
  .object({
    holds: z.array(Hold).describe("the active ones"),
    adoptableFrom: Day.nullable().describe("when the last active hold ends; null without one, or while nobody knows"),
    placement: Placement.nullable(),
    unit: UnitOfAnimal.nullable(),
    chips: z.array(Chip),
    notForAdoption: z.boolean(),
    showWhileInCare: z.boolean(),
  })
  .meta({ id: "CareOfAnimal" });
export type CareOfAnimal = z.infer<typeof CareOfAnimal>;

export const HoldRequest = z
  .object({ kind: z.enum(HOLD_KINDS, text.holdKind), from: day, until: day.optional(), reason: long })
  .superRefine(({ from, until }, context) => {
    if (until === undefined || until > from) return;
    context.addIssue({ code: "custom", path: ["until"], message: recordTexts().care.untilAfterFrom });
  });
export type HoldRequest = z.output<typeof HoldRequest>;
/** The body of `PUT /holds/{id}`: another end. */
const HoldChange = z.object({ until: day });

/** The person who has the animal is a user, or only a name. */
export const placementRequest = (facts: StayFacts) =>
  z
    .object({
      kind: z.enum(PLACEMENT_KINDS, text.placementKind),
      userId: Id.optional(),
      personName: line,
      from: pastDay(facts),
      dueBack: day.optional(),
      note: long,
    })
    .superRefine(({ kind, userId, personName, from, dueBack }, context) => {
      const texts = recordTexts().care;
      const needsPerson = kind === "foster" || kind === "trial_adoption";
      if (needsPerson && !userId && !personName) {
        context.addIssue({ code: "custom", path: ["personName"], message: texts.personRequired });
      }
      if (dueBack !== undefined && dueBack < from) {
        context.addIssue({ code: "custom", path: ["dueBack"], message: texts.dueBeforeFrom });
      }
    });
export type PlacementRequest = z.output<ReturnType<typeof placementRequest>>;

/** Without a day, the placement ends today. */
export const placementEnd = (facts: StayFacts) => z.object({ until: pastDay(facts).optional() }).default({});

export const kg = z.number(text.weight).min(0.01, text.weight).max(500, text.weight);
export const weightRequest = (facts: StayFacts) => z.object({ on: pastDay(facts), kg });

/** The largest number of an animal in ISO 11784, which has 38 bits for it. */
const MAX_CHIP_NUMBER = 2 ** 38 - 1;

/**
 * The number of a chip, without blanks and dashes: 15 digits (ISO 11784). It has no check digit, so typing errors are not
 * found.
 */
const chipNumber = z
  .string(text.chip)
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .regex(/^\d{15}$/, text.chip)
      .refine((digits) => !/^\d{15}$/.test(digits) || Number(digits.slice(3)) <= MAX_CHIP_NUMBER, text.chipImpossible)
      .refine((digits) => !digits.startsWith("000"), text.chipImpossible),
  );
export const chipRequest = (facts: StayFacts) =>
  z.object({ number: chipNumber, implantedOn: pastDay(facts).optional(), registry: line });

/** Holds, placements, weights and chips: staff's (rules §14). */
export const careCalls = {
  "GET /animals/:id/care": { params: ById, answer: CareOfAnimal },
  "POST /animals/:id/holds": { params: ById, body: HoldRequest, answer: Hold, status: 201 },
  "PUT /holds/:id": { params: ById, body: HoldChange, answer: Hold },
  "POST /holds/:id/lift": { params: ById, answer: Hold },
  "POST /holds/:id/resume": { description: "It was lifted by mistake.", params: ById, answer: Hold },
  "POST /animals/:id/placements": { params: ById, body: placementRequest, answer: Placement, status: 201 },
  "POST /placements/:id/end": { params: ById, body: placementEnd, answer: Placement },
  "GET /animals/:id/weights": { params: ById, answer: z.object({ items: z.array(Weight) }) },
  "POST /animals/:id/weights": { params: ById, body: weightRequest, answer: Weight, status: 201, once: true },
  "POST /animals/:id/chips": { params: ById, body: chipRequest, answer: Chip, status: 201 },
} satisfies CallTable;

/** The list has holds that end today or within this many days, so that somebody may lengthen them. */
export const HOLD_DAYS_AHEAD = 2;

/** How many days one click lengthens a hold. */
export const LENGTHEN_DAYS = 7;
