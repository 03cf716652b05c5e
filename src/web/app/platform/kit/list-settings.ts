import { useQuery } from "@tanstack/react-query";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import type { ListLook, ListSettings } from "../../../../contract/platform/list-views.ts";
import { apiQuery, callApi } from "../calls.ts";
import { queryClient } from "../query-client.ts";

const settingsQuery = (list: StaffListName) => apiQuery("GET /list-views/:list", { params: { list } });

/**
 * How this person sees a list, and whether it has been read, or cannot be.
 * @param list left out: one of which no views are kept
 */
export function useListSettings(list?: StaffListName): { settings: ListSettings | undefined; isKnown: boolean } {
  const { data, isError } = useQuery({
    ...settingsQuery(list as StaffListName),
    enabled: list !== undefined,
  });
  return { settings: data, isKnown: list === undefined || data !== undefined || isError };
}

/** Hides these columns for this person, at once; the server keeps them. */
export async function hideColumns(list: StaffListName, hidden: readonly string[]): Promise<void> {
  const { queryKey } = settingsQuery(list);
  const show = (columns: readonly string[]) =>
    queryClient.setQueryData<ListSettings>(queryKey, (now) => now && { ...now, hidden: [...columns] });
  const before = queryClient.getQueryData<ListSettings>(queryKey)?.hidden ?? [];
  show(hidden);
  const body = { hidden: [...hidden] };
  await callApi("PUT /list-views/:list/columns", { params: { list }, body, reload: "never" }).catch((error) => {
    show(before);
    throw error;
  });
}

/** Changes how this person sees the list, at once; the server keeps it. */
export async function changeLook(list: StaffListName, look: ListLook): Promise<void> {
  const { queryKey } = settingsQuery(list);
  const show = (change: ListLook) =>
    queryClient.setQueryData<ListSettings>(queryKey, (now) => now && { ...now, look: { ...now.look, ...change } });
  const before = queryClient.getQueryData<ListSettings>(queryKey)?.look ?? {};
  show(look);
  await callApi("PUT /list-views/:list/look", { params: { list }, body: look, reload: "never" }).catch((error) => {
    show(before);
    throw error;
  });
}

/** Keeps a view of this name, or deletes one, and loads the list's settings again. */
export async function keepView(
  list: StaffListName,
  view: { name: string; query: string; hidden: string[]; isShared: boolean },
): Promise<void> {
  await callApi("POST /list-views/:list", { params: { list }, body: view, reload: "never" });
  await queryClient.invalidateQueries({ queryKey: settingsQuery(list).queryKey });
}

export async function deleteView(list: StaffListName, id: number): Promise<void> {
  await callApi("DELETE /list-views/:list/:id", { params: { list, id }, reload: "never" });
  await queryClient.invalidateQueries({ queryKey: settingsQuery(list).queryKey });
}
