import { apiQuery, callApi } from "../calls.ts";

/** Stands where a letter's words were thrown away once it was sent (decisions §10). */
export const FORGOTTEN = "(not kept)";

/** One letter. */
export const letterQuery = (id: number) => apiQuery("GET /outbox/:id", { params: { id } });

/** Lets a letter that was given up wait to be sent again. */
export const sendAgain = (id: number) => callApi("POST /outbox/:id/retry", { params: { id } });
