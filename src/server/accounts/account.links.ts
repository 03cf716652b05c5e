import { createHash, randomBytes } from "node:crypto";
import { pathIn } from "../../contract/href.ts";
import { TOKEN_PLACEHOLDER } from "../../contract/outbox.ts";
import type { Language } from "../../contract/texts/language.ts";
import { HOUR_MS } from "../clock.ts";
import type { Db } from "../database/pool.ts";
import { type Account, lockAccount } from "./account.queries.ts";

/** What a link is for. */
export type LinkPurpose = "confirm email" | "reset password";

/** How long each kind of link is valid, and the page that it opens (rules §11, §16). */
const LINKS: Readonly<Record<LinkPurpose, { lifeMs: number; page: string }>> = {
  "confirm email": { lifeMs: 72 * HOUR_MS, page: "/confirm_email" },
  "reset password": { lifeMs: HOUR_MS, page: "/reset_password" },
};

const PURPOSES = Object.keys(LINKS) as LinkPurpose[];

/**
 * The address of a link, which opens a page in the recipient's language.
 * @param to.token left out for a stored letter: it is filled in when the letter is sent
 */
export const linkUrl = ({ publicUrl, purpose, language, token = TOKEN_PLACEHOLDER }: LinkTarget): string =>
  `${publicUrl}${pathIn(language, LINKS[purpose].page)}?token=${token}`;
type LinkTarget = { publicUrl: string; purpose: LinkPurpose; language: Language; token?: string };

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const validSince = (purpose: LinkPurpose, now: Date): Date => new Date(now.getTime() - LINKS[purpose].lifeMs);

const validLinks = (db: Db, now: Date) =>
  db
    .selectFrom("account_links as k")
    .where("k.used_at", "is", null)
    .where((is) =>
      is.or(
        PURPOSES.map((purpose) =>
          is.and([is("k.purpose", "=", purpose), is("k.created_at", ">", validSince(purpose, now))]),
        ),
      ),
    );

/**
 * Stores that a link was requested. Its token is made when the letter is sent.
 * @param request.email the address that the link confirms; null when the link is not sent by e-mail
 * @returns its id, for the letter (`linkId`)
 */
export async function createLink(
  tx: Db,
  request: { accountId: number; purpose: LinkPurpose; email: string | null; now: Date },
): Promise<number> {
  const { accountId: account_id, purpose, email, now: created_at } = request;
  const row = await tx
    .insertInto("account_links")
    .values({ account_id, purpose, email, created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Makes a token for a link. Only its hash is stored.
 * @returns undefined when the link is no longer valid
 */
export async function makeToken(db: Db, linkId: number, now: Date): Promise<string | undefined> {
  const link = await validLinks(db, now).where("k.id", "=", linkId).select("k.id").executeTakeFirst();
  if (!link) return undefined;
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("account_link_tokens")
    .values({ token_hash: hashOf(token), link_id: link.id })
    .execute();
  return token;
}

/** @returns the times since then at which links of this purpose were requested, newest first */
export async function linkTimesSince(
  tx: Db,
  { accountId, purpose, since }: { accountId: number; purpose: LinkPurpose; since: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom("account_links")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** A request that carries a link's token. */
type LinkToken = { token: string; purpose: LinkPurpose; now: Date };

/** @returns the account and address of a valid link, or undefined for any other token */
export function findLink(db: Db, { token, purpose, now }: LinkToken) {
  return validLinks(db, now)
    .innerJoin("account_link_tokens as t", "t.link_id", "k.id")
    .where("t.token_hash", "=", hashOf(token))
    .where("k.purpose", "=", purpose)
    .select(["k.account_id as accountId", "k.email"])
    .executeTakeFirst();
}

/** An opened link: its account, and whether the link was sent to the account's present address. */
type OpenedLink = { account: Account; provesEmail: boolean };

/**
 * Finds the account of a valid link and locks it. The link is read again after the lock, because another request may have
 * used it meanwhile.
 * @returns undefined for any other token
 */
export async function lockAccountByLink(tx: Db, link: LinkToken): Promise<OpenedLink | undefined> {
  const found = await findLink(tx, link);
  const account = found && (await lockAccount(tx, found.accountId, "change"));
  if (!account || !(await findLink(tx, link))) return undefined;
  return { account, provesEmail: found.email === account.email };
}

/** Invalidates links of an account that the transaction has locked. @param purpose left out: links of every purpose */
export async function invalidateLinks(tx: Db, accountId: number, now: Date, purpose?: LinkPurpose): Promise<void> {
  await tx
    .updateTable("account_links")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .$if(purpose !== undefined, (links) => links.where("purpose", "=", purpose as LinkPurpose))
    .execute();
}

const MAX_LIFE_MS = Math.max(...Object.values(LINKS).map(({ lifeMs }) => lifeMs));

/**
 * Deletes links that are too old to be valid or to count against a limit. A link that a letter refers to stays with the
 * letter, without its tokens.
 */
export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_LIFE_MS);
  const old = db.selectFrom("account_links").select("id").where("created_at", "<=", since);
  await db.deleteFrom("account_link_tokens").where("link_id", "in", old).execute();
  await db
    .deleteFrom("account_links as k")
    .where("k.created_at", "<=", since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("letters as l").select("l.id").whereRef("l.link_id", "=", "k.id"))),
    )
    .execute();
}
