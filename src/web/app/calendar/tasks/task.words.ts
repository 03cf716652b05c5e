import type { Task, TaskRepeat, TaskSubject } from "../../../../contract/calendar/tasks.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { localDay } from "../../../format.ts";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { calendarTexts } from "../texts.ts";

/** @returns how a task comes again, in words; empty for one that does not */
export function repeatText(repeat: TaskRepeat | null): string {
  const text = calendarTexts().tasks;
  if (repeat === null) return "";
  return typeof repeat === "string" ? text.repeats[repeat] : text.everyDays(repeat.days);
}

/** @returns the name of what a task is about, and what has become of it */
export const subjectText = ({ name, state }: TaskSubject): string =>
  listed(name, state === "present" ? "" : calendarTexts().tasks.states[state]);

const PATHS = { animal: "/admin/animal", user: "/admin/user", adoption: "/admin/adoption" } as const;

/** @returns the address of what a task is about */
export const subjectPath = ({ kind, id }: Pick<TaskSubject, "kind" | "id">): string => `${PATHS[kind]}/${id}`;

/** @returns the days by which a task is late; 0 for one that is not */
export const daysLate = ({ dueOn, doneAt }: Pick<Task, "dueOn" | "doneAt">): number =>
  doneAt === null ? Math.max(0, nightsBetween(dueOn, shelterToday())) : 0;

/** @returns what is said when a task was done */
export const doneText = ({ title, nextDueOn }: Task): string => {
  const text = calendarTexts().tasks;
  return nextDueOn ? text.isDoneNext(title, localDay(nextDueOn)) : text.isDone(title);
};
