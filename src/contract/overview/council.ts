import { YearQuery } from "../animals/animal-papers.ts";
import type { CallTable } from "../platform/call.ts";

/** One page about a year beside the one before, for the council, as PDF: staff's (rules §14). */
export const councilCalls = {
  "GET /statistics/council": { query: YearQuery },
} satisfies CallTable;
