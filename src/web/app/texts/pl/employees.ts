import type { Written } from "../../../../contract/texts/catalog.ts";
import type { employees as english } from "../en/employees.ts";

export const employees: Written<typeof english> = {};
