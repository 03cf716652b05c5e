import { plnFromGrosze } from "../../../contract/platform/money.ts";
import type { System } from "../../database/context.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueForPerson } from "../../platform/mail/letter.limits.ts";
import { longDay } from "../../texts/dates.ts";
import { serverTexts } from "../../texts/texts.ts";
import { findGiver } from "../gift.letters.ts";

/** Why a letter about a monthly gift is written. */
export type MonthlyEvent =
  | { about: "begun"; nextOn: string }
  | { about: "notKept" | "refused" | "card" }
  | { about: "moved"; from: "animal" | "resource"; purpose: string }
  | { about: "ended"; byStaff: boolean };

/** The words of a letter, in the reader's language. @param amount as it is written, such as '50 zł' */
function words(event: MonthlyEvent, amount: string): { subject: string; paragraphs: string[] } {
  const text = serverTexts().monthlyLetters;
  switch (event.about) {
    case "begun": {
      const { subject, arrived, next, yours } = text.begun;
      return { subject, paragraphs: [arrived(amount), next(longDay(event.nextOn)), yours] };
    }
    case "notKept":
      return { subject: text.notKept.subject, paragraphs: [text.notKept.arrived(amount), text.notKept.text] };
    case "refused":
      return { subject: text.refused.subject, paragraphs: [text.refused.text(amount), text.refused.next] };
    case "card":
      return { subject: text.card.subject, paragraphs: [text.card.text, text.card.next] };
    case "moved":
      return { subject: text.moved.subject, paragraphs: [text.moved[event.from](event.purpose), text.moved.next] };
    case "ended": {
      const { subject, thanks, byStaff } = text.ended;
      return { subject, paragraphs: [text.ended.text, ...(event.byStaff ? [byStaff] : []), thanks] };
    }
  }
}

/** Queues a letter to the giver of a monthly gift, in the same transaction. A closed account gets none. */
export async function queueMonthlyLetter(
  system: System,
  giftId: number,
  publicUrl: string,
  event: MonthlyEvent,
): Promise<void> {
  const { db: tx } = system;
  const gift = await tx
    .selectFrom("monthly_gifts")
    .where("id", "=", giftId)
    .select(["account_id as accountId", "amount_grosze as grosze", "is_test as isTest"])
    .executeTakeFirst();
  const giver = gift && (await findGiver(tx, gift.accountId));
  if (!giver) return;
  const letter = composeLetter(giver.language, () => {
    const { subject, paragraphs } = words(event, plnFromGrosze(gift.grosze));
    const { monthlyLetters, giftLetter } = serverTexts();
    return {
      to: giver.email,
      subject,
      greeting: greetingTo(giver),
      paragraphs: [...paragraphs, ...(gift.isTest ? [giftLetter.test] : [])],
      action: { text: monthlyLetters.button, url: `${publicUrl}/user_page/donations` },
    };
  });
  await queueForPerson(system, `monthly ${event.about}`, giver, { ...letter, accountId: giver.accountId });
}
