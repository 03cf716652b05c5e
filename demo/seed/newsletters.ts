import { issueLetter } from "../../src/server/outreach/newsletters/newsletter.letters.ts";
import { queueLetter } from "../../src/server/platform/mail/letter.queue.ts";
import { linkTo } from "../../src/server/platform/mail/link.store.ts";
import { NEWSLETTERS, SUBSCRIBERS } from "../content/newsletters.ts";
import type { SeedContext } from "./seed-context.ts";

/** The links in letters that were "sent" before this installation existed. */
const LINK_BASE = "http://localhost:3000";

type Subscriber = { id: number; email: string; daysAgo: number; confirmed: boolean };

/** Inserts the newsletter's subscribers and its issues, a sent issue with its letters. */
export async function seedNewsletters(context: SeedContext): Promise<void> {
  const subscribers = await insertSubscribers(context);
  for (const issue of NEWSLETTERS) await insertIssue(context, issue, subscribers);
}

async function insertSubscribers({ tx, calendar }: SeedContext): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  for (const { email, daysAgo, confirmed } of SUBSCRIBERS) {
    const at = calendar.at(daysAgo, "18:20");
    const { id } = await tx
      .insertInto("newsletter_subscribers")
      .values({ email_address: email, created_at: at, confirmation_sent_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (confirmed) {
      const confirmed_at = calendar.at(daysAgo, "18:31");
      await tx.updateTable("newsletter_subscribers").set({ confirmed_at }).where("id", "=", id).execute();
    }
    subscribers.push({ id, email, daysAgo, confirmed });
  }
  return subscribers;
}

async function insertIssue(
  { tx, calendar }: SeedContext,
  { subject, content, writtenDaysAgo, sentDaysAgo, goesOutInDays }: (typeof NEWSLETTERS)[number],
  subscribers: readonly Subscriber[],
): Promise<void> {
  const created_at = calendar.at(writtenDaysAgo, "14:10");
  const draft = { subject, content, created_at };
  if (sentDaysAgo === undefined) {
    const send_at = goesOutInDays === undefined ? null : calendar.at(-goesOutInDays, "10:00");
    await tx
      .insertInto("newsletters")
      .values({ ...draft, status: send_at ? "Scheduled" : "Draft", send_at })
      .execute();
    return;
  }
  const recipients = subscribers.filter(({ confirmed, daysAgo }) => confirmed && daysAgo > sentDaysAgo);
  const sent_at = calendar.at(sentDaysAgo, "10:00");
  const { id: newsletter_id } = await tx
    .insertInto("newsletters")
    .values({ ...draft, status: "Sent", queued_at: sent_at, sent_at, recipient_count: recipients.length })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { id: subscriber_id, email } of recipients) {
    const linkId = await linkTo({ db: tx, clock: { now: () => sent_at } }, "end newsletter", subscriber_id);
    const letter = issueLetter({ subject, content, cards: [] }, { email, language: "en" }, LINK_BASE);
    const letter_id = await queueLetter(tx, { ...letter, linkId });
    const sent = { created_at: sent_at, handed_over_at: sent_at, sent_at, attempts: 1 };
    await tx.updateTable("letters").set(sent).where("id", "=", letter_id).execute();
    await tx
      .insertInto("newsletter_deliveries")
      .values({ newsletter_id, subscriber_id, letter_id, settled_at: sent_at })
      .execute();
  }
}
