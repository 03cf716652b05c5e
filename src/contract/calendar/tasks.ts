import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import {
  ById,
  chosenId,
  Day,
  exportedListQuery,
  Id,
  Instant,
  requiredText,
  sortBy,
  typedNumber,
} from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { type Message, messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().tasks);

/** The longest title, in characters; the most days between two; how many years ahead somebody plans. */
export const TASK_LIMITS = { title: 200, days: 365, yearsAhead: 5 } as const;
const FIRST_DAY = "2000-01-01";

/** How a task comes again, besides every so many days. */
export const TASK_RHYTHMS = ["daily", "weekly", "monthly"] as const;
const badRepeat: Message = { error: () => recordTexts().tasks.repeat(TASK_LIMITS.days) };
const Repeat = z.union(
  [z.enum(TASK_RHYTHMS), z.object({ days: z.int(badRepeat).min(1, badRepeat).max(TASK_LIMITS.days, badRepeat) })],
  badRepeat,
);
export type TaskRepeat = z.infer<typeof Repeat>;

/** What a task is about; `state` says when it is not what it was. */
export const TASK_SUBJECTS = ["animal", "user", "adoption"] as const;
export const TaskSubject = z.object({
  kind: z.enum(TASK_SUBJECTS),
  id: Id,
  name: z.string().describe("of an adoption, those of the animal and the adopter"),
  state: z.enum(["present", "deleted", "closed", "ended"]),
});
export type TaskSubject = z.infer<typeof TaskSubject>;

export const TASK_ACTIONS = ["edit", "delete", "done", "undone"] as const;

export const Task = z
  .object({
    id: Id,
    title: z.string(),
    dueOn: Day,
    assigneeId: Id.nullable().describe("null: anybody"),
    assigneeName: z.string().nullable(),
    animalId: Id.nullable(),
    userId: Id.nullable(),
    adoptionId: Id.nullable(),
    subject: TaskSubject.nullable(),
    repeat: Repeat.nullable(),
    doneAt: Instant.nullable(),
    doneBy: z.string().nullable(),
    nextDueOn: Day.nullable().describe("of a repeated task that is done: the day of the one that follows"),
    createdAt: Instant,
    createdBy: z.string().nullable(),
    actions: z.array(z.enum(TASK_ACTIONS)),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof Task>;

/** @param today the shelter's day */
const dueOn = (today: () => string) => {
  const isPlanned = (day: string) =>
    Day.safeParse(day).success &&
    day >= FIRST_DAY &&
    day <= `${Number(today().slice(0, 4)) + TASK_LIMITS.yearsAhead}${today().slice(4)}`;
  const wrong: Message = { error: () => recordTexts().tasks.day(TASK_LIMITS.yearsAhead) };
  return z
    .string(text.dayMissing)
    .trim()
    .min(1, text.dayMissing)
    .refine((day) => day === "" || isPlanned(day), wrong);
};

const chosen = (message: Message) => chosenId(message).nullable().optional();

const fields = (today: () => string) =>
  z.object({
    title: requiredText(text.title, TASK_LIMITS.title),
    dueOn: dueOn(today),
    assigneeId: chosen(text.assignee),
    animalId: chosen(text.animal),
    userId: chosen(text.user),
    adoptionId: chosen(text.adoption),
    repeat: Repeat.nullable().optional(),
  });

type Time = { today: () => string };
export const taskRequest = ({ today }: Time) => fields(today);
export type TaskRequest = z.output<ReturnType<typeof taskRequest>>;
/** The body of `PUT /tasks/{id}`: a field left out keeps its value. */
export const taskChange = ({ today }: Time) => fields(today).partial();
export type TaskChange = z.output<ReturnType<typeof taskChange>>;

export const TASK_SORTS = ["title", "dueOn", "assigneeName"] as const;
/** Which tasks: all that wait (mine and anybody's first), those of this person that wait, those that are done, or all. */
export const TASK_VIEWS = ["open", "mine", "done", "all"] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

const ofRecord = typedNumber(chosenId(messages(() => recordTexts().lists).recordNumber)).optional();

/** `q` is a part of the title. */
export const TaskQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(TASK_SORTS),
  view: z.enum(TASK_VIEWS, { error: () => recordTexts().lists.oneOf("view", TASK_VIEWS.join(", ")) }).default("open"),
  animalId: ofRecord,
  userId: ofRecord,
  adoptionId: ofRecord,
});
export type TaskQuery = z.output<typeof TaskQuery>;

/** Tasks of staff (decision 0083). Somebody who is not assigned to an adoption sees none about it. */
export const TASKS = staffList("tasks", "task", {
  record: Task,
  query: TaskQuery,
  request: taskRequest,
  change: taskChange,
});
export const taskCalls = {
  ...TASKS.calls,
  "POST /tasks/:id/done": {
    description: "A repeated task makes the one that follows it, once, whoever was first.",
    params: ById,
    answer: Task,
  },
  "POST /tasks/:id/undone": {
    description: "Takes back the one that follows, unless somebody has touched it.",
    params: ById,
    answer: Task,
  },
} satisfies CallTable;
