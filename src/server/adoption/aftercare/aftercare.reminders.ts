import { sql } from "kysely";
import { TOKEN_PLACEHOLDER } from "../../../contract/platform/outbox.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import { emailConfirmed } from "../../accounts/account.queries.ts";
import { addDays, today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { linkTo } from "../../platform/mail/link.store.ts";
import { serverTexts } from "../../texts/texts.ts";
import { linesOf, nextDoses } from "./aftercare.queries.ts";

/** A reminder is written so many days before a dose is due, in time to see a vet. */
const DAYS_AHEAD = 14;

type Work = System & { publicUrl: string };

/**
 * Writes a letter to each adopter who asked for reminders and whose animal needs something soon. What is noted as written
 * and the letter are committed together, so that nobody is reminded twice, also when the process is killed.
 * @returns how many letters were written
 * @throws AggregateError as {@link writeOneByOne}
 */
export async function remindAdopters(work: Work): Promise<number> {
  const day = today(work.clock);
  const last = addDays(day, DAYS_AHEAD);
  const { rows } = await sql<{ id: number }>`
    select distinct r.adoption_id as id from aftercare_reminders as r
    join adoptions as o on o.id = r.adoption_id
    join treatments as t on t.stay_id = o.stay_id and t.ended_with_stay
    where r.ended_at is null and o.outcome = 'completed' and o.returned_at is null
      and t.due_on between ${day}::date and ${last}::date
      and not exists (select from aftercare_letters as l where l.treatment_id = t.id)
    order by 1`.execute(work.db);
  const ids = rows.map(({ id }) => id);
  return writeOneByOne("adoption", ids, (id) =>
    inTransaction(work, ({ db }) => remind({ ...work, db }, id, { day, last })),
  );
}

/** @returns 1 when a letter was written; 0 when another server was faster or the reminders were ended meanwhile */
async function remind({ db: tx, clock, publicUrl }: Work, id: number, between: { day: string; last: string }) {
  const row = await recipient(tx, id);
  if (!row) return 0;
  const { rows } = await sql`
    insert into aftercare_letters (treatment_id, written_at)
    select t.id, ${clock.now()}::timestamptz from adoptions as o
    join treatments as t on t.stay_id = o.stay_id and t.ended_with_stay
    where o.id = ${id} and t.due_on between ${between.day}::date and ${between.last}::date
    on conflict do nothing returning treatment_id`.execute(tx);
  if (rows.length === 0) return 0;
  const language = languageOf(row.language);
  const soon = (await inLanguage(language, () => nextDoses(tx, id))).filter(
    ({ dueOn }) => dueOn >= between.day && dueOn <= between.last,
  );
  const url = `${publicUrl}/api/aftercare/end?token=${TOKEN_PLACEHOLDER}`;
  const letter = composeLetter(language, () => {
    const { subject, text, button, why, end } = serverTexts().letters.aftercare;
    return {
      to: row.email,
      subject: subject(row.animal),
      greeting: greetingTo(row),
      paragraphs: [...text(row.animal), linesOf(soon)],
      action: { text: button, url: `${publicUrl}/user_page/adoptions/${id}` },
      unsubscribe: { why, text: end, url },
      picture: { photoId: row.photoId, alt: row.animal },
    };
  });
  const linkId = await linkTo({ db: tx, clock }, "end reminders", id);
  await queueLetter(tx, { ...letter, linkId, accountId: row.accountId, atMostOnce: true, unsubscribeUrl: url });
  return 1;
}

/** Who is to be written to, with the reminder locked; undefined when it was ended, or the address may be a stranger's. */
async function recipient(tx: Db, adoptionId: number) {
  const row = await tx
    .selectFrom("aftercare_reminders as r")
    .innerJoin("adoptions as o", "o.id", "r.adoption_id")
    .innerJoin("animals as n", "n.id", "o.animal_id")
    .innerJoin("users as u", "u.id", "o.user_id")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("r.adoption_id", "=", adoptionId)
    .where("r.ended_at", "is", null)
    .where("o.returned_at", "is", null)
    .where("u.archived_at", "is", null)
    .select(["u.name", "a.id as accountId", "a.email", "a.language", "n.name as animal", "n.main_photo_id as photoId"])
    .select(emailConfirmed.as("emailConfirmed"))
    .forUpdate("r")
    .executeTakeFirst();
  return row?.emailConfirmed ? row : undefined;
}
