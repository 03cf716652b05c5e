import { createHash, createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { emailKey } from "../../../contract/platform/email.ts";
import type { LinkPurpose } from "../../../contract/platform/outbox.ts";
import { type Language, languageOf } from "../../../contract/texts/language.ts";
import { type Clock, DAY_MS, HOUR_MS } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";

/** A token that is always the same for one address. @property as what is signed besides; it must never change */
type Signature = { as: string; keyOf: (address: string) => string };

type Kind = { of: string; lifeMs?: number; signature?: Signature };

/**
 * What each kind of link is about, how long it is good (left out: as long as that exists), and whether its token is a
 * signature of the address, so that the links of old letters work after a new subscription, too (docs/decisions/0063).
 */
const LINKS = {
  "confirm email": { of: "account_id", lifeMs: 72 * HOUR_MS },
  "reset password": { of: "account_id", lifeMs: HOUR_MS },
  "confirm newsletter": { of: "subscriber_id" },
  "end newsletter": {
    of: "subscriber_id",
    signature: { as: "newsletter unsubscribe", keyOf: (address) => address.toLowerCase() },
  },
  "confirm search": { of: "search_id" },
  "end searches": { of: "mailbox_id", signature: { as: "saved searches end", keyOf: emailKey } },
  "cancel visit": { of: "visit_id" },
  "end reminders": { of: "reminders_id" },
} as const satisfies Record<LinkPurpose, Kind>;

/** The purposes of links that are about an account: they are good for a while, and once. */
export type AccountPurpose = {
  [P in LinkPurpose]: (typeof LINKS)[P]["of"] extends "account_id" ? P : never;
}[LinkPurpose];

const PURPOSES = Object.keys(LINKS) as LinkPurpose[];
const kindOf = (purpose: LinkPurpose): Kind => LINKS[purpose];
const MAX_LIFE_MS = Math.max(...PURPOSES.map((purpose) => kindOf(purpose).lifeMs ?? 0));

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const validLinks = (db: Db, now: Date) =>
  db
    .selectFrom("letter_links as k")
    .where("k.used_at", "is", null)
    .where((is) => {
      // A clock that was ahead must not make a link good for years.
      const notAhead = is("k.created_at", "<", new Date(now.getTime() + DAY_MS));
      return is.or(
        PURPOSES.map((purpose) => {
          const life = kindOf(purpose).lifeMs;
          const young = life === undefined ? [] : [is("k.created_at", ">", new Date(now.getTime() - life)), notAhead];
          return is.and([is("k.purpose", "=", purpose), is(`k.${LINKS[purpose].of}`, "is not", null), ...young]);
        }),
      );
    });

/**
 * The link of this purpose to a record that is no account, which is stored once.
 * @param about the record's id
 * @returns the link's id, for the letters (`linkId`)
 */
export async function linkTo(
  { db, clock }: { db: Db; clock: Pick<Clock, "now"> },
  purpose: Exclude<LinkPurpose, AccountPurpose>,
  about: number,
): Promise<number> {
  const { of } = LINKS[purpose];
  const known = () =>
    db.selectFrom("letter_links").select("id").where(of, "=", about).where("purpose", "=", purpose).executeTakeFirst();
  const add = () =>
    db
      .insertInto("letter_links")
      .values({ purpose, [of]: about, created_at: clock.now() })
      .onConflict((twice) => twice.doNothing())
      .returning("id")
      .executeTakeFirst();
  const row = (await known()) ?? (await add()) ?? (await known());
  if (!row) throw new Error(`The link '${purpose}' to ${about} could not be stored.`);
  return row.id;
}

/** What makes tokens that are signatures. @property key the installation's secret @property address of the recipient */
type Signer = { key: string; address: string };

function newToken(purpose: LinkPurpose, signer: Signer | undefined): string {
  const { signature } = kindOf(purpose);
  if (!signature) return randomBytes(32).toString("base64url");
  if (!signer) throw new Error(`The token of a link '${purpose}' is a signature.`);
  const signed = `${signature.as}\n${signature.keyOf(signer.address)}`;
  return createHmac("sha256", signer.key).update(signed).digest("base64url");
}

/**
 * Makes a token for a link. Only its hash is stored.
 * @param signer left out for links to an account, which are never signatures
 * @returns undefined when the link is no longer valid
 */
export async function makeToken({ db, clock }: System, linkId: number, signer?: Signer): Promise<string | undefined> {
  const link = await validLinks(db, clock.now())
    .where("k.id", "=", linkId)
    .select(["k.id", "k.purpose"])
    .executeTakeFirst();
  if (!link) return undefined;
  const token = newToken(link.purpose as LinkPurpose, signer);
  await db
    .insertInto("letter_link_tokens")
    .values({ token_hash: hashOf(token), link_id: link.id })
    // The signature of an address opened the link of an earlier subscription before.
    .onConflict((known) => known.column("token_hash").doUpdateSet({ link_id: link.id }))
    .execute();
  return token;
}

/** @returns the valid link of this purpose that a token opens; undefined for any other text */
export function findLink({ db, clock }: System, purpose: LinkPurpose, token: string) {
  return validLinks(db, clock.now())
    .innerJoin("letter_link_tokens as t", "t.link_id", "k.id")
    .where("t.token_hash", "=", hashOf(token))
    .where("k.purpose", "=", purpose)
    .select(["k.id", "k.email", "k.account_id as accountId", `k.${LINKS[purpose].of} as about`])
    .executeTakeFirst();
}

/** @returns the language of whoever a token's link was sent to; undefined for any other text */
export async function languageOfLink(db: Db, token: string): Promise<Language | undefined> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(s.language, m.language, q.language, c.language) as language
    from letter_link_tokens as t join letter_links as k on k.id = t.link_id
    left join newsletter_subscribers as s on s.id = k.subscriber_id
    left join search_mailboxes as m on m.id = k.mailbox_id
    left join saved_searches as q on q.id = k.search_id
    left join adoptions as o on o.id = k.reminders_id
    left join users as u on u.id = o.user_id
    left join accounts as c on c.id = u.account_id
    where t.token_hash = ${hashOf(token)}`.execute(db);
  return rows[0]?.language ? languageOf(rows[0].language) : undefined;
}

/** @returns the id of the record that a token's link is about; undefined for any other text */
export const linkedRecord = async (system: System, purpose: LinkPurpose, token: string): Promise<number | undefined> =>
  (await findLink(system, purpose, token))?.about ?? undefined;

/**
 * Deletes links to accounts that are too old to be valid or to count against a limit, and links to what is gone. A link
 * that a letter refers to stays with the letter, without its tokens.
 */
export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom("letter_links")
    .select("id")
    .where((is) =>
      is.or([
        is.and([is("account_id", "is not", null), is("created_at", "<=", new Date(now.getTime() - MAX_LIFE_MS))]),
        is.and([...new Set(PURPOSES.map((purpose) => LINKS[purpose].of))].map((subject) => is(subject, "is", null))),
      ]),
    );
  await db.deleteFrom("letter_link_tokens").where("link_id", "in", old).execute();
  await db
    .deleteFrom("letter_links as k")
    .where("k.id", "in", old)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("letters as l").select("l.id").whereRef("l.link_id", "=", "k.id"))),
    )
    .execute();
}
