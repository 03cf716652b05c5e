import { z } from "zod";
import { PAGE_SIZE } from "../platform/lists.ts";
import { archivedFlag, exportedListQuery, Id, RecordActions, sortBy } from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { requireTexts, translatable, translatableLines, translated } from "../platform/translations.ts";
import { type Message, messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().jobs);

/** How much of a description the administration's list shows (spec §9). */
export const JOB_PREVIEW = 40;

/** Salaries, in PLN a month, and the longest texts, in characters (spec §5, §9). */
export const JOB_LIMITS = { minSalary: 999_999, maxSalary: 1_000_000, name: 200, description: 10_000 } as const;

export const Job = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    minSalary: z.int().describe("PLN a month"),
    maxSalary: z.int().describe("PLN a month"),
    ...translated("name", "description"),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof Job>;

/** A job as the administration's calls answer it: with what this person may do with it. */
export const JobRecord = Job.extend({ actions: RecordActions }).meta({ id: "JobRecord" });
export type JobRecord = z.infer<typeof JobRecord>;

const salary = (invalid: Message, highest: number) => z.int(invalid).min(0, invalid).max(highest, invalid);

const Fields = z.object({
  ...translatable("name", JOB_LIMITS.name, text.name),
  ...translatableLines("description", JOB_LIMITS.description, text.description),
  minSalary: salary(text.minSalary, JOB_LIMITS.minSalary),
  maxSalary: salary(text.maxSalary, JOB_LIMITS.maxSalary),
});

/** @returns whether the smaller salary is not above the greater one; equal ones are fine (spec §5) */
export const salariesFit = ({ minSalary, maxSalary }: Pick<Job, "minSalary" | "maxSalary">): boolean =>
  minSalary <= maxSalary;

const Salaries = Fields.pick({ minSalary: true, maxSalary: true });

export const JobRequest = requireTexts(Fields, { name: text.name, description: text.description }).refine(salariesFit, {
  path: ["maxSalary"],
  ...text.salariesCrossed,
  // Reported together with the other fields' mistakes, once both salaries can be compared.
  when: ({ value }) => Salaries.safeParse(value).success,
});
export type JobRequest = z.output<typeof JobRequest>;
/** The body of `PUT /jobs/{id}`: a field left out keeps its value; the salaries must fit in the result (rules §11). */
export const JobChange = Fields.partial();
export type JobChange = z.output<typeof JobChange>;

/** The columns of the administration's list (spec §2.6). */
export const JOB_SORTS = ["name", "description", "minSalary", "maxSalary"] as const;

/** `archived` lists deleted jobs, for admins; it is ignored from anybody else (rules §1). */
export const JobQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(JOB_SORTS),
  archived: archivedFlag,
});
export type JobQuery = z.output<typeof JobQuery>;

/** Jobs: read by everybody, written by staff, restored by admins (spec §7, rules §1). */
export const JOBS = staffList("jobs", "job", {
  record: JobRecord,
  query: JobQuery,
  request: JobRequest,
  change: JobChange,
  isArchived: true,
});
