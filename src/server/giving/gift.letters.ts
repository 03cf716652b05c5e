import { plnFromGrosze } from "../../contract/platform/money.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import type { System } from "../platform/context.ts";
import type { Db } from "../platform/database/pool.ts";
import { composeLetter, greetingTo } from "../platform/mail/letter.compose.ts";
import { queueForPerson } from "../platform/mail/letter.limits.ts";
import { serverTexts } from "../platform/texts/texts.ts";

/** The giver that a letter is written to; undefined without an account, as after it was closed. */
export async function findGiver(tx: Db, accountId: number | null) {
  const row = await tx
    .selectFrom("accounts as a")
    .leftJoin("users as u", "u.account_id", "a.id")
    .leftJoin("employees as e", "e.account_id", "a.id")
    .where("a.id", "=", accountId)
    .select((eb) => eb.fn.coalesce("u.name", "e.name").as("name"))
    .select(["a.id as accountId", "a.email", "a.language", emailConfirmed.as("emailConfirmed")])
    .executeTakeFirst();
  return row && { ...row, name: row.name ?? "", language: languageOf(row.language) };
}

/** Queues a letter that thanks for a donation that has just arrived; only givers who were signed in get one. */
export async function queueThanks(system: System, donationId: number, publicUrl: string): Promise<void> {
  const { db: tx } = system;
  const row = await tx
    .selectFrom("donations as d")
    .where("d.id", "=", donationId)
    .select(["d.amount_grosze as grosze", "d.purpose", "d.is_test as isTest", "d.account_id as accountId"])
    .executeTakeFirst();
  const giver = row && (await findGiver(tx, row.accountId));
  if (!giver) return;
  const letter = composeLetter(giver.language, () => {
    const text = serverTexts().giftLetter;
    return {
      to: giver.email,
      subject: text.subject,
      greeting: greetingTo(giver),
      paragraphs: [
        text.arrived(plnFromGrosze(row.grosze)),
        row.purpose === "" ? text.forAll : text.meantFor(row.purpose),
        ...(row.isTest ? [text.test] : []),
      ],
      action: { text: text.button, url: `${publicUrl}/user_page/donations` },
    };
  });
  await queueForPerson(system, "gift", giver, { ...letter, accountId: giver.accountId });
}
