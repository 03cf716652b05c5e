import { type SqlBool, sql } from "kysely";
import { languageOf } from "../../../contract/texts/language.ts";
import { animalConditions } from "../../animals/animal.filters.ts";
import { animalsWithPages } from "../../animals/animal.queries.ts";
import { today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { linkTo } from "../../platform/mail/link.store.ts";
import { newAnimalsLetter } from "./saved-search.letters.ts";
import { queueMailboxLetter } from "./saved-search.mailboxes.ts";
import { savedFilters } from "./saved-search.query.ts";

/**
 * How long an animal counts as new. Some fit a search only after days, for example when they have been weighed; and after
 * a week without a server everybody is still told.
 */
const NEW_FOR_DAYS = 30;
/** The most animals that a letter names; the others are on the list. */
const MAX_NAMED = 12;

type Work = System & { publicUrl: string };

/**
 * Writes one letter to each mailbox with a search that a new animal fits, unless it got one today. The matches and the
 * letter are committed together, so that nobody is told of an animal twice, also when the process is killed.
 * @returns how many letters were written
 * @throws AggregateError as {@link writeOneByOne}
 */
export async function writeNewAnimalLetters(work: Work): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select m.id from search_mailboxes as m
    where m.last_letter_on is distinct from ${today(work.clock)}::date
      and exists (select from saved_searches as s where s.mailbox_id = m.id and s.confirmed_at is not null)
    order by m.id`.execute(work.db);
  const ids = rows.map(({ id }) => id);
  return writeOneByOne("mailbox", ids, (id) => inTransaction(work, (within) => writeLetter(within, id)));
}

type Search = { id: number; query: string; confirmed_at: Date };

/** @returns 1 when a letter was written; 0 when nothing new fits, or another server was faster */
async function writeLetter({ db: tx, clock, publicUrl }: Work, mailboxId: number): Promise<number> {
  const day = today(clock);
  const mailbox = await tx
    .selectFrom("search_mailboxes")
    .select(["email_address as email", "language"])
    .where("id", "=", mailboxId)
    .where(sql<boolean>`last_letter_on is distinct from ${day}::date`)
    .forUpdate()
    .executeTakeFirst();
  if (!mailbox) return 0;
  const searches = await confirmedSearches(tx, mailboxId);
  const matches: number[] = [];
  for (const search of searches) matches.push(...(await recordMatches({ db: tx, clock }, mailboxId, search)));
  if (matches.length === 0) return 0;
  const language = languageOf(mailbox.language);
  const animals = await inLanguage(language, () => animalsWithPages({ db: tx, clock }, matches.slice(0, MAX_NAMED)));
  const linkId = await linkTo({ db: tx, clock }, "end searches", mailboxId);
  const to = { email: mailbox.email, language, publicUrl, linkId };
  await queueMailboxLetter(tx, mailboxId, newAnimalsLetter(to, { animals, count: matches.length, searches }));
  await tx.updateTable("search_mailboxes").set({ last_letter_on: day }).where("id", "=", mailboxId).execute();
  return 1;
}

function confirmedSearches(tx: Db, mailboxId: number): Promise<Search[]> {
  return tx
    .selectFrom("saved_searches")
    .select(["id", "query", "confirmed_at"])
    .where("mailbox_id", "=", mailboxId)
    .where("confirmed_at", "is not", null)
    .$narrowType<{ confirmed_at: Date }>()
    .orderBy("id")
    .execute();
}

/**
 * Records the animals that fit a search and are new since it was confirmed.
 * @returns the ids of those that no letter to this mailbox has named
 */
async function recordMatches({ db: tx, clock }: System, mailboxId: number, search: Search): Promise<number[]> {
  const filters = savedFilters(search.query);
  if (!filters) return [];
  const now = clock.now();
  const isNew = sql<SqlBool>`a.archived_at is null and a.available_since > ${search.confirmed_at}
    and a.available_since > ${now}::timestamptz - make_interval(days => ${NEW_FOR_DAYS})`;
  const fits = animalConditions({ ...filters, availableFor: "Adoption" }, clock);
  const { rows } = await sql<{ id: number }>`
    insert into search_finds (mailbox_id, animal_id, found_at)
    select ${mailboxId}::int, a.id, ${now}::timestamptz from animals as a where ${sql.join([isNew, ...fits], sql` and `)}
    order by a.available_since, a.id
    on conflict do nothing returning animal_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
