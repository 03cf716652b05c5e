import { apiQuery } from "../../platform/calls.ts";

/** How an animal is now: holds, where it is, its chips. Several parts of its page read it; it is asked for once. */
export const careQuery = (animalId: number) => apiQuery("GET /animals/:id/care", { params: { id: animalId } });
