import { ADMIN } from "./adoptions.ts";
import { FILTERED_QUERY, LIST_QUERY, STAFF_QUERY } from "./list-sql.ts";

/** Who answers: a bare server, or the product. */
export type ServerName = "hello" | "sql" | "moves" | "files" | "product";

/** A comparison with another row; without `atLeast` it is only reported. */
export type Comparison = {
  /** The other row's name. */
  with: string;
  /** The smallest share of its requests per second. */
  atLeast?: number;
};

/** One thing to measure. More rows are added here and nowhere else. */
export type Row = {
  name: string;
  server: ServerName;
  /**
   * `{animal}` and `{photo}` stand for an animal on show and the photo that was put in, `{adoption}` for another adoption
   * at every request (stage.ts).
   */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST: left out, it is a GET. */
  body?: object;
  /** In whose name it is sent, with their cookies: an admin who is signed in, or somebody who is not. */
  as?: "admin" | "visitor";
  /** While it is measured, the animal on show is changed so often. */
  writesPerSecond?: number;
  /** Whether the number of animals matters to it. */
  at: "every size" | "once";
  comparisons?: readonly Comparison[];
  /** The largest p50 at the most animals, as a multiple of that at the fewest. */
  growsAtMost?: number | undefined;
};

/** A row at one number of animals; undefined where that does not matter. */
export type Case = { row: Row; size: number | undefined };

/** What a browser of today sends for a picture. */
export const PICTURE = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

const GROWTH = 1.5;

const list = (name: string, query: URLSearchParams, path: string, more: Partial<Row> = {}): Row[] => [
  { name: `bare pg, SQL of ${name}`, server: "sql", path, at: "every size" },
  {
    name,
    server: "product",
    path: `/api/animals?${query}`,
    at: "every size",
    comparisons: [{ with: `bare pg, SQL of ${name}`, atLeast: 0.7 }],
    growsAtMost: GROWTH,
    ...more,
  },
];

const page = (path: string): Row => ({
  name: path,
  server: "product",
  path,
  at: "every size",
  comparisons: [{ with: "hello, the bytes of /animals", atLeast: 0.25 }, { with: "hello" }],
  growsAtMost: GROWTH,
});

/** A page that everybody asks for, while what it shows changes all the time. */
const PAGE_WHILE_WRITING: Row = {
  name: "/animals, ten writes a second",
  server: "product",
  path: "/animals",
  writesPerSecond: 10,
  at: "every size",
  comparisons: [{ with: "/animals", atLeast: 0.5 }],
};

/** All animals there ever were are searched: their number matters, and only its share of the bare statement is bounded. */
const STAFF_SEARCH = "staff list with search";
const STAFF_LIST = list(STAFF_SEARCH, STAFF_QUERY, "/staff", {
  as: "admin",
  comparisons: [{ with: `bare pg, SQL of ${STAFF_SEARCH}`, atLeast: 0.5 }],
  growsAtMost: undefined,
});

/** One move of an adoption, beside the same statements in the same transaction. */
const MOVES: readonly Row[] = [
  { name: "bare pg, SQL of one move", server: "moves", path: "/{adoption}", body: {}, at: "once" },
  {
    name: "one move: send the questionnaire",
    server: "product",
    path: "/api/adoptions/{adoption}/questionnaire/send",
    body: {},
    as: "admin",
    at: "once",
    comparisons: [{ with: "bare pg, SQL of one move", atLeast: 0.5 }],
  },
];

/** Limited by the cost of Argon2id, on purpose: guessing passwords costs the same. */
const LOGIN: Row = {
  name: "login",
  server: "product",
  path: "/api/auth/login",
  body: ADMIN,
  as: "visitor",
  at: "once",
};

export const ROWS: readonly Row[] = [
  { name: "hello", server: "hello", path: "/", at: "once" },
  { name: "hello, the bytes of /animals", server: "hello", path: "/page", at: "once" },
  ...list("list API", LIST_QUERY, "/list"),
  ...list("filtered list API", FILTERED_QUERY, "/filtered"),
  ...STAFF_LIST,
  page("/animals"),
  PAGE_WHILE_WRITING,
  page("/animal/{animal}"),
  { name: "bare file server, one photo", server: "files", path: "/", at: "once" },
  {
    name: "/photos/{photo}?w=640",
    server: "product",
    path: "/photos/{photo}?w=640",
    headers: PICTURE,
    at: "once",
    comparisons: [{ with: "bare file server, one photo", atLeast: 0.5 }],
  },
  ...MOVES,
  LOGIN,
];

/**
 * The cases in the order in which they are measured: compared ones are next to each other.
 * @param only a part of the names of the rows that are wanted
 */
export function casesOf(rows: readonly Row[], sizes: readonly number[], only?: string): Case[] {
  const chosen = rows.filter(({ name }) => !only || name.includes(only));
  const others = chosen.flatMap(({ comparisons = [] }) => comparisons.map((comparison) => comparison.with));
  const wanted = rows.filter((row) => chosen.includes(row) || others.includes(row.name));
  const once = wanted.filter(({ at }) => at === "once").map((row) => ({ row, size: undefined }));
  const sized = sizes.flatMap((size) => wanted.filter(({ at }) => at === "every size").map((row) => ({ row, size })));
  return [...once, ...sized];
}
