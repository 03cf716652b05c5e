import { type AreaPersonalData, BY_STAFF } from "../parts/personal-data/personal-data.ts";

const ARRANGED = "kept: only staff arrange the morning list, and the row goes in time";

/** What staff have arranged about the morning list. */
export const OVERVIEW_PERSONAL_DATA = {
  references: {
    "morning_put_offs.employee_id": ARRANGED,
    "morning_handovers.employee_id": ARRANGED,
    "morning_handovers.handed_by": BY_STAFF,
    "morning_letters.employee_id": "kept: it only says that this employee wants a letter",
    "waiting_notes.written_by": BY_STAFF,
  },
} satisfies AreaPersonalData;
