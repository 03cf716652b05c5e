/** One thing to measure. New rows are added to `ROWS`. */
export type Row = {
  name: string;
  server: "bare" | "product";
  /**
   * `{animal}` and `{photo}` are replaced by an animal on show and a photo, `{adoption}` by another adoption in every
   * request.
   */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST; without a body the request is a GET. */
  body?: object;
  /** Who sends it: an admin who is signed in, or a visitor. */
  as?: "admin" | "visitor";
  /** How often a second the animal on show is changed meanwhile. */
  writesPerSecond?: number;
  /** The number of animals does not matter, so it is measured in the largest shelter only. */
  once?: boolean;
  /** How many requests per second it must reach, as a share of those of another row. */
  share?: { of: string; atLeast: number };
  /** How many times longer its p50 may be in the largest shelter than in the smallest. */
  growsAtMost?: number;
};

/** A row with a number of animals; undefined when that number does not matter. */
export type Case = { row: Row; size: number | undefined };

/** The admin who moves adoptions and signs in. */
export const ADMIN = { email: "admin@shelter.example", password: "shelter-bench" };
/** What current browsers send for a picture. */
export const PICTURE = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

const GROWTH = 1.5;
const PUBLIC_LIST = { atLeast: 0.85, growsAtMost: GROWTH };
const FIRST_PAGE = "page=1&pageSize=16";
const FILTERED = `${FIRST_PAGE}&type=Dog&sex=Female&size=medium`;
const FOUND = `${FIRST_PAGE}&q=lu&ageScale=admin`;

/**
 * `GET /api/animals`, and the bare server's path of the same statement. Visitors' lists are kept, those of staff are read
 * anew. Staff search all animals, the adopted ones too (spec §2.6): their number matters, so that only the share is limited.
 */
export const LISTS = [
  { name: "list API", path: "/list", query: FIRST_PAGE, ...PUBLIC_LIST },
  { name: "filtered list API", path: "/filtered", query: FILTERED, ...PUBLIC_LIST },
  { name: "staff list", path: "/anew", query: FIRST_PAGE, atLeast: 0.5, as: "admin" },
  { name: "staff list with search", path: "/staff", query: FOUND, atLeast: 0.5, as: "admin" },
] as const;

const ONCE = { once: true };
const PAGE = { share: { of: "hello, the bytes of /animals", atLeast: 0.4 }, growsAtMost: GROWTH };

const bare = (name: string, path: string, more: Partial<Row> = {}): Row => ({ name, server: "bare", path, ...more });
const product = (name: string, path: string, more: Partial<Row> = {}): Row => ({
  name,
  server: "product",
  path,
  ...more,
});

const ROWS: readonly Row[] = [
  bare("hello, the bytes of /animals", "/page", ONCE),
  ...LISTS.flatMap(({ name, path, query, atLeast, ...more }) => [
    bare(`bare pg, SQL of ${name}`, path),
    product(name, `/api/animals?${query}`, { share: { of: `bare pg, SQL of ${name}`, atLeast }, ...more }),
  ]),
  product("/animals", "/animals", PAGE),
  product("/animals, ten writes a second", "/animals", {
    writesPerSecond: 10,
    share: { of: "/animals", atLeast: 0.5 },
  }),
  product("/animal/{animal}", "/animal/{animal}", PAGE),
  bare("bare file server, one photo", "/photo", ONCE),
  product("/photos/{photo}?w=640", "/photos/{photo}?w=640", {
    ...ONCE,
    headers: PICTURE,
    share: { of: "bare file server, one photo", atLeast: 0.85 },
  }),
  bare("bare pg, SQL of one move", "/move/{adoption}", { ...ONCE, body: {} }),
  product("one move: send the questionnaire", "/api/adoptions/{adoption}/questionnaire/send", {
    ...ONCE,
    body: {},
    as: "admin",
    share: { of: "bare pg, SQL of one move", atLeast: 0.65 },
  }),
  // Slow on purpose: Argon2id makes guessing passwords as slow.
  product("login", "/api/auth/login", { ...ONCE, body: ADMIN, as: "visitor" }),
];

/**
 * The cases in the order in which they are measured: compared ones are next to each other.
 * @param only a part of the names of the rows that are wanted
 */
export function casesOf(sizes: readonly number[], only = ""): Case[] {
  const chosen = ROWS.filter(({ name }) => name.includes(only));
  const wanted = ROWS.filter((row) => chosen.includes(row) || chosen.some(({ share }) => share?.of === row.name));
  const single = wanted.filter(({ once }) => once).map((row) => ({ row, size: undefined }));
  const sized = sizes.flatMap((size) => wanted.filter(({ once }) => !once).map((row) => ({ row, size })));
  return [...single, ...sized];
}
