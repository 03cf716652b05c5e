import { sql } from "kysely";
import type { LinkedAnimal } from "../../../contract/animals/linked-animals.ts";
import {
  NEWSLETTER_STATUSES,
  type Newsletter,
  type NewsletterAudience,
  type NewsletterQuery,
  type NewsletterStatus,
} from "../../../contract/outreach/newsletter-issues.ts";
import { emailKey } from "../../../contract/platform/email.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { linkedAnimalsColumn } from "../../animals/linked-animals.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Holder } from "../../base/policy.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabetical, descending, nullable, orderBy, orderOf } from "../../database/sorting.ts";
import { countSearches } from "../saved-searches/saved-search.mailboxes.ts";
import { ISSUE_ANIMALS } from "./newsletter.commands.ts";
import { issuePhotos } from "./newsletter.photos.ts";
import { actionsFor } from "./newsletter.process.ts";

type Row = {
  id: number;
  subject: string;
  content: string;
  animals: LinkedAnimal[];
  photos: ShownPhoto[];
  status: NewsletterStatus;
  created_at: Date;
  send_at: Date | null;
  sent_at: Date | null;
  recipient_count: number;
  sent_count: number;
};

/** Counted from the letters themselves, so it is right also after an admin has sent one again. */
const SENT_COUNT = sql<number>`(
  select count(*)::int from newsletter_deliveries d join letters l on l.id = d.letter_id
  where d.newsletter_id = n.id and l.sent_at is not null)`;

const columns = () =>
  [
    "n.id",
    "n.subject",
    "n.content",
    "n.status",
    "n.created_at",
    "n.send_at",
    "n.sent_at",
    "n.recipient_count",
    linkedAnimalsColumn(ISSUE_ANIMALS, sql`n.id`).as("animals"),
    issuePhotos(),
    SENT_COUNT.as("sent_count"),
  ] as const;

const present = (who: Holder, row: Row): Newsletter => ({
  id: row.id,
  subject: row.subject,
  content: row.content,
  animals: row.animals,
  photos: row.photos,
  status: row.status,
  createdAt: instant(row.created_at),
  sendAt: instantOrNull(row.send_at),
  sentAt: instantOrNull(row.sent_at),
  recipientCount: row.recipient_count,
  sentCount: row.sent_count,
  actions: actionsFor(who, row.status),
});

const SORTS = {
  subject: alphabetical("n.subject"),
  // In the order in which an issue has them.
  status: sql`array_position(${sql.lit(`{${NEWSLETTER_STATUSES}}`)}::text[], n.status)`,
  recipientCount: sql`n.recipient_count`,
  createdAt: sql`n.created_at`,
  sentAt: nullable(sql`n.sent_at`),
};
const NEWEST = orderBy(descending(sql`n.created_at`), descending(sql`n.id`));

/** One page of the issues, the newest first. @param query.q a part of the subject @param who asks */
export async function listNewsletters(db: Db, who: Holder, query: NewsletterQuery): Promise<PageOf<Newsletter>> {
  const { q, sort } = query;
  const all = db.selectFrom("newsletters as n");
  const found = q ? all.where(contains(sql.ref("n.subject_folded"), q)) : all;
  const order = orderOf(sort, SORTS, sql`n.id`, NEWEST);
  const page = await pageOf(db, found, (issues) => issues.select(columns()).orderBy(order.forward), query);
  return { ...page, items: page.items.map((row) => present(who, row)) };
}

/** One issue, or undefined. */
export async function findNewsletter(db: Db, who: Holder, id: number): Promise<Newsletter | undefined> {
  const row = await db.selectFrom("newsletters as n").select(columns()).where("n.id", "=", id).executeTakeFirst();
  return row && present(who, row);
}

/** How many people would get an issue now, and how many have not confirmed their address. */
export async function countAudience(db: Db): Promise<NewsletterAudience> {
  const subscribers = await db
    .selectFrom("newsletter_subscribers")
    .select(({ fn }) => [
      fn.count<number>("confirmed_at").as("confirmedCount"),
      sql<number>`count(*) filter (where confirmed_at is null)`.as("unconfirmedCount"),
    ])
    .executeTakeFirstOrThrow();
  return { ...subscribers, savedSearchCount: await countSearches(db) };
}

/** @returns since when an address is subscribed, for the export of what is held on a person (rules §10) */
export async function subscriptionOf(
  db: Db,
  email: string,
): Promise<{ subscribedAt: string; confirmedAt: string | null } | null> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .select(["created_at", "confirmed_at"])
    .where(sql`email_key(email_address)`, "=", emailKey(email))
    .executeTakeFirst();
  return row ? { subscribedAt: instant(row.created_at), confirmedAt: instantOrNull(row.confirmed_at) } : null;
}
