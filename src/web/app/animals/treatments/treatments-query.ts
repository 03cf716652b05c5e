import { apiQuery } from "../../platform/calls.ts";

/** An animal's treatments; several parts of its page read them, they are asked for once. */
export const animalTreatmentsQuery = (id: number) => apiQuery("GET /animals/:id/treatments", { params: { id } });
