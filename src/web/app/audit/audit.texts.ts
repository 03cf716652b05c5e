import type { AuditEntry } from "../../../contract/audit.ts";
import { storedWord } from "../../../contract/texts/stored-word.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { appTexts } from "../texts/texts.ts";

/** @returns the name of the person who acted; there is none after a failed login, or if the account is gone */
export function actorText({
  actorFullName,
  actorAccountId,
}: Pick<AuditEntry, "actorFullName" | "actorAccountId">): string {
  const { nobody, accountNumber } = appTexts().audit;
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
  intake: () => recordTexts().statistics.intakes,
  outcome: () => recordTexts().stays.outcomes,
};

/** @returns the details in one line, such as 'employee: 7; main caretaker: true' */
export function detailsText(details: AuditEntry["details"]): string {
  return Object.entries(details)
    .map(([name, value]) => `${storedWord(recordTexts().audit.details, name)}: ${valueText(name, value)}`)
    .join("; ");
}

function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value === "boolean") return recordTexts().audit[value ? "true" : "false"];
  return storedWord(VALUE_WORDS[name]?.() ?? {}, String(value));
}
