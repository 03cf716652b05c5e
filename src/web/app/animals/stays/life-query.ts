import type { LifeItem } from "../../../../contract/overview/life.ts";
import { apiQuery } from "../../platform/calls.ts";

/** The time line of an animal. Several parts of its page read it; it is asked for once. */
export const lifeQuery = (animalId: number) => apiQuery("GET /animals/:id/life", { params: { id: animalId } });

/** @returns whether an entry of the time line is still to come */
export const isPlanned = ({ at, kind }: LifeItem): boolean => kind === "appointment" && Date.parse(at) > Date.now();
