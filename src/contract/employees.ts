import { z } from "zod";
import { ACCOUNT_TEXT, changedPassword, chosenPassword } from "./accounts.ts";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";
import { PhotoUpload } from "./photos.ts";
import {
  ByAccountId,
  ById,
  exportedListQuery,
  Id,
  LanguageCode,
  listOf,
  PAGE_SIZE,
  part,
  RecordActions,
  requiredText,
  sortBy,
} from "./shared.ts";

/** Texts of the employee screens (spec §5, §6, §8); a photo that fails is told in Polish (spec §5). */
export const EMPLOYEE_TEXT = {
  nameRequired: "Name is required.",
  surnameRequired: "Surname is required.",
  jobTitleRequired: "Job title is required.",
  emailRequired: "Email is required.",
  passwordRequired: "Password is required.",
  photoFailed: "Nie udało się przetworzyć zdjęcia.",
  notFound: "Employee not found.",
  loadFailed: "Error loading employees.",
  saveFailed: "Error saving employee.",
  deleteFailed: "Failed to delete employee.",
  ownAccount: "You cannot delete your own employee account.",
  ownRights: "You cannot change your own admin rights.",
  lastAdmin: "The last admin cannot be deleted or demoted.",
  hasAppointment: "This employee has a future appointment.",
} as const;

/** The longest texts that the employee form takes, in characters. */
export const EMPLOYEE_LIMITS = { name: 100, description: 5000 } as const;

const tooLong = (limit: number) => `Use at most ${limit} characters.`;
const required = (text: string) => requiredText(text, EMPLOYEE_LIMITS.name);
const email = z
  .string(EMPLOYEE_TEXT.emailRequired)
  .trim()
  .min(1, EMPLOYEE_TEXT.emailRequired)
  .pipe(simpleEmail(EMAIL_MESSAGE.invalid));

const facts = {
  name: required(EMPLOYEE_TEXT.nameRequired),
  surname: required(EMPLOYEE_TEXT.surnameRequired),
  jobTitle: required(EMPLOYEE_TEXT.jobTitleRequired),
  description: z.string().trim().max(EMPLOYEE_LIMITS.description, tooLong(EMPLOYEE_LIMITS.description)).optional(),
};
const language = LanguageCode.optional();
/** Left out or null: the photo stays as it is. */
const photo = PhotoUpload.nullish();

export const EmployeeRequest = z.object({
  account: part({
    email,
    password: z
      .string(EMPLOYEE_TEXT.passwordRequired)
      .min(1, EMPLOYEE_TEXT.passwordRequired)
      .pipe(chosenPassword(ACCOUNT_TEXT.passwordTooShort)),
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
        password: changedPassword(ACCOUNT_TEXT.passwordTooShort).optional(),
        isAdmin: z.boolean().optional(),
      })
      .optional(),
    photo,
    language,
  });
export type EmployeeChange = z.output<typeof EmployeeChange>;

/** An employee, whole: for admins, and for employees themselves (spec §3, rules §11). */
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

/** An employee in the list: whole for admins, the name alone for other employees (rules §11). */
export const EmployeeItem = EmployeeRecord.partial()
  .required({ id: true, name: true, surname: true })
  .meta({ id: "EmployeeItem" });
export type EmployeeItem = z.infer<typeof EmployeeItem>;

/** What the list may be sorted by. */
export const EMPLOYEE_SORTS = ["name", "surname", "jobTitle", "email"] as const;

/** `archived=true`: those who were deleted, for admins; anybody else's is ignored. */
export const EmployeeQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(EMPLOYEE_SORTS),
  archived: z.stringbool("archived must be true or false.").optional(),
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
