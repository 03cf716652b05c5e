import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PhotoUpload } from "../platform/photos.ts";
import { ById, Day, Id, Instant, optionalLines } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { kg } from "./care.ts";
import { pastDay, type StayFacts } from "./stays.ts";

/** What can be seen of an animal, with its values; the first of each is how it should be. */
export const SIGNS = {
  ate: ["all", "some", "none"],
  drank: ["normal", "little", "much", "none"],
  stool: ["normal", "soft", "diarrhoea", "none"],
  mood: ["bright", "quiet", "anxious", "aggressive"],
} as const;
export type SignName = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];

const NOTE = 2000;

const text = messages(() => recordTexts().observations);

const signs = {
  ate: z.enum(SIGNS.ate, text.value),
  drank: z.enum(SIGNS.drank, text.value),
  stool: z.enum(SIGNS.stool, text.value),
  mood: z.enum(SIGNS.mood, text.value),
};

/** What somebody saw of an animal on a round. */
export const Observation = z
  .object({
    id: Id,
    animalId: Id,
    on: Day,
    ate: signs.ate.nullable(),
    drank: signs.drank.nullable(),
    stool: signs.stool.nullable(),
    mood: signs.mood.nullable(),
    weightKg: z.number().nullable().describe("the animal's weight of that day, if it was weighed then"),
    note: z.string(),
    hasPhoto: z.boolean(),
    at: Instant.describe("when it was recorded"),
    person: z.string().nullable(),
    actions: z.array(z.enum(["undo"])),
  })
  .meta({ id: "Observation" });
export type Observation = z.infer<typeof Observation>;

/** The body of `POST /animals/{id}/observations`: at least one thing that was seen. */
export const observationRequest = (facts: StayFacts) =>
  z
    .object({
      on: pastDay(facts),
      ...z.object(signs).partial().shape,
      note: optionalLines(NOTE),
      weightKg: kg.optional(),
      photo: PhotoUpload.optional(),
    })
    .superRefine(({ on: _on, note, ...seen }, context) => {
      if (note || Object.values(seen).some((value) => value !== undefined)) return;
      context.addIssue({ code: "custom", path: ["note"], message: recordTexts().observations.nothing });
    });
export type ObservationRequest = z.output<ReturnType<typeof observationRequest>>;

/** So many days, up to today, are what is usual for an animal. */
export const USUAL_DAYS = 14;
/** What was seen last must not be older than so many days, today included. */
export const FRESH_DAYS = 3;
/** So many percent below its usual weight, or more. */
export const WEIGHT_DOWN_PERCENT = 5;

const inARow = {
  times: z.int().describe("in a row, up to the last one"),
  usual: z.string().nullable().describe("seen most often before, in the 14 days; null when nothing was"),
  usualTimes: z.int(),
  seenTimes: z.int().describe("how often it was seen before, in the 14 days"),
  on: Day.describe("the last one"),
};
const sign = <N extends SignName>(what: N) => z.object({ what: z.literal(what), value: signs[what], ...inARow });

/** How an animal departs from its own usual. */
export const UnusualSign = z.discriminatedUnion("what", [
  sign("ate"),
  sign("drank"),
  sign("stool"),
  sign("mood"),
  z.object({
    what: z.literal("weight"),
    kg: z.number(),
    usualKg: z.number().describe("the middle one of its weights in the 14 days before, or the last one before"),
    percent: z.number().describe("below zero"),
    on: Day,
  }),
]);
export type UnusualSign = z.infer<typeof UnusualSign>;

/** An animal in the shelter that is not as it usually is. */
export const UnusualAnimal = z
  .object({ animalId: Id, animal: z.string(), unit: z.string().nullable(), signs: z.array(UnusualSign) })
  .meta({ id: "UnusualAnimal" });
export type UnusualAnimal = z.infer<typeof UnusualAnimal>;

/** What is seen of animals on the rounds: staff's (rules §14). */
export const observationCalls = {
  "GET /animals/:id/observations": {
    description: "The latest first, at most 200.",
    params: ById,
    answer: z.object({ items: z.array(Observation) }),
  },
  "POST /animals/:id/observations": {
    params: ById,
    body: observationRequest,
    answer: Observation,
    status: 201,
    once: true,
  },
  "DELETE /observations/:id": { description: "It was recorded by mistake.", params: ById, once: true },
  "GET /observations/:id/photo": { description: "image/jpeg.", params: ById },
  "GET /observations/unusual": {
    description: "Animals in the shelter that depart from their own last 14 days, with the figures.",
    answer: z.object({ items: z.array(UnusualAnimal) }),
  },
} satisfies CallTable;
