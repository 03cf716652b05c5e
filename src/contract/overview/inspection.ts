import { YearQuery } from "../animals/animal-papers.ts";
import type { CallTable } from "../platform/call.ts";

/** The figures of a year for the veterinary inspection, as PDF: staff's (rules §14). */
export const inspectionCalls = {
  "GET /statistics/inspection": { query: YearQuery },
} satisfies CallTable;
