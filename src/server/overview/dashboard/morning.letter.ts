import { sql } from "kysely";
import type { MorningItem } from "../../../contract/overview/morning.ts";
import { morningText } from "../../../contract/overview/morning-text.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { type Language, languageOf } from "../../../contract/texts/language.ts";
import type { SignedIn } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { writeOneByOne } from "../../platform/background/one-by-one.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { longDay } from "../../texts/dates.ts";
import { serverTexts } from "../../texts/texts.ts";
import { readMorning } from "./morning.ts";

/** The shelter's hours in which it is written: a server that was away at six makes up for it, but not in the evening. */
const FROM_HOUR = 6;
const BEFORE_HOUR = 12;
/** The most lines of a letter; the others are on the screen. */
const MAX_LINES = 25;

type Work = System & { publicUrl: string };

/**
 * Writes to everybody who asked for it what waits for them today, at six by the shelter's clock; nothing when nothing
 * waits. The day and the letter are committed together, so that nobody gets two, also when the process is killed.
 * @returns how many letters were written
 * @throws AggregateError as {@link writeOneByOne}
 */
export async function writeMorningLetters(work: Work): Promise<number> {
  const { now, zone } = work.clock;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(zone);
  if (hour < FROM_HOUR || hour >= BEFORE_HOUR) return 0;
  const { rows } = await sql<{ id: number }>`
    select m.employee_id as id from morning_letters as m join employees as e on e.id = m.employee_id
    where e.archived_at is null and m.last_day is distinct from ${today(work.clock)}::date order by 1`.execute(work.db);
  const ids = rows.map(({ id }) => id);
  return writeOneByOne("employee", ids, (id) => inTransaction(work, (within) => writeLetter(within, id)));
}

/** @returns 1 when a letter was written; 0 when nothing waits, or another server was faster */
async function writeLetter({ db: tx, clock, publicUrl }: Work, employeeId: number): Promise<number> {
  const day = today(clock);
  const { numUpdatedRows } = await tx
    .updateTable("morning_letters")
    .set({ last_day: day })
    .where("employee_id", "=", employeeId)
    .where(sql<boolean>`last_day is distinct from ${day}::date`)
    .executeTakeFirst();
  const person = numUpdatedRows > 0n ? await recipient(tx, employeeId) : undefined;
  if (!person) return 0;
  const { email, language, actor } = person;
  const { items } = await inLanguage(language, () => readMorning({ db: tx, clock, actor }));
  const mine = items.filter(isFor);
  if (mine.length === 0) return 0;
  const url = `${publicUrl}/admin`;
  const letter = composeLetter(language, () => {
    const { frame, morning } = serverTexts().letters;
    const lines = mine.slice(0, MAX_LINES).map((item) => lineOf(item, day));
    const more = mine.length > MAX_LINES ? [morning.more(mine.length - MAX_LINES)] : [];
    return {
      to: email,
      subject: morning.subject(longDay(day), mine.length),
      greeting: frame.dear(actor.name),
      paragraphs: [morning.intro, lines.join("\n"), ...more],
      action: { text: morning.button, url },
      unsubscribe: { why: morning.why, text: morning.end, url },
    };
  });
  // What waits names people: it is not kept once it is sent.
  await queueLetter(tx, { ...letter, accountId: actor.accountId, atMostOnce: true, forgetWhenSent: true });
  return 1;
}

/** What is this person's own, and tasks for anybody. */
const isFor = (item: MorningItem): boolean => item.isMine || (item.kind === "task" && item.handedTo === null);

function lineOf(item: MorningItem, day: string): string {
  const { morning } = serverTexts().letters;
  const text = morningText(item);
  if ("at" in item) return morning.at(timeOf(item.at), text);
  const due = "dueOn" in item ? item.dueOn : "dueBack" in item ? item.dueBack : day;
  const late = Temporal.PlainDate.from(due).until(day).days;
  return morning.line(text, "unit" in item ? (item.unit ?? "") : "", late);
}

const timeOf = (moment: string): string =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(shelter().timeZone).toPlainTime().toString().slice(0, 5);

type Recipient = { email: string; language: Language; actor: SignedIn };

/** The employee as who signs in: the letter has what their list has. */
async function recipient(tx: Db, id: number): Promise<Recipient | undefined> {
  const row = await tx
    .selectFrom("employees as e")
    .innerJoin("accounts as a", "a.id", "e.account_id")
    .where("e.id", "=", id)
    .where("e.archived_at", "is", null)
    .select(["e.name", "e.surname", "e.is_admin as isAdmin", "a.id as accountId", "a.email", "a.language"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, accountId, name, surname, isAdmin } = row;
  const language = languageOf(row.language);
  const role = isAdmin ? "admin" : "employee";
  const own = { emailConfirmed: true, passwordByStaff: false, sessionId: "" };
  return { email, language, actor: { role, accountId, personId: id, name, surname, language, ...own } };
}
