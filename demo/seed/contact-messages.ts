import { newTexts } from "../../src/server/database/translations.ts";
import { CONTACT_MESSAGES } from "../content/contact-messages.ts";
import { REPLY_TEMPLATES } from "../content/reply-templates.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** Inserts the messages of the contact form with what was answered, without letters in the outbox. */
export async function seedContactMessages({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const oldestFirst = CONTACT_MESSAGES.toSorted(
    (one, other) => other.daysAgo - one.daysAgo || one.time.localeCompare(other.time),
  );
  const morningAfter = (daysAgo: number, minutes: string) => calendar.at(daysAgo - 1, `08:${minutes}`);
  const rows = oldestFirst.map(({ name, email, message, daysAgo, time, isRead, answeredBy }) => {
    const morning = (minutes: string) => morningAfter(daysAgo, minutes);
    return {
      name,
      email,
      message,
      created_at: calendar.at(daysAgo, time),
      read_at: isRead || answeredBy ? morning("10") : null,
      answered_at: answeredBy ? morning("25") : null,
      answered_by: answeredBy ? records.employee(answeredBy).accountId : null,
    };
  });
  const inserted = await tx.insertInto("contact_messages").values(rows).returning("id").execute();
  const replies = oldestFirst.flatMap(({ daysAgo, answeredBy, reply }, at) =>
    answeredBy && reply
      ? [
          {
            message_id: inserted[at]?.id as number,
            text: reply,
            sent_at: morningAfter(daysAgo, "25"),
            sent_by: records.employee(answeredBy).accountId,
          },
        ]
      : [],
  );
  await tx.insertInto("contact_replies").values(replies).execute();
}

/** Inserts the ready words for answers. */
export async function seedReplyTemplates({ tx, calendar }: SeedContext): Promise<void> {
  const rows = REPLY_TEMPLATES.map(({ name: names, text: texts }) => ({
    ...newTexts({ names, texts }, "name", "text"),
    created_at: calendar.at(60, "09:00"),
  }));
  await tx.insertInto("reply_templates").values(rows).execute();
}
