import type { System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { deleteOldUses } from "../http/throttle.ts";
import { deleteOldUnsent } from "../mail/letter.commands.ts";
import { deleteOldLinks } from "../mail/link.store.ts";
import { deleteUnconfirmed } from "../saved-searches/search.mailboxes.ts";
import { deleteEndedSessions } from "../sessions/session.store.ts";

/** Deletes everything that is kept only for a time; nothing else does (rules §2, §10, §11). */
const EXPIRING: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  deleteEndedSessions,
  deleteOldUses,
  deleteOldLinks,
  deleteOldUnsent,
  deleteUnconfirmed,
];

/** Deletes what has expired. Nothing reads expired rows, so no answer depends on when this runs. */
export async function cleanUp({ db, clock }: System): Promise<void> {
  const now = clock.now();
  for (const deleteExpired of EXPIRING) await deleteExpired(db, now);
}
