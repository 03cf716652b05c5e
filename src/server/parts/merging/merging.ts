import type { RawBuilder, SqlBool } from "kysely";
import type { MovedThing } from "../../../contract/platform/merging.ts";
import type { System } from "../../database/context.ts";
import type { DB } from "../../database/schema.generated.ts";

type Column = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];

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

/** The rules of the columns of an area that name a record, by table and column. */
export type MergeRules = { [Name in Column]?: MergeRule };

/** Who goes and who stays, with their accounts. */
export type PairOfPeople = { users: Pair; accounts: Pair };

/**
 * What an area holds on animals and people, and what becomes of it when two of them become one (docs/decisions/0091). A column
 * that names one and is not here fails a test. `refuse…` says in sentences what forbids a merge; the records are locked.
 */
export type AreaMerging = {
  animals?: MergeRules;
  /** Columns that name a stay: what becomes of its rows when two open stays become the earlier one. */
  stays?: MergeRules;
  refuseAnimals?: (within: System, pair: Pair) => Promise<string[]>;
  users?: MergeRules;
  /** Columns that name the accounts of users. What says who did something stays: the account of the one that goes is emptied. */
  accounts?: MergeRules;
  refuseUsers?: (within: System, pair: PairOfPeople) => Promise<string[]>;
};
