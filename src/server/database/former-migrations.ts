/**
 * Until November 2026 the schema was made by 116 files of migrations; since then 13 files, one an area, make the same
 * (docs/decisions/0110-migrations-by-area.md). A database or a backup with exactly the names of those has what these make.
 * This file and what calls it go with version 1.1: by then every shelter has been started with 1.0.
 */
export const FORMER_MIGRATIONS: readonly string[] = `
  0001-people 0002-animals 0003-adoptions 0004-daily-work 0005-public-content 0006-sessions
  0007-letters-and-contracts 0008-outbox-and-audit 0009-animal-orders 0010-appointment-search 0011-address-uses
  0012-adoptions-of-an-animal 0013-donations 0014-newsletter 0015-contact-messages 0016-letters-of-accounts
  0017-favourites 0018-confirmed-addresses 0019-email-key 0020-holder-of-an-animal 0021-questionnaire-draft
  0022-lists-that-grow 0023-audit-once 0024-newsletters-that-wait 0025-users-by-email 0026-short-searches
  0027-one-throttle 0028-photo-keys 0029-shelter 0030-languages 0031-content-in-languages 0032-stays
  0033-statistics 0034-newsletter-languages 0035-care 0036-shelter-texts 0038-contract-words 0039-shelter-lists
  0040-treatments 0041-aftercare 0042-register 0044-units 0046-unknown-facts 0047-fosters 0048-search-all
  0050-treatments-of-a-stay 0051-photo-descriptions 0052-traits 0053-young-animals-and-films 0054-saved-searches
  0055-animals-of-news 0056-visits 0058-lately-closed-stages 0059-kind-no 0060-questions-and-board 0061-gifts
  0062-answers-and-notes 0063-use-of-resources 0064-morning 0065-publication-times 0066-list-views
  0067-animals-of-newsletters 0068-pictures-of-news 0070-words-of-stays 0071-flags-of-people 0073-monthly-gifts
  0075-reply-templates 0076-pictures-of-newsletters 0077-home-needed 0080-confirmations-of-newsletters
  0081-passwords-set-by-staff 0082-links-of-letters 0083-pages-of-monthly-gifts 0086-going-on-despite
  0088-confirmed-batches 0091-changes-in-the-audit-log 0093-less-work-for-a-write 0096-cheaper-writes
  0100-length-of-appointments 0110-morning-marks 0111-tasks 0115-attachments 0119-times-of-profiles
  0120-notes-of-rounds 0121-cheaper-words-and-counts 0122-latest-stay 0125-when-visits-were-called-off
  0126-earlier-stages 0130-sent-once 0131-observations 0135-looks-of-lists 0138-morning-letters 0140-imports
  0141-less-work-for-an-import 0142-care-of-an-import 0145-twins 0146-merges 0150-exports 0151-own-exports
  0155-times-of-changes 0156-calendar-addresses 0160-api-tokens 0161-webhooks 0170-second-factors
  0175-stays-are-announced 0180-kept-waits 0190-files-of-exports 0191-secrets-overlap 0200-backups 0210-retention
  0220-words-of-sent-letters 0221-kinds-in-place 0230-steps-in-place 0240-refunds 0250-handovers 0280-older-chips
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`);

/** The last of the files that make what the former ones made. */
const LAST_OF_THE_SAME = "0013-keys.sql";

/** What is said of data that have some of the former migrations. */
export const TOO_OLD =
  "These data are from a version that is too old for this one: bring them to a version of November 2026 first, by starting it on the database or by restoring the backup with it and starting it, and then to this one.";

/**
 * Which of today's migrations data have.
 * @param applied the names that a database or a backup has
 * @param known the names of today's migrations, in order
 * @returns undefined if they have some of the former migrations, and not all of them and no others: see {@link TOO_OLD}
 */
export function todaysMigrations(applied: readonly string[], known: readonly string[]): readonly string[] | undefined {
  if (!applied.some((name) => FORMER_MIGRATIONS.includes(name))) return applied;
  const isWhole =
    applied.length === FORMER_MIGRATIONS.length && FORMER_MIGRATIONS.every((name) => applied.includes(name));
  return isWhole ? known.filter((name) => name <= LAST_OF_THE_SAME) : undefined;
}

/**
 * Writes today's names in the place of the former ones, in one statement, and runs nothing else.
 * @param names what {@link todaysMigrations} has returned
 * @throws Error if the last version before was never started on these data: at a start it stored the words of the oldest
 * contracts, which this version cannot write any more
 */
export async function nameAnew(
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>,
  names: readonly string[],
): Promise<void> {
  const { rows } = await query("select 1 from adoption_contracts where paper is null limit 1");
  if (rows.length > 0) throw new Error(TOO_OLD);
  await query("with gone as (delete from migrations) insert into migrations (name) select unnest($1::text[])", [
    [...names],
  ]);
}
