import type { Context, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { eraseLettersOf, exportLetters } from "../../platform/mail/letter.personal-data.ts";
import { eraseMergesOf } from "../merging/merges.store.ts";

/** Who leaves, or takes away what is held on them. */
export type Leaving = { id: number; accountId: number; email: string; emailConfirmed: boolean; adoptionIds: number[] };

/** Reads one part of the export. */
type Export = (db: Db, user: Leaving) => Promise<unknown>;
/** A step when somebody leaves, in the transaction that has locked them. */
type Step = (within: Context & WithSettings, user: Leaving) => Promise<void>;

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
};

/** The letters of people, how staff see their lists, and records that have become one. */
export const PLATFORM_PERSONAL_DATA = {
  exports: { letters: (db, { accountId }) => exportLetters(db, accountId) },
  closing: {
    async erase({ db: tx }, { id, accountId }) {
      await eraseLettersOf(tx, accountId);
      await eraseMergesOf(tx, id);
    },
  },
} satisfies AreaPersonalData;
