import { sql } from "kysely";
import type { SavedSearchRequest } from "../../../contract/outreach/saved-searches.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { inTransaction, type System, type WithSettings } from "../../database/context.ts";
import { countUse, Throttled, type Use } from "../../platform/http/throttle.ts";
import { linkedRecord, linkTo, makeToken } from "../../platform/mail/link.store.ts";
import { confirmationLetter, nothingToConfirmLetter } from "./saved-search.letters.ts";
import { queueMailboxLetter } from "./saved-search.mailboxes.ts";
import { cleanQuery } from "./saved-search.query.ts";

/** The most searches that write letters to one mailbox. */
export const MAX_SEARCHES = 10;

/** `signingKey` signs the tokens of links. */
type SearchContext = System & WithSettings & { signingKey: string };
/** @property endId the link that ends all its searches */
type Mailbox = { id: number; email: string; endId: number };

/**
 * Saves a search. Its mailbox gets a letter with a link to confirm it, or one that says why there is nothing to confirm.
 * The caller learns nothing about the mailbox: all cases take the same steps, and when the mailbox has had its letters for
 * the day, none is sent and the answer is the same (rules §6).
 * @param address the caller's network address
 * @throws HttpProblem 429 when this network address has asked too often
 */
export function saveSearch(context: SearchContext, request: SavedSearchRequest, address: string): Promise<void> {
  const query = cleanQuery(request.query);
  return inTransaction(context, async (within) => {
    await countUse(within, { kind: "saved search", address });
    const letter: Use = { kind: "letter about a search", address, email: request.emailAddress };
    if (!(await mayBeSent(within, letter))) return;
    const mailbox = await lockMailbox(within, request.emailAddress);
    await queueMailboxLetter(within.db, mailbox.id, await addSearch(within, mailbox, query));
  });
}

/** Counts a letter. @returns whether it may still be sent today */
async function mayBeSent(context: System, use: Use): Promise<boolean> {
  try {
    await countUse(context, use);
    return true;
  } catch (error) {
    if (error instanceof Throttled) return false;
    throw error;
  }
}

/** Finds or adds the mailbox of an address, and locks it until the transaction ends. */
async function lockMailbox({ db, clock, signingKey }: SearchContext, email: string): Promise<Mailbox> {
  const mailbox = await db
    .insertInto("search_mailboxes")
    .values({
      email_address: email,
      language: currentLanguage(),
      created_at: clock.now(),
    })
    .onConflict((known) =>
      known
        .expression(sql`email_key(email_address)`)
        .doUpdateSet({ email_address: sql`search_mailboxes.email_address` }),
    )
    .returning(["id", "email_address as email"])
    .executeTakeFirstOrThrow();
  const endId = await linkTo({ db, clock }, "end searches", mailbox.id);
  // Made at once: letters of an earlier mailbox end these searches, too.
  await makeToken({ db, clock }, endId, { key: signingKey, address: mailbox.email });
  return { ...mailbox, endId };
}

/** Adds the search, unless it runs already or there are too many. @returns the letter that says which of these it was */
async function addSearch({ db, clock, settings }: SearchContext, { id, email, endId }: Mailbox, query: string) {
  const language = currentLanguage();
  const to = { email, language, publicUrl: settings.publicUrl, linkId: endId };
  const running = await db
    .selectFrom("saved_searches")
    .select("query")
    .where("mailbox_id", "=", id)
    .where("confirmed_at", "is not", null)
    .execute();
  if (running.some((search) => search.query === query)) return nothingToConfirmLetter(to, "running");
  if (running.length >= MAX_SEARCHES) return nothingToConfirmLetter(to, "full");
  const again = { created_at: clock.now(), language };
  const search = await db
    .insertInto("saved_searches")
    .values({ mailbox_id: id, query, ...again })
    .onConflict((known) => known.columns(["mailbox_id", "query"]).doUpdateSet(again))
    .returning("id")
    .executeTakeFirstOrThrow();
  return confirmationLetter({ ...to, linkId: await linkTo({ db, clock }, "confirm search", search.id) }, query);
}

/**
 * Confirms a search, as the button on the letter's page asks; pressing it again changes nothing. Unknown tokens and
 * searches above the limit of a mailbox are ignored.
 */
export function confirmSearch(system: System, token: string): Promise<void> {
  return inTransaction(system, async (within) => {
    const { db, clock } = within;
    const id = await linkedRecord(within, "confirm search", token);
    if (id === undefined) return;
    const mailbox = await db
      .selectFrom("search_mailboxes")
      .select("id")
      .where(sql<boolean>`id = (select mailbox_id from saved_searches where id = ${id})`)
      .forUpdate()
      .executeTakeFirst();
    if (!mailbox) return;
    const searches = await db
      .selectFrom("saved_searches")
      .select(["id", "language", "confirmed_at"])
      .where("mailbox_id", "=", mailbox.id)
      .execute();
    const search = searches.find((one) => one.id === id);
    if (!search || search.confirmed_at || searches.filter((one) => one.confirmed_at).length >= MAX_SEARCHES) return;
    await db.updateTable("saved_searches").set({ confirmed_at: clock.now() }).where("id", "=", id).execute();
    await db.updateTable("search_mailboxes").set({ language: search.language }).where("id", "=", mailbox.id).execute();
  });
}
