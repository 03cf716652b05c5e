import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { addedPhotos, photoChanges } from "../platform/photo-form.ts";
import { PHOTO_LIMITS } from "../platform/photos.ts";
import { ById, dayUpToToday, Id } from "../platform/shared.ts";
import { translatableLines } from "../platform/translations.ts";
import { type Message, messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_LIMITS, animalForms } from "./animal.fields.ts";
import { AnimalDetail, type StoredStatus } from "./animals.ts";
import { INTAKE_TYPES } from "./stays.ts";

/** The statuses that a form offers; `Reserved` is the adoption process's, `Appointment` is derived (rules §3). */
export const FORM_STATUSES = ["Available", "Adopted"] as const satisfies readonly StoredStatus[];
export type FormStatus = (typeof FORM_STATUSES)[number];

const text = messages(() => recordTexts().animalForm);
const tooManyPhotos: Message = { error: () => recordTexts().animalForm.tooManyPhotos(PHOTO_LIMITS.perAnimal) };
const wrongStatus: Message = { error: () => recordTexts().animalForm.status(FORM_STATUSES.join(", ")) };

type Ids = () => readonly number[];

/** What the schema needs to know: the shelter's present day, and the attribute types, offered and retired. */
export type AnimalFormFacts = { today: () => string; attributeTypeIds: Ids; retiredTypeIds?: Ids };

const NONE: Ids = () => [];

const arrivalDate = (today: () => string) =>
  dayUpToToday(today, { missing: text.arrivalDate, wrong: text.arrivalInvalid, inFuture: text.arrivalInFuture });

/** Checked below, where every mistake gets the same message. */
const anything = z.unknown().optional().meta({ type: "integer" });

/**
 * One score for each attribute type that is offered, and for nothing else (spec §5): one text for every mistake. Scores of
 * retired types may come back as they were read, and stay as they are.
 */
const attributeScores = (ids: Ids, retired: Ids) =>
  z
    .array(z.object({ attributeTypeId: anything, score: anything }, text.scores), text.scores)
    .max(ANIMAL_LIMITS.scores, text.scores)
    .transform((sent, context) => {
      const isKnown = (id: number) => ids().includes(id) || retired().includes(id);
      const Score = z.object({ attributeTypeId: Id.refine(isKnown), score: z.int().min(1).max(5) });
      const scores = z.array(Score).safeParse(sent);
      const scored = new Set(scores.data?.map(({ attributeTypeId }) => attributeTypeId));
      if (scores.data && scores.data.length === scored.size && ids().every((id) => scored.has(id))) {
        return scores.data.filter(({ attributeTypeId }) => ids().includes(attributeTypeId));
      }
      context.addIssue({ code: "custom", message: recordTexts().animalForm.scores });
      return z.NEVER;
    })
    .meta({ description: "one score from 1 to 5 for every attribute type" });

const photos = addedPhotos(PHOTO_LIMITS.perAnimal, tooManyPhotos, text.photos);

const { descriptions } = translatableLines("description", ANIMAL_LIMITS.description);
/** An empty status is Available (spec §4). */
const status = z.enum([...FORM_STATUSES, ""], wrongStatus).transform((chosen): FormStatus => chosen || "Available");

/** An animal that is dead on arrival is recorded as a stay, not with this form. */
const LIVE_INTAKES = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");

const { age, months } = ANIMAL_LIMITS;

/** Null if the months are unknown. */
const ageMonths = z.int(text.months).min(months.min, text.months).max(months.max, text.months).nullish();

const fields = ({ today, attributeTypeIds, retiredTypeIds = NONE }: AnimalFormFacts) => ({
  ...animalForms,
  descriptions,
  age: z.int(text.age).min(age.min, text.age).max(age.max, text.age),
  ageMonths,
  arrivalDate: arrivalDate(today),
  attributeScores: attributeScores(attributeTypeIds, retiredTypeIds),
});

/** The body of `POST /animals` (spec §3, §5, §7): every field error at once. */
export const animalRequest = (facts: AnimalFormFacts) =>
  z.object({
    ...fields(facts),
    isChipped: animalForms.isChipped.default(false),
    status: status.default("Available"),
    intakeType: z
      .enum(LIVE_INTAKES, messages(() => recordTexts().stays).intakeType)
      .default("stray")
      .describe("how the animal came in"),
    photos: photos.min(1, text.photos),
  });
export type AnimalRequest = z.output<ReturnType<typeof animalRequest>>;

/**
 * The body of `PUT /animals/{id}`: a field left out keeps its value (rules §11). `photos` are added after the pictures
 * that stay; `photoChanges` has the rest.
 */
export const animalChange = (facts: AnimalFormFacts) =>
  z.object({
    ...z.object(fields(facts)).partial().shape,
    status: status.optional(),
    showWhileInCare: z.boolean().optional().describe("its public page is there while it is in care"),
    notForAdoption: z.boolean().optional().describe("it is in care until this is taken back"),
    photos: photos.optional(),
    ...photoChanges(PHOTO_LIMITS.perAnimal),
  });
export type AnimalChange = z.output<ReturnType<typeof animalChange>>;

/** The writes of animals with fields (spec §7; rules §1, §3). */
export const animalFormCalls = {
  "POST /animals": { body: animalRequest, answer: AnimalDetail, status: 201 },
  "PUT /animals/:id": { params: ById, body: animalChange, answer: AnimalDetail },
} satisfies CallTable;
