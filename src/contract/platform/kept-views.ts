/** The lists of the administration of which views are kept, by the last part of their addresses. */
export const STAFF_LISTS = [
  "animals",
  "animal_groups",
  "adoptions",
  "appointments",
  "tasks",
  "resources",
  "news",
  "resumes",
  "users",
  "employees",
  "jobs",
  "newsletters",
  "messages",
  "donations",
  "organisations",
  "outbox",
  "audit",
  "background-jobs",
] as const;
export type StaffListName = (typeof STAFF_LISTS)[number];

/** How many views a person keeps of one list; the longest name and address, in characters. */
export const VIEW_LIMITS = { views: 50, name: 60, query: 2000 } as const;
