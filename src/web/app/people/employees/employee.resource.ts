import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Employees in the administration (spec §2.3, §8). */
export const EMPLOYEE = resource("/employees", {
  list: "/admin/employees",
  one: "/admin/employee",
  subject: "employee",
  text: () => recordTexts().employees,
  isArchived: true,
});
