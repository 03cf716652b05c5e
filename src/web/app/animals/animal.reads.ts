import type { LifeItem, LifeItemOf } from "../../../contract/animals/life.ts";
import { apiQuery } from "../platform/calls.ts";

/** How an animal is now: holds, where it is, its chips. Several parts of its page read it; it is asked for once. */
export const careQuery = (animalId: number) => apiQuery("GET /animals/:id/care", { params: { id: animalId } });

/** The time line of an animal. Several parts of its page read it; it is asked for once. */
export const lifeQuery = (animalId: number) => apiQuery("GET /animals/:id/life", { params: { id: animalId } });

/** @returns whether an entry of the time line is still to come */
export const isPlanned = (item: LifeItem): item is LifeItemOf<"appointment"> =>
  item.kind === "appointment" && Date.parse(item.at) > Date.now();

/** An animal's treatments; several parts of its page read them, they are asked for once. */
export const animalTreatmentsQuery = (id: number) => apiQuery("GET /animals/:id/treatments", { params: { id } });
