import { z } from "zod";
import { ACCOUNT_MESSAGE, changedPassword, chosenPassword } from "../accounts/accounts.ts";
import type { CallTable } from "../platform/call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { PhotoUpload } from "../platform/photos.ts";
import {
  archivedFlag,
  ByAccountId,
  ById,
  exportedListQuery,
  Id,
  LanguageCode,
  listOf,
  optionalLines,
  part,
  RecordActions,
  requiredText,
  sortBy,
} from "../platform/shared.ts";
import { type Message, messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

/** The longest texts that the employee form takes, in characters. */
export const EMPLOYEE_LIMITS = { name: 100, description: 5000 } as const;

const text = messages(() => recordTexts().employees);
const required = (missing: Message) => requiredText(missing, EMPLOYEE_LIMITS.name);
const email = z.string(text.emailRequired).trim().min(1, text.emailRequired).pipe(simpleEmail(EMAIL_MESSAGE.invalid));

const facts = {
  name: required(text.nameRequired),
  surname: required(text.surnameRequired),
  jobTitle: required(text.jobTitleRequired),
  description: optionalLines(EMPLOYEE_LIMITS.description),
};
const language = LanguageCode.optional();
/** Undefined or null keeps the photo. */
const photo = PhotoUpload.nullish();

export const EmployeeRequest = z.object({
  account: part({
    email,
    password: z
      .string(text.passwordRequired)
      .min(1, text.passwordRequired)
      .pipe(chosenPassword(ACCOUNT_MESSAGE.passwordTooShort)),
    isAdmin: z.boolean().default(false),
  }),
  ...facts,
  photo,
  language,
});
export type EmployeeRequest = z.output<typeof EmployeeRequest>;

/** The body of `PUT /employees/{id}`: a field left out keeps its value, a blank password too (spec §2.6, rules §11). */
export const EmployeeChange = z
  .object(facts)
  .partial()
  .extend({
    account: z
      .object({
        email: email.optional(),
        password: changedPassword(ACCOUNT_MESSAGE.passwordTooShort).optional(),
        isAdmin: z.boolean().optional(),
      })
      .optional(),
    photo,
    language,
  });
export type EmployeeChange = z.output<typeof EmployeeChange>;

/** All facts about an employee, for admins and for the employee (spec §3, rules §11). */
export const Employee = z
  .object({
    id: Id,
    accountId: Id,
    name: z.string(),
    surname: z.string(),
    jobTitle: z.string(),
    description: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    photoId: Id.nullable(),
    language: LanguageCode,
  })
  .meta({ id: "Employee" });
export type Employee = z.infer<typeof Employee>;

/** An employee as the calls answer it: with what this person may do with the record. */
export const EmployeeRecord = Employee.extend({ actions: RecordActions }).meta({ id: "EmployeeRecord" });
export type EmployeeRecord = z.infer<typeof EmployeeRecord>;

/** An employee in the list: admins get all facts, other employees only the name (rules §11). */
export const EmployeeItem = EmployeeRecord.partial()
  .required({ id: true, name: true, surname: true })
  .meta({ id: "EmployeeItem" });
export type EmployeeItem = z.infer<typeof EmployeeItem>;

/** What the list may be sorted by. */
export const EMPLOYEE_SORTS = ["name", "surname", "jobTitle", "email"] as const;

/** `archived=true` lists deleted employees, for admins; it is ignored from anybody else. */
export const EmployeeQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(EMPLOYEE_SORTS),
  archived: archivedFlag,
});
export type EmployeeQuery = z.output<typeof EmployeeQuery>;

/** Employees: names for every employee's selects, whole records for admins and for themselves (rules §2, §11). */
export const employeeCalls = {
  "GET /employees": { query: EmployeeQuery, answer: listOf(EmployeeItem) },
  "GET /employees/:id": { params: ById, answer: EmployeeRecord },
  "POST /employees": { body: EmployeeRequest, answer: EmployeeRecord, status: 201 },
  "PUT /employees/:id": { params: ById, body: EmployeeChange, answer: EmployeeRecord },
  "DELETE /employees/:id": { params: ById },
  "POST /employees/:id/restore": { params: ById, answer: EmployeeRecord },
  "GET /employees/by-account/:accountId": { params: ByAccountId, answer: EmployeeRecord },
} satisfies CallTable;
