import { plnFromGrosze } from "../../contract/money.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import type { Db } from "../database/pool.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { serverTexts } from "../texts/texts.ts";

/** Queues a letter that thanks for a donation that has just arrived; only givers who were signed in get one. */
export async function queueThanks(tx: Db, donationId: number, publicUrl: string): Promise<void> {
  const row = await tx
    .selectFrom("donations as d")
    .innerJoin("accounts as a", "a.id", "d.account_id")
    .leftJoin("users as u", "u.account_id", "a.id")
    .leftJoin("employees as e", "e.account_id", "a.id")
    .where("d.id", "=", donationId)
    .select((eb) => eb.fn.coalesce("u.name", "e.name").as("name"))
    .select(["d.amount_grosze as grosze", "d.purpose", "d.is_test as isTest", "a.id as accountId", "a.email"])
    .select(["a.language", emailConfirmed.as("emailConfirmed")])
    .executeTakeFirst();
  if (!row) return;
  const letter = composeLetter(languageOf(row.language), () => {
    const text = serverTexts().giftLetter;
    return {
      to: row.email,
      subject: text.subject,
      greeting: greetingTo({ name: row.name ?? "", emailConfirmed: row.emailConfirmed }),
      paragraphs: [
        text.arrived(plnFromGrosze(row.grosze)),
        row.purpose === "" ? text.forAll : text.meantFor(row.purpose),
        ...(row.isTest ? [text.test] : []),
      ],
      action: { text: text.button, url: `${publicUrl}/user_page/donations` },
    };
  });
  await queueLetter(tx, { ...letter, accountId: row.accountId });
}
