import { queryOptions } from "@tanstack/react-query";
import type { OutboxLetter } from "../../../contract/outbox.ts";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";

/** The outbox's call. */
export const OUTBOX_PATH = "/outbox";

/** Stands where a letter's words were thrown away once it was sent (decisions §10). */
export const FORGOTTEN = "(not kept)";

const keyOf = (id: number) => ["letter", id];

/** One letter. */
export const letterQuery = (id: number) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => api.get<OutboxLetter>(`${OUTBOX_PATH}/${id}`) });

/** Lets a letter that was given up wait to be sent again. */
export async function sendAgain(id: number): Promise<void> {
  const letter = await api.post<OutboxLetter>(`${OUTBOX_PATH}/${id}/retry`);
  queryClient.setQueryData(keyOf(id), letter);
  await queryClient.invalidateQueries({ queryKey: [OUTBOX_PATH] });
}
