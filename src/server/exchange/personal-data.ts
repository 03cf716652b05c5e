import { type AreaPersonalData, BY_STAFF } from "../platform/personal-data.ts";

/** What staff have brought in. The people of stays are the animals'. */
export const EXCHANGE_PERSONAL_DATA = {
  references: { "imports.created_by": BY_STAFF },
} satisfies AreaPersonalData;
