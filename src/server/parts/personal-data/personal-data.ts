import type { Context, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import type { DB } from "../../database/schema.generated.ts";
import { eraseLettersOf, exportLetters } from "../../platform/mail/letter.personal-data.ts";
import { eraseMergesOf } from "../merging/merges.store.ts";

/** Who leaves, or takes away what is held on them. */
export type Leaving = { id: number; accountId: number; email: string; emailConfirmed: boolean; adoptionIds: number[] };

/** Reads one part of the export. */
type Export = (db: Db, user: Leaving) => Promise<unknown>;
/** A step when somebody leaves, in the transaction that has locked them. */
type Step = (within: Context & WithSettings, user: Leaving) => Promise<void>;

type Column = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];

/**
 * What becomes of the rows that name a person in a column when the account of a user is closed, and why: after `gone` no row
 * names them any more, after `emptied` the row has none of their words, and `kept` stays as it is. Staff are only archived.
 */
export type References = { [Name in Column]?: `${"gone" | "emptied" | "kept"}: ${string}` };

/** What an area holds on people, and what it does when they leave (rules §1, §10). */
export type AreaPersonalData = {
  /** Its parts of the export, by their names there; people puts them together, and misses none (`AREAS` there). */
  exports?: Record<string, Export>;
  /** When a user's account is closed: `refuse` of every area, then every `end`, then every `erase`. */
  closing?: { refuse?: Step; end?: Step; erase?: Step };
  /** When a user is archived: `refuse` of every area, then every `end`. */
  archiving?: { refuse?: Step; end?: Step };
  /** Refuses that an employee is archived. The transaction has locked them. */
  refuseArchivingOfEmployee?: (within: Context, employeeId: number) => Promise<void>;
  /** Gives what was theirs to others when an employee is archived, in the transaction that has locked them. */
  releaseEmployee?: (within: Context, employeeId: number) => Promise<void>;
  /** Every column of its tables that names an account, a user or an employee. */
  references: References;
};

/** Why a column of what staff have done stays. */
export const BY_STAFF = "kept: it says who of the staff did it";

/** The letters of people, how staff see their lists, and records that have become one. */
export const PLATFORM_PERSONAL_DATA = {
  exports: { letters: (db, { accountId }) => exportLetters(db, accountId) },
  closing: {
    async erase({ db: tx }, { id, accountId }) {
      await eraseLettersOf(tx, accountId);
      await eraseMergesOf(tx, id);
    },
  },
  references: {
    "attachments.added_by": BY_STAFF,
    "attachments.deleted_by": BY_STAFF,
    "letters.account_id": "emptied: letters that wait are deleted; of those that were sent only the dates stay",
    "list_columns.account_id": "kept: only staff choose columns",
    "list_views.account_id": "kept: only staff keep views of lists",
    "merges.merged_by": BY_STAFF,
    "merges.undone_by": BY_STAFF,
    "merges.user_id": "emptied: what an undo would need goes; that two records were merged, and when, stays",
    "sent_once.account_id": "kept: only staff send what is kept on a device, and the row goes after 14 days",
    "twins.dismissed_by": BY_STAFF,
    "twins.user_one": "kept: a closed account is nobody's twin, and the pair names only numbers",
    "twins.user_other": "kept: a closed account is nobody's twin, and the pair names only numbers",
  },
} satisfies AreaPersonalData;
