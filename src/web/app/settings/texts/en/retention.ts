import type { RetentionKind } from "../../../../../contract/platform/retention.ts";
import { plural } from "../../../../../contract/texts/plural.ts";

/** How long the shelter keeps what people have written. */
export const retention = {
  title: "Retention periods",
  settings: "Settings",
  loadFailed: "The retention periods could not be loaded.",
  explanation:
    "Choose for how long you keep what people have written to you, counted from its end. What is older is erased in the night. Without a period, nothing is erased.",
  never:
    "Never erased by a period: what is open, all records of a person whose application or message still waits or who has an animal of yours at home, contracts of adoptions, donations, and what is written about animals.",
  backups: "Backups still have what was erased until they are deleted themselves. They are not changed.",
  about: {
    messages: "Answered or closed messages, with the answers. They are deleted.",
    applications:
      "The letter, answers, notes and files of applications that were rejected or withdrawn. That there was one, its days and its end stay.",
    jobApplications: "Rejected applications for jobs. They are deleted. Accepted ones stay.",
    letters: "To whom a letter went and what it said. That one was sent, and when, stays in the outbox.",
    changes:
      "How records of people were before they were changed. Who changed which record and when stays in the audit log.",
  } satisfies Record<RetentionKind, string>,
  period: "Period",
  kept: "Kept",
  months: (count: number) => plural.en(count, { one: "1 month", other: `${count} months` }),
  held: "Ended and still here",
  nothing: "None",
  records: (count: number) => plural.en(count, { one: "1 record", other: `${count} records` }),
  /** There are more than were counted. */
  manyRecords: (count: number) => `more than ${count} records`,
  counted: (records: string, oldest: string) => `${records}, the oldest from ${oldest}`,
  next: (night: string) => `In the night to ${night}`,
  erasesNothing: "Nothing is due",
  erases: (counted: string) => `Erased for good: ${counted}`,
  last: "Last erased",
  lastText: (night: string, records: string) => `${night}: ${records}`,
  changed: "Set",
  changedBy: (day: string, person: string) => `${day}, ${person}`,
  change: "Change the period",
  changeOf: (kind: string) => `: ${kind}`,
  dialog: (kind: string) => `Period: ${kind}`,
  field: "Months",
  hint: "From 1 to 240. Empty: kept, nothing is erased.",
  counting: "Counting what this period erases…",
  previewFailed: "It could not be counted what this period erases.",
  wouldErase: (counted: string, night: string) =>
    `In the night to ${night} this period erases ${counted}. This cannot be undone.`,
  wouldEraseNothing: (night: string) => `In the night to ${night} nothing is old enough for this period.`,
  agree: (counted: string) => `Erase ${counted} for good`,
  saved: "The period is set.",
  saveFailed: "The period could not be set.",
};
