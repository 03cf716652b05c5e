import { EMPLOYEE_TEXT } from "../../../contract/employees.ts";
import { resource } from "../kit/resource.ts";

/** Employees in the administration (spec §2.3, §8). */
export const EMPLOYEE = resource("/employees", {
  name: "Employee",
  list: "/admin/employees",
  one: "/admin/employee",
  subject: "employee",
  text: EMPLOYEE_TEXT,
});
