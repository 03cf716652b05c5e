import { type AreaKeys, BY_STAFF } from "../parts/keys/keys.ts";

/** Appointments are between an animal and an employee: users have none. Tasks may be about users. */
export const CALENDAR_KEYS = {
  "appointments.animal_id": { merging: { says: "appointments" }, undo: "work", sheet: "not: a plan of people" },
  "appointments.done_by": BY_STAFF,
  "appointments.employee_id": { archiving: "refused: while one is to come; past ones say who was to be there" },
  "calendar_addresses.employee_id": { archiving: "ends: the row is deleted" },
  "tasks.animal_id": { merging: { says: "tasks" }, undo: "work", sheet: "not: work of this house on this day" },
  "tasks.assignee_id": { archiving: "ends: what waits becomes anybody's, what is done says whose it was" },
  "tasks.created_by": BY_STAFF,
  "tasks.done_by": BY_STAFF,
  "tasks.user_id": {
    closing: "gone: the rows are deleted, and those about the adoptions of this person",
    merging: { says: "tasks" },
    export: "tasks",
  },
} as const satisfies AreaKeys;
