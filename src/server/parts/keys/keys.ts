import { FOREIGN_KEYS } from "../../database/foreign-keys.generated.ts";
import type { MergeRule, NamedRule } from "../merging/merging.ts";

/** Nothing happens, and why. */
type Not = `not: ${string}`;

type OfPerson<Part extends string = string> = {
  /** When a user's account is closed: no row names them, the row has none of their words, or it stays as it is. */
  closing: `${"gone" | "emptied" | "kept"}: ${string}`;
  /** When a user is archived; left out: nothing changes. */
  archiving?: OfEmployee["archiving"];
  /** When two users become one. What says who did something stays: the account of the one that goes is emptied. */
  merging: MergeRule | Not;
  /** Its part of the export of personal data. */
  export: Part | Not;
};

/** Staff are only archived. */
type OfEmployee = { archiving: `${"refused" | "ends" | "kept"}: ${string}` };

/**
 * What a row says when an import is undone: somebody has worked on the record, so it stays. Where an export brings such rows
 * in with their animal, only others say so; the column `brought` tells them apart.
 */
type OfImported = { undo: "work" | { brought: string } | Not };

type OfAnimal<Sheet extends string = string> = OfImported & {
  /** When two animals become one, or two open stays of one animal the earlier of them. */
  merging: MergeRule | Not;
  /** Its sheet in an export of the animals. */
  sheet: Sheet | Not;
};

type Rules<Part extends string, Sheet extends string> = Record<"accounts" | "users", OfPerson<Part>> &
  Record<"employees", OfEmployee> &
  Record<"animals" | "stays", OfAnimal<Sheet>> &
  Record<"treatments" | "placements", OfImported>;

/** Columns that are no keys, because they name records of several kinds: when two such records become one. */
type OfSeveral = Partial<Record<"animals" | "stays", MergeRule>>;
type Several =
  | "import_changes.record_id"
  | "imported_records.record_id"
  | "morning_handovers.item_id"
  | "morning_put_offs.item_id";

type ForeignKeys = typeof FOREIGN_KEYS;

/** One row a key to a person, an animal or what an import adds to it. A key without a row does not compile. */
export type Keys<Part extends string = string, Sheet extends string = string> = {
  readonly [K in keyof ForeignKeys]: Rules<Part, Sheet>[ForeignKeys[K]];
} & { readonly [K in Several]: OfSeveral };

/** The keys of an area's tables. */
export type AreaKeys = Partial<Keys>;

/** What `app` hands down: the keys of all areas. */
export type WithKeys = { keys: Keys };

export const GONE = "gone: the rows are deleted";

/** Who of the staff did something. */
export const BY_STAFF = {
  closing: "kept: it says who of the staff did it",
  archiving: "kept: it says who of the staff did it",
  merging: "not: it still says who did it",
  export: "not: it is about others",
} as const satisfies OfPerson;

/** What only staff have. */
export const ofStaff = (closing: OfPerson["closing"]) =>
  ({ closing, merging: "not: two of the staff do not become one", export: "not: only users have one" }) as const;

type Row = Partial<OfPerson & OfAnimal> & OfSeveral;
const LEADS_TO: Readonly<Record<string, string>> = FOREIGN_KEYS;

/** What becomes of the rows that name a record, by table and column. */
export const mergeRules = (keys: Keys, of: "animals" | "stays" | "users" | "accounts"): NamedRule[] =>
  Object.entries<Row & { users?: never; accounts?: never }>(keys).flatMap(([name, row]): NamedRule[] => {
    const rule = LEADS_TO[name] === of ? row.merging : row[of];
    return typeof rule === "object" ? [[name, rule]] : [];
  });

/** The tables whose rows show that somebody has worked on such a record. */
export const workOn = (keys: Keys, of: "animals" | "stays" | "treatments" | "placements") =>
  Object.entries<Row>(keys).flatMap(([name, { undo }]) => {
    if (LEADS_TO[name] !== of || (undo !== "work" && typeof undo !== "object")) return [];
    const [table = "", column = ""] = name.split(".");
    return { table, column, brought: undo === "work" ? undefined : undo.brought };
  });
