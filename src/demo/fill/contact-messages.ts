import { CONTACT_MESSAGES } from "../content/contact-messages.ts";
import type { Filling, Known } from "./filling.ts";

/** Puts in the messages of the contact form; their letters were sent long ago. */
export async function fillContactMessages({ tx, calendar }: Filling, known: Known): Promise<void> {
  const oldestFirst = CONTACT_MESSAGES.toSorted(
    (one, other) => other.daysAgo - one.daysAgo || one.time.localeCompare(other.time),
  );
  const rows = oldestFirst.map(({ name, email, message, daysAgo, time, isRead, answeredBy }) => {
    const morning = (minutes: string) => calendar.at(daysAgo - 1, `08:${minutes}`);
    return {
      name,
      email,
      message,
      created_at: calendar.at(daysAgo, time),
      read_at: isRead || answeredBy ? morning("10") : null,
      answered_at: answeredBy ? morning("25") : null,
      answered_by: answeredBy ? known.employee(answeredBy).accountId : null,
    };
  });
  await tx.insertInto("contact_messages").values(rows).execute();
}
