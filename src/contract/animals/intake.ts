import type { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Id } from "../platform/shared.ts";
import { recordTexts } from "../texts/texts.ts";
import { animalChange, animalRequest } from "./animal-form.ts";
import { AnimalDetail } from "./animals.ts";
import { chipRequest, HoldRequest } from "./care.ts";
import { type StayFacts, stayRequest } from "./stays.ts";

/**
 * The body of `POST /intakes`: what is known of an animal when it is carried in. What nobody knows yet is left out and stays
 * unknown; texts are those of the animal form. With `holdUntil` it is held for its owner until that day (rules §14).
 */
export const intakeRequest = ({ today }: StayFacts) => {
  const facts = { today, attributeTypeIds: () => [] };
  const { condition, broughtBy, note, intakeSubtypeId, reasonId } = stayRequest(facts).shape;
  return animalRequest(facts)
    .pick({
      name: true,
      type: true,
      age: true,
      ageMonths: true,
      weight: true,
      sex: true,
      breed: true,
      whereFound: true,
      arrivalDate: true,
      intakeType: true,
    })
    .partial({ age: true, weight: true, sex: true, breed: true })
    .extend({
      condition,
      broughtBy,
      note,
      intakeSubtypeId,
      reasonId,
      photos: animalChange(facts).shape.photos,
      chip: chipRequest(facts).shape.number.optional(),
      unitId: Id.optional(),
      holdUntil: HoldRequest.shape.until,
    })
    .superRefine(({ arrivalDate, holdUntil }, context) => {
      if (holdUntil === undefined || holdUntil > arrivalDate) return;
      context.addIssue({ code: "custom", path: ["holdUntil"], message: recordTexts().care.untilAfterFrom });
    });
};
export type IntakeRequest = z.output<ReturnType<typeof intakeRequest>>;

/** An animal comes in that the shelter does not know yet: the animal and its stay in one call. */
export const intakeCalls = {
  "POST /intakes": { body: intakeRequest, answer: AnimalDetail, status: 201, once: true },
} satisfies CallTable;
