import type { RawBuilder, SqlBool } from "kysely";
import type { MovedThing } from "../../../contract/platform/merging.ts";

/** The ids of the record that goes and of the one that stays. @property address of a person who goes: confirmed, so theirs */
export type Pair = { gone: number; kept: number; address?: string | undefined };

/** What becomes of the rows that name the one that goes in a column. In SQL such a row is `t`. */
export type MergeRule = {
  /** What they are called before a merge. */
  says?: MovedThing;
  /** The columns that identify a row, besides the one that names the record; left out: its id. */
  key?: readonly string[];
  /** With these columns there is one row of a record: that of the one that stays. The other's is set aside for an undo. */
  once?: true;
  /** Where the column does not always name such a record. */
  only?: RawBuilder<SqlBool>;
  /** Further rows that are of the one that goes, which the column does not name yet. */
  also?: (pair: Pair) => RawBuilder<SqlBool>;
  /** Rows that do not move, and are set aside for an undo. */
  aside?: (pair: Pair) => RawBuilder<SqlBool>;
  /** Further columns that change; an undo gives them their old values. */
  set?: (pair: Pair) => Readonly<Record<string, RawBuilder<unknown>>>;
};

/** A column that names a record, as `table.column`, and what becomes of its rows. */
export type NamedRule = readonly [name: string, rule: MergeRule];

/** Who goes and who stays, with their accounts. */
export type PairOfPeople = { users: Pair; accounts: Pair };
