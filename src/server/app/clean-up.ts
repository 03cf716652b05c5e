import { deleteEndedSessions } from "../accounts/session.store.ts";
import { deleteUnconfirmed } from "../outreach/saved-searches/saved-search.mailboxes.ts";
import type { System } from "../platform/context.ts";
import type { Db } from "../platform/database/pool.ts";
import { deleteOldUses } from "../platform/http/throttle.ts";
import { deleteOldUnsent } from "../platform/mail/letter.commands.ts";
import { deleteOldLinks } from "../platform/mail/link.store.ts";

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
