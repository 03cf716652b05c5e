import type { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { GoingOn } from "../platform/cautions.ts";
import { Id } from "../platform/shared.ts";
import { recordTexts } from "../texts/texts.ts";
import { animalChange, animalRequest } from "./animal-form.ts";
import { AnimalDetail } from "./animals.ts";
import { chipRequest, HoldRequest } from "./care.ts";
import { type IntakeType, type StayFacts, stayRequest } from "./stays.ts";

/** Animals that nobody found anywhere; of all others the place is asked for. */
const CAME_BY_HAND: ReadonlySet<string> = new Set<IntakeType>([
  "owner_surrender",
  "owner_requested_euthanasia",
  "adoption_return",
  "transfer_in",
  "born_in_care",
]);

/** @returns whether an intake of this type asks where the animal was found */
export const asksWhereFound = (intakeType: string | undefined): boolean => !CAME_BY_HAND.has(intakeType ?? "stray");

/**
 * The body of `POST /intakes`: what is known of an animal when it is carried in. What nobody knows yet is left out and stays
 * unknown; texts are those of the animal form. With `holdUntil` it is held for its owner until that day (rules §14).
 */
export const intakeRequest = ({ today }: StayFacts) => {
  const facts = { today, attributeTypeIds: () => [] };
  const { condition, broughtBy, paidBy, note, intakeSubtypeId, reasonId } = stayRequest(facts).shape;
  return animalRequest(facts)
    .pick({
      name: true,
      type: true,
      age: true,
      ageMonths: true,
      weight: true,
      sex: true,
      breed: true,
      colours: true,
      markings: true,
      whereFound: true,
      arrivalDate: true,
      intakeType: true,
    })
    .partial({ age: true, weight: true, sex: true, breed: true, whereFound: true })
    .extend({
      condition,
      broughtBy,
      paidBy,
      note,
      intakeSubtypeId,
      reasonId,
      photos: animalChange(facts).shape.photos,
      chip: chipRequest(facts).shape.number.optional(),
      unitId: Id.optional(),
      despite: GoingOn.despite,
      holdUntil: HoldRequest.shape.until,
    })
    .refine(({ intakeType, whereFound }) => whereFound !== undefined || !asksWhereFound(intakeType), {
      path: ["whereFound"],
      error: () => recordTexts().animalForm.whereFound,
      // Together with what else is missing.
      when: ({ value }) => typeof value === "object" && value !== null,
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
