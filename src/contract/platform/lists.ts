// Without schemas: the first screen of the application needs these numbers, and would load Zod with them.

/** The largest page that a list answers (rules §1). */
export const MAX_PAGE_SIZE = 500;

/** The most rows that are read as a whole list; a longer one has to be narrowed first. */
export const MAX_WHOLE_LIST = 50_000;

/** Page sizes of spec §9, by the screen or call that uses them. */
export const PAGE_SIZE = {
  adminList: 16,
  publicAnimals: 12,
  groupAnimals: 12,
  publicNews: 5,
  publicJobs: 3,
  carousel: 3,
  newsSearch: 10,
  users: 20,
  /** Choices that a select offers before and while somebody types. */
  choices: 300,
} as const;

/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** What a list answers, typed. */
export type PageOf<T> = { items: T[]; page: number; pageSize: number; totalCount: number };

/** The most results of each kind. A longer text finds fewer. */
export const FOUND_OF_EACH = 5;
