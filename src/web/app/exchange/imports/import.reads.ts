import type { Import, ImportItem } from "../../../../contract/exchange/imports.ts";
import { apiQuery } from "../../platform/calls.ts";

/** How often an import is read while the server works on it. */
export const REFETCH_MS = 1000;

export const isWorking = ({ state }: Pick<ImportItem, "state">): boolean =>
  state === "checking" || state === "running" || state === "undoing";

/** One import, read again while the server works on it. */
export const importQuery = (id: number) => ({
  ...apiQuery("GET /imports/:id", { params: { id } }),
  staleTime: 0,
  refetchInterval: (query: { state: { data: Import | undefined } }) =>
    query.state.data && isWorking(query.state.data) ? REFETCH_MS : (false as const),
});
