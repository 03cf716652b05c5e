import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import {
  ById,
  choice,
  chosenId,
  exportedListQuery,
  Id,
  Instant,
  listOf,
  listQuery,
  optionalLines,
  requiredLines,
  requiredText,
  sortBy,
  tooLong,
} from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { formTexts, recordTexts } from "../texts/texts.ts";

/** The states of an application; Pending is the first (spec §4). */
export const JOB_APPLICATION_STATUSES = ["Pending", "Approved", "Rejected"] as const;
export type JobApplicationStatus = (typeof JOB_APPLICATION_STATUSES)[number];

/** What may be done with an application (spec §2.6, §4, §7); what is edited is the note. */
export const JOB_APPLICATION_ACTIONS = ["accept", "reject", "edit", "delete"] as const;
export type JobApplicationAction = (typeof JOB_APPLICATION_ACTIONS)[number];
/** The actions that decide. */
export type JobApplicationDecision = Extract<JobApplicationAction, "accept" | "reject">;

/** What the form offers; the field itself takes any word (spec §5 asks only that there is one). */
export const APPLICANT_SEXES = ["Female", "Male", "Other"] as const;

/** The note of an application that was sent without one (spec §5). */
export const DEFAULT_APPLICATION_NOTE = "Submitted via job detail form";

/** An optional plus, then at least 7 digits, spaces, dashes or parentheses (spec §5). */
export const PHONE_PATTERN = /^\+?[\d\s\-()]{7,}$/;

/** The limits of the form: lengths in characters, and the highest age. */
export const JOB_APPLICATION_LIMITS = { name: 100, phone: 40, text: 5000, age: 150 } as const;

const text = messages(() => formTexts().jobApplications);
const verdictText = messages(() => recordTexts().jobApplications);

export const JobApplicationRequest = z.object({
  jobId: chosenId(text.jobId),
  firstName: requiredText(text.firstName, JOB_APPLICATION_LIMITS.name),
  lastName: requiredText(text.lastName, JOB_APPLICATION_LIMITS.name),
  sex: requiredText(text.sex, JOB_APPLICATION_LIMITS.name),
  age: z.int(text.age).positive(text.age).max(JOB_APPLICATION_LIMITS.age, text.age),
  applicationLetter: requiredLines(text.applicationLetter, JOB_APPLICATION_LIMITS.text),
  experience: requiredLines(text.experience, JOB_APPLICATION_LIMITS.text),
  phoneNumber: requiredText(text.phoneRequired, JOB_APPLICATION_LIMITS.phone).refine(
    (typed) => typed === "" || PHONE_PATTERN.test(typed),
    text.phoneInvalid,
  ),
  emailAddress: simpleEmail(EMAIL_MESSAGE.invalid),
  note: optionalLines(JOB_APPLICATION_LIMITS.text).transform((typed) => typed || DEFAULT_APPLICATION_NOTE),
});
export type JobApplicationRequest = z.output<typeof JobApplicationRequest>;

const decisionNote = z
  .string(verdictText.noteRequired)
  .trim()
  .max(JOB_APPLICATION_LIMITS.text, tooLong(JOB_APPLICATION_LIMITS.text));

/** The body of `POST /job-applications/{id}/accept` and `/reject`. Without a note, the present one is kept (spec §4, §7). */
export const JobApplicationVerdict = z.object({ note: decisionNote.optional() });

/** The body of `POST /job-applications/{id}/note` (spec §7); a blank one takes the note away. */
export const JobApplicationNote = z.object({ note: decisionNote });

export const JobApplication = z
  .object({
    id: Id,
    jobId: Id,
    jobName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    sex: z.string(),
    age: z.int().describe("whole years"),
    applicationLetter: z.string(),
    experience: z.string(),
    phoneNumber: z.string(),
    emailAddress: z.string(),
    applicationStatus: z.enum(JOB_APPLICATION_STATUSES),
    note: z.string(),
    createdAt: Instant,
    actions: z.array(z.enum(JOB_APPLICATION_ACTIONS)).describe("what the person asking may do with it now"),
  })
  .meta({ id: "JobApplication" });
export type JobApplication = z.infer<typeof JobApplication>;

/** `accepted` is another name of Approved (spec §4, rules §5). */
const STATUS_WORDS = [...JOB_APPLICATION_STATUSES, "Accepted"] as const;

/** What the list may be sorted by (spec §2.6: its columns), and when the applications came. */
export const JOB_APPLICATION_SORTS = [
  "firstName",
  "age",
  "experience",
  "phoneNumber",
  "applicationStatus",
  "note",
  "createdAt",
] as const;

/** The query of `GET /job-applications` (rules §5, §11). @see listQuery */
export const JobApplicationQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  status: choice(STATUS_WORDS, verdictText.statusInvalid).transform((word) =>
    word === "Accepted" ? "Approved" : word,
  ),
  sort: sortBy(JOB_APPLICATION_SORTS),
});
export type JobApplicationQuery = z.output<typeof JobApplicationQuery>;

/** An application as its applicant sees it among their own. */
const OwnJobApplication = z
  .object({
    id: Id,
    jobId: Id,
    jobName: z.string(),
    applicationStatus: z.enum(JOB_APPLICATION_STATUSES),
    createdAt: Instant,
  })
  .meta({ id: "OwnJobApplication" });

/** Job applications, the administration's resumes (spec §7; rules §2, §5, §11). */
export const jobApplicationCalls = {
  "GET /job-applications": { query: JobApplicationQuery, answer: listOf(JobApplication) },
  "GET /job-applications/me": {
    description: "Those that this account has sent, the newest first.",
    query: listQuery(PAGE_SIZE.adminList),
    answer: listOf(OwnJobApplication),
  },
  "GET /job-applications/:id": { params: ById, answer: JobApplication },
  "POST /job-applications": { body: JobApplicationRequest, answer: JobApplication, status: 201 },
  "POST /job-applications/:id/accept": { params: ById, body: JobApplicationVerdict, answer: JobApplication },
  "POST /job-applications/:id/reject": { params: ById, body: JobApplicationVerdict, answer: JobApplication },
  "POST /job-applications/:id/note": { params: ById, body: JobApplicationNote, answer: JobApplication },
  "DELETE /job-applications/:id": { params: ById },
} satisfies CallTable;
