import { queryOptions } from "@tanstack/react-query";
import type { AdoptionItem } from "../../../contract/adoptions.ts";
import { MAX_PAGE_SIZE, type PageOf } from "../../../contract/shared.ts";
import { api } from "../api.ts";

/** The call behind My Adoptions, and the beginning of the keys under which its answers are kept. */
export const MY_ADOPTIONS = "/adoptions/me";

/** All of one's own adoptions, for what waits for this person. */
export const allMyAdoptions = queryOptions({
  queryKey: [MY_ADOPTIONS, "all"],
  queryFn: () => api.get<PageOf<AdoptionItem>>(`${MY_ADOPTIONS}?pageSize=${MAX_PAGE_SIZE}`),
});
