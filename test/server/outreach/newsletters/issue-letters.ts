import { composeLetter } from "../../../../src/server/platform/mail/letter.compose.ts";
import { queueLetter } from "../../../../src/server/platform/mail/letter.queue.ts";
import type { TestApp } from "../../support/app.ts";
import { buildNewsletter } from "../../support/builders.ts";

/** Two issues to one subscriber, the first of which was sent. @returns the ids of their letters */
export async function buildIssueLetters(
  { db }: TestApp,
  { subscriber_id, to }: { subscriber_id: number; to: string },
): Promise<number[]> {
  const letters: number[] = [];
  for (const subject of ["Spring", "Summer"]) {
    const newsletter_id = await buildNewsletter(db);
    const letter_id = await queueLetter(db, {
      ...composeLetter("en", () => ({ to, subject, greeting: "Hello,", paragraphs: ["News."] })),
      atMostOnce: true,
    });
    await db.insertInto("newsletter_deliveries").values({ newsletter_id, subscriber_id, letter_id }).execute();
    letters.push(letter_id);
  }
  const [sent = 0] = letters;
  await db.updateTable("letters").set({ sent_at: new Date() }).where("id", "=", sent).execute();
  return letters;
}
