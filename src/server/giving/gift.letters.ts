import { sql } from "kysely";
import { plnFromGrosze } from "../../contract/platform/money.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import type { System } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { composeLetter, greetingTo } from "../platform/mail/letter.compose.ts";
import { queueForPerson } from "../platform/mail/letter.limits.ts";
import { serverTexts } from "../texts/texts.ts";

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

/** Queues a letter about a donation in the giver's language; only givers who were signed in get one. */
async function queueGiftLetter(
  system: System,
  donationId: number,
  publicUrl: string,
  words: (donation: GiftOfLetter) => { subject: string; paragraphs: string[] },
): Promise<void> {
  const { db: tx } = system;
  const row = await tx
    .selectFrom("donations as d")
    .leftJoin("monthly_gifts as g", "g.id", "d.monthly_gift_id")
    .where("d.id", "=", donationId)
    .select(["d.amount_grosze as grosze", "d.purpose", "d.is_test as isTest", "d.account_id as accountId"])
    .select(sql<boolean>`coalesce(g.state <> 'ended', false)`.as("goesOn"))
    .executeTakeFirst();
  const giver = row && (await findGiver(tx, row.accountId));
  if (!giver) return;
  const letter = composeLetter(giver.language, () => {
    const { subject, paragraphs } = words(row);
    const { test, button } = serverTexts().giftLetter;
    return {
      to: giver.email,
      subject,
      greeting: greetingTo(giver),
      paragraphs: [...paragraphs, ...(row.isTest ? [test] : [])],
      action: { text: button, url: `${publicUrl}/user_page/donations` },
    };
  });
  await queueForPerson(system, "gift", giver, { ...letter, accountId: giver.accountId });
}
type GiftOfLetter = { grosze: number; purpose: string; goesOn: boolean };

/** Queues a letter that says what was given back of a donation. @param grosze how much this time */
export const queueRefundLetter = (
  system: System,
  donationId: number,
  grosze: number,
  publicUrl: string,
): Promise<void> =>
  queueGiftLetter(system, donationId, publicUrl, (donation) => {
    const { subject, whole, part, goesOn } = serverTexts().refundLetter;
    const [back, gift] = [plnFromGrosze(grosze), plnFromGrosze(donation.grosze)];
    const paragraph = grosze === donation.grosze ? whole(gift) : part(back, gift);
    return { subject, paragraphs: [paragraph, ...(donation.goesOn ? [goesOn] : [])] };
  });

/** Queues a letter that thanks for a donation that has just arrived; only givers who were signed in get one. */
export const queueThanks = (system: System, donationId: number, publicUrl: string): Promise<void> =>
  queueGiftLetter(system, donationId, publicUrl, ({ grosze, purpose }) => {
    const { subject, arrived, forAll, meantFor } = serverTexts().giftLetter;
    return { subject, paragraphs: [arrived(plnFromGrosze(grosze)), purpose === "" ? forAll : meantFor(purpose)] };
  });
