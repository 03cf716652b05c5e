import type { AuditEntry } from "../../../../contract/platform/audit.ts";
import { pln } from "../../../../contract/platform/money.ts";
import { hoursInWords } from "../../../../contract/platform/opening-hours.ts";
import type { WeeklyHours } from "../../../../contract/platform/shelter.ts";
import { isLanguage, LANGUAGES, nameOf } from "../../../../contract/texts/language.ts";
import { storedWord } from "../../../../contract/texts/stored-word.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDateTime, localDay, truncate } from "../../../format.ts";
import { appTexts } from "../texts/texts.ts";

/** @returns the name of the person who acted; there is none after a failed login, or if the account is gone */
export function actorText({
  actorFullName,
  actorAccountId,
  program,
}: Pick<AuditEntry, "actorFullName" | "actorAccountId" | "program">): string {
  const { nobody, accountNumber, programOf } = appTexts().audit;
  if (program) return programOf(program, actorFullName);
  if (actorFullName) return actorFullName;
  return actorAccountId === null ? nobody : accountNumber(actorAccountId);
}

/** @returns what was done, such as 'login' */
export const actionText = (action: string): string => storedWord(recordTexts().audit.actions, action);

/** @returns the kind of record, such as 'adoption'; for a refused call its method and path */
export const subjectText = (subject: string): string => storedWord(recordTexts().audit.subjects, subject);

/** @returns the name of a queue of background jobs */
export const queueText = (queue: string): string => storedWord(recordTexts().queues, queue);

/** The words for details whose values are stored words too. */
const VALUE_WORDS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  queue: () => recordTexts().queues,
  kind: () => recordTexts().retention.kinds,
  intake: () => recordTexts().statistics.intakes,
  outcome: () => recordTexts().stays.outcomes,
};

/** A changed field in words. */
export type ChangedField = { name: string; label: string; before: string; after: string };

/** @returns what an entry has changed; nothing for an entry of another kind or of an earlier version of this program */
export function changedFields({ before = {}, after = {}, subject }: AuditEntry): ChangedField[] {
  return Object.keys(after).map((name) => ({
    name,
    label: fieldText(name, subject),
    before: shownValue(name, before[name]),
    after: shownValue(name, after[name]),
  }));
}

/** @param name as "maxSalary", or "names.pl" for a text in one of several languages */
export function fieldText(name: string, subject: string): string {
  const [field = name, language] = name.split(".");
  const words = subject === "shelter" ? appTexts().shelter.fields : recordTexts().audit.fields;
  const label = storedWord(words, field);
  return language && isLanguage(language) ? appTexts().audit.inLanguage(label, nameOf(language)) : label;
}

/** A longer value is cut; the record has it whole. In characters. */
const LONGEST_SHOWN = 120;

/** @returns a value of a record for people: dates as dates, stored words in the reader's language */
export function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return appTexts().words.none;
  if (Array.isArray(value)) return value.map((one) => shownValue(name, one)).join(", ") || appTexts().words.none;
  if (typeof value === "object") return shownFacts(value);
  if (typeof value === "boolean") return value ? appTexts().audit.yes : appTexts().audit.no;
  const text = String(value);
  if (name === "goalGrosze") return pln(Number(value) / 100);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return localDay(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return localDateTime(text);
  return truncate(storedWord(wordsOf(name), text), LONGEST_SHOWN);
}

/** Hours or a time off, which are one fact in several fields. */
type Times = Partial<WeeklyHours & { from: string; until: string }>;

/** @returns 'Saturday, 10:00–13:00' or '24 Dec 2026 – 26 Dec 2026'; nothing for anything else */
function timesInWords({ days, opens, closes, from, until }: Times): string[] {
  if (days && opens && closes) return hoursInWords([{ days, opens, closes }]);
  return from && until ? [from === until ? localDay(from) : `${localDay(from)} – ${localDay(until)}`] : [];
}

/** @returns the facts of a part of a record, as 'Saturday, 10:00–13:00 Jan Bór'; those that are empty are left out */
function shownFacts(part: object): string {
  const times = timesInWords(part);
  const { days: _days, opens: _opens, closes: _closes, from: _from, until: _until, ...facts } = part as Times;
  const others = Object.entries(times.length > 0 ? facts : part)
    .filter(([key, fact]) => !/(^id|Id)$/.test(key) && fact !== null && fact !== "")
    .map(([key, fact]) => shownValue(key, fact));
  return [...times, ...others].join(" ");
}

function wordsOf(name: string): Readonly<Record<string, string>> {
  const { statuses, sexes, types } = recordTexts().animals;
  if (name === "sex") return sexes;
  if (name === "status") return statuses;
  if (name === "everyUnit") return appTexts().words.spans;
  if (name === "result") return recordTexts().treatments.results;
  if (name === "language") return Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(language)]));
  if (name === "type" || name === "types")
    return { ...types, ...recordTexts().statistics.intakes, ...recordTexts().stays.outcomes };
  return VALUE_WORDS[name === "outcomeType" ? "outcome" : name]?.() ?? {};
}

/** @returns the details in one line, such as 'employee: 7; main caretaker: true' */
export function detailsText(details: AuditEntry["details"]): string {
  return Object.entries(details)
    .filter(([name]) => name !== "changes")
    .map(([name, value]) => `${storedWord(recordTexts().audit.details, name)}: ${valueText(name, value)}`)
    .join("; ");
}

function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value === "boolean") return recordTexts().audit[value ? "true" : "false"];
  return storedWord(VALUE_WORDS[name]?.() ?? {}, String(value));
}

const ARROW = "→";

/** What an entry has changed, a line for each field: as it was, and as it is. */
export function ChangedFields({ entry }: { entry: AuditEntry }) {
  const text = appTexts().audit;
  const fields = changedFields(entry);
  if (fields.length === 0) return null;
  return (
    <ul className="changed-fields">
      {fields.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className="changed-field">{label}</span> <span className="visually-hidden">{text.was}</span>
          <del>{before}</del> <span aria-hidden>{ARROW}</span> <span className="visually-hidden">{text.is}</span>
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
