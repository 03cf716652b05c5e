import { z } from "zod";
import { Id, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

/** Texts of the employee screens (spec §6, §8). */
export const EMPLOYEE_TEXT = {
  notFound: "Employee not found.",
  loadFailed: "Error loading employees.",
} as const;

/** An employee, whole: for admins, and for employees themselves (spec §3, decisions §11). */
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
  })
  .meta({ id: "Employee" });
export type Employee = z.infer<typeof Employee>;

/** An employee in the list: whole for admins, the name alone for other employees (decisions §11). */
export const EmployeeItem = Employee.partial()
  .required({ id: true, name: true, surname: true })
  .meta({ id: "EmployeeItem" });
export type EmployeeItem = z.infer<typeof EmployeeItem>;
export const EmployeePage = listOf(EmployeeItem);
export const EmployeeQuery = listQuery(PAGE_SIZE.adminList);
