import { type AreaPersonalData, BY_STAFF } from "../parts/personal-data/personal-data.ts";

/** What staff have brought in and taken along. The people of stays are the animals'. */
export const EXCHANGE_PERSONAL_DATA = {
  references: {
    "exports.created_by": BY_STAFF,
    "imports.created_by": BY_STAFF,
    "webhooks.account_id": "kept: only staff make webhooks",
    "api_tokens.account_id": "kept: only admins let programs in",
  },
} satisfies AreaPersonalData;
