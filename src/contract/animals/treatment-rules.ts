import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id } from "../platform/shared.ts";
import { foreignLanguages, inEachLanguage, translatable } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";

export const TREATMENT_CATEGORIES = ["vaccine", "antiparasitic", "test", "medication", "surgery", "exam"] as const;
export const SPACING_UNITS = ["days", "weeks", "months"] as const;
/** The longest name of a kind of treatment, in characters. */
export const KIND_NAME = 200;
/** Twenty years. */
const MAX_WEEKS = 1040;

const text = messages(() => recordTexts().treatments);

/** A kind of treatment as a dose names it, in the reader's language. */
export const TreatmentKindName = z.object({
  id: Id,
  name: z.string(),
  category: z.enum(TREATMENT_CATEGORIES),
  needsBatch: z.boolean(),
});

/** A rule by which doses are planned: for which animals, and how often (rules §14). */
export const TreatmentRule = z
  .object({
    id: Id,
    species: z.enum(ANIMAL_TYPES),
    fromWeeks: z.int(),
    untilWeeks: z.int().nullable().describe("the first week that is too old"),
    everyCount: z.int().nullable().describe("null for a single dose"),
    everyUnit: z.enum(SPACING_UNITS).nullable(),
    times: z.int().nullable().describe("how many doses within a year are enough"),
    activeSince: Day.nullable().describe("null while it is switched off"),
    source: z.string(),
  })
  .meta({ id: "TreatmentRule" });
export type TreatmentRule = z.infer<typeof TreatmentRule>;

export const TreatmentKind = TreatmentKindName.extend({
  names: inEachLanguage,
  languages: foreignLanguages("name"),
  species: z.enum(ANIMAL_TYPES).nullable().describe("null for both"),
  rules: z.array(TreatmentRule),
  actions: z.array(z.enum(["edit"])),
}).meta({ id: "TreatmentKind" });
export type TreatmentKind = z.infer<typeof TreatmentKind>;

export const TreatmentKindChange = z.object({
  ...translatable("name", KIND_NAME, text.nameRequired),
  needsBatch: z.boolean().optional(),
});
export type TreatmentKindChange = z.output<typeof TreatmentKindChange>;

const weeks = z.int(text.weeks).min(0, text.weeks).max(MAX_WEEKS, text.weeks);
const count = (most: number) => z.int(text.count).min(1, text.count).max(most, text.count);

/** A field left out stays as it is. */
export const TreatmentRuleChange = z.object({
  isActive: z.boolean().optional(),
  fromWeeks: weeks.optional(),
  untilWeeks: weeks.nullable().optional(),
  everyCount: count(999).nullable().optional(),
  everyUnit: z.enum(SPACING_UNITS, text.unit).nullable().optional(),
  times: count(99).nullable().optional(),
});
export type TreatmentRuleChange = z.output<typeof TreatmentRuleChange>;

/** Kinds of treatment with their rules: staff read them, admins change them (rules §14). */
export const treatmentRuleCalls = {
  "GET /treatment-kinds": { answer: z.object({ items: z.array(TreatmentKind) }) },
  "PUT /treatment-kinds/:id": { params: ById, body: TreatmentKindChange, answer: TreatmentKind },
  "PUT /treatment-rules/:id": { params: ById, body: TreatmentRuleChange, answer: TreatmentKind },
} satisfies CallTable;
