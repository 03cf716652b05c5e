import { EMPLOYEE_TEXT } from "../../../contract/employees.ts";
import type { Resource } from "../kit/resource.ts";

/** Employees in the administration (spec §2.3, §8). */
export const EMPLOYEE: Resource = {
  api: "/employees",
  name: "Employee",
  list: "/admin/employees",
  one: "/admin/employee",
  subject: "employee",
  text: EMPLOYEE_TEXT,
};
