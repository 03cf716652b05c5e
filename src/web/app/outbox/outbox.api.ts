import { queryOptions } from "@tanstack/react-query";
import type { OutboxLetter } from "../../../contract/outbox.ts";
import { api } from "../api.ts";

/** The outbox's call. */
export const OUTBOX_PATH = "/outbox";

/** Stands where a letter's words were thrown away once it was sent (decisions §10). */
export const FORGOTTEN = "(not kept)";

/** One letter. */
export const letterQuery = (id: number) =>
  queryOptions({ queryKey: ["letter", id], queryFn: () => api.get<OutboxLetter>(`${OUTBOX_PATH}/${id}`) });

/** Lets a letter that was given up wait to be sent again. */
export const sendAgain = (id: number): Promise<OutboxLetter> => api.post<OutboxLetter>(`${OUTBOX_PATH}/${id}/retry`);
