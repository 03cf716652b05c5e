import { visitTitle } from "../../../contract/adoption/visit-title.ts";
import type { VisitKind } from "../../../contract/adoption/visits.ts";
import { pathIn } from "../../../contract/platform/href.ts";
import { TOKEN_PLACEHOLDER } from "../../../contract/platform/outbox.ts";
import { shelter, shelterAddress, shelterPhone } from "../../../contract/platform/shelter.ts";
import { currentLanguage, LOCALE, languageOf } from "../../../contract/texts/language.ts";
import { emailConfirmed } from "../../accounts/account.queries.ts";
import { inLanguage } from "../../base/language.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueForPerson } from "../../platform/mail/letter.limits.ts";
import { linkTo } from "../../platform/mail/link.store.ts";
import { serverTexts } from "../../texts/texts.ts";
import { calendarFile } from "./visit.calendar.ts";

/**
 * Why a letter about a visit is written. `unavailable`: the animal cannot be visited any more; `notNeeded`: the adoption
 * has moved on without the home check.
 */
export type VisitEvent =
  | "booked"
  | "moved"
  | "reminder"
  | "cancelled"
  | "cancelledByShelter"
  | "unavailable"
  | "notNeeded";

const CANCELLING: ReadonlySet<VisitEvent> = new Set(["cancelled", "cancelledByShelter", "unavailable", "notNeeded"]);

const findLetterFacts = (tx: Db, id: number) =>
  tx
    .selectFrom("visits as v")
    .innerJoin("animals as n", "n.id", "v.animal_id")
    .innerJoin("users as u", "u.id", "v.user_id")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .leftJoin("employees as e", "e.id", "v.employee_id")
    .where("v.id", "=", id)
    .where("u.archived_at", "is", null)
    .where("u.closed_at", "is", null)
    .select(["v.id", "v.kind", "v.starts_at as startsAt", "v.minutes", "v.sequence", "v.animal_id as animalId"])
    .select(["n.name as animalName", "n.type as animalType", "u.name", "a.id as accountId", "a.email", "a.language"])
    .select(["e.name as guideName", "e.surname as guideSurname"])
    .select(emailConfirmed.as("emailConfirmed"))
    .executeTakeFirst();
type Facts = NonNullable<Awaited<ReturnType<typeof findLetterFacts>>>;

/** 'Saturday, 28 November 2026, 10:00', by the shelter's clock in the reader's language. */
export const whenInWords = (moment: Date, timeZone: string): string =>
  moment.toLocaleString(LOCALE[currentLanguage()], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });

/** The paragraphs that say when, where and with whom, and what to bring. */
function detailLines(facts: Facts, zone: string): string[] {
  const text = serverTexts().visitLetters;
  const { kind, startsAt, minutes, guideName, guideSurname } = facts;
  const isAtHome = kind === "home_check";
  const lines = [
    text.when(whenInWords(startsAt, zone), minutes),
    text.where(isAtHome ? text.atHome : shelterAddress() || shelter().name),
    ...(guideName === null ? [] : [text.guide(`${guideName} ${guideSurname}`)]),
  ];
  return [
    lines.join("\n"),
    { visit: text.bring, home_check: text.homeHint, fetching: text.fetchHint }[kind as VisitKind],
  ];
}

const toCalendarVisit = ({ kind, startsAt, animalName, animalType, ...rest }: Facts) => ({
  ...rest,
  kind: kind as VisitKind,
  animalName,
  animalType: animalType as "Dog" | "Cat",
  startsAt,
});

/** The address of the page whose button cancels the visit. */
const cancelUrl = (publicUrl: string): string =>
  `${publicUrl}${pathIn(currentLanguage(), "/visit")}?token=${TOKEN_PLACEHOLDER}`;

/** Queues a letter about a visit with its calendar file, in the transaction of the change. A closed account gets none. */
export async function queueVisitLetter(
  { publicUrl, ...system }: System & { publicUrl: string },
  id: number,
  event: VisitEvent,
): Promise<void> {
  const { db: tx, clock } = system;
  const facts = await findLetterFacts(tx, id);
  if (!facts) return;
  const language = languageOf(facts.language);
  const visit = toCalendarVisit(facts);
  const isOver = CANCELLING.has(event);
  const letter = composeLetter(language, () => {
    const text = serverTexts().visitLetters;
    const again = `${publicUrl}/user_page/visits/book?animalId=${facts.animalId}`;
    const isOpenToAll = visit.kind === "visit";
    return {
      to: facts.email,
      subject: text.events[event].subject(visitTitle(visit)),
      greeting: greetingTo(facts),
      paragraphs: isOver
        ? [...text.events[event].text, text.was(visitTitle(visit), whenInWords(facts.startsAt, clock.zone))]
        : [...text.events[event].text, ...detailLines(facts, clock.zone), text.ifNot(shelterPhone())],
      ...(!isOver && { action: { text: text.button, url: cancelUrl(publicUrl) } }),
      ...(isOver && isOpenToAll && event !== "unavailable" && { action: { text: text.again, url: again } }),
    };
  });
  const calendar = inLanguage(language, () =>
    calendarFile(visit, {
      publicUrl,
      now: clock.now(),
      // Calendars are shared and copied, so the entry carries no token.
      url: `${publicUrl}/user_page/visits`,
      recipient: facts.email,
      isCancelled: isOver,
    }),
  );
  const link = isOver ? {} : { linkId: await linkTo({ db: tx, clock }, "cancel visit", id) };
  const whole = { ...letter, ...link, accountId: facts.accountId, ...(event !== "reminder" && { calendar }) };
  await queueForPerson(system, `visit ${event}`, facts, whole);
}
