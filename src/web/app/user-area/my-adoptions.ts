import { MAX_PAGE_SIZE } from "../../../contract/shared.ts";
import { apiQuery } from "../calls.ts";

/** All of one's own adoptions, for what waits for this person. */
export const allMyAdoptions = apiQuery("GET /adoptions/me", { query: { pageSize: MAX_PAGE_SIZE } });
