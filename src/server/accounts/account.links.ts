import { pathIn } from "../../contract/platform/href.ts";
import { TOKEN_PLACEHOLDER } from "../../contract/platform/outbox.ts";
import type { Language } from "../../contract/texts/language.ts";
import type { System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { addRow } from "../database/rows.ts";
import { type AccountPurpose, findLink } from "../platform/mail/link.store.ts";
import { type Account, lockAccount } from "./account.queries.ts";

/** The page that each kind of link opens. */
const PAGES: Readonly<Record<AccountPurpose, string>> = {
  "confirm email": "/confirm_email",
  "reset password": "/reset_password",
};

/**
 * The address of a link, which opens a page in the recipient's language.
 * @param to.token left out for a stored letter: it is filled in when the letter is sent
 */
export const linkUrl = ({ publicUrl, purpose, language, token = TOKEN_PLACEHOLDER }: LinkTarget): string =>
  `${publicUrl}${pathIn(language, PAGES[purpose])}?token=${token}`;
type LinkTarget = { publicUrl: string; purpose: AccountPurpose; language: Language; token?: string };

/**
 * Stores that a link was requested. Its token is made when the letter is sent.
 * @param request.email the address that the link confirms; null when the link is not sent by e-mail
 * @returns its id, for the letter (`linkId`)
 */
export async function createLink(
  tx: Db,
  request: { accountId: number; purpose: AccountPurpose; email: string | null; now: Date },
): Promise<number> {
  const { accountId: account_id, purpose, email, now: created_at } = request;
  return addRow(tx, "letter_links", { account_id, purpose, email, created_at });
}

/** @returns the times since then at which links of this purpose were requested, newest first */
export async function linkTimesSince(
  tx: Db,
  { accountId, purpose, since }: { accountId: number; purpose: AccountPurpose; since: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom("letter_links")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** An opened link: its account, and whether the link was sent to the account's present address. */
type OpenedLink = { account: Account; provesEmail: boolean };

/**
 * Finds the account of a valid link and locks it. The link is read again after the lock, because another request may have
 * used it meanwhile.
 * @returns undefined for any other token
 */
export async function lockAccountByLink(
  system: System,
  { purpose, token }: { purpose: AccountPurpose; token: string },
): Promise<OpenedLink | undefined> {
  const found = await findLink(system, purpose, token);
  const account = found?.accountId && (await lockAccount(system.db, found.accountId, "change"));
  if (!account || !(await findLink(system, purpose, token))) return undefined;
  return { account, provesEmail: found.email === account.email };
}

/** Invalidates links of an account that the transaction has locked. @param purpose left out: links of every purpose */
export async function invalidateLinks(tx: Db, accountId: number, now: Date, purpose?: AccountPurpose): Promise<void> {
  await tx
    .updateTable("letter_links")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .$if(purpose !== undefined, (links) => links.where("purpose", "=", purpose as AccountPurpose))
    .execute();
}
