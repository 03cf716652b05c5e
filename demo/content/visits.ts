import type { VisitPlan } from "../../src/contract/adoption/visit-plan.ts";
import { DEMO_ACCOUNTS } from "../accounts.ts";
import type { EmployeeKey } from "./types.ts";

/** When visitors may come; `employee` is a key of the employees. */
export const VISIT_HOURS: readonly (Pick<VisitPlan["hours"][number], "days" | "opens" | "closes"> & {
  employee: EmployeeKey;
})[] = [
  { days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "12:00", closes: "17:15", employee: "tomasz" },
  { days: ["Saturday", "Sunday"], opens: "10:30", closes: "15:45", employee: "julia" },
];

type DemoVisit = { animal: string; user: string; employee: EmployeeKey; daysAgo: number; time: string };

/** Visits that took place, and those to come (in negative days). */
export const VISITS: readonly DemoVisit[] = [
  { animal: "Łatka", user: DEMO_ACCOUNTS[2].email, employee: "tomasz", daysAgo: 3, time: "15:00" },
  { animal: "Syrenka", user: "zuzanna.mazurek@example.com", employee: "julia", daysAgo: 11, time: "11:15" },
  { animal: "Cień", user: "sebastian.gorski@example.com", employee: "tomasz", daysAgo: 26, time: "15:30" },
  { animal: "Cień", user: "sebastian.gorski@example.com", employee: "tomasz", daysAgo: 19, time: "15:30" },
  { animal: "Miodek", user: "michal.piotrowski@example.com", employee: "julia", daysAgo: 16, time: "10:45" },
  { animal: "Burek", user: "monika.wieczorek@example.com", employee: "tomasz", daysAgo: 0, time: "11:45" },
  { animal: "Łatka", user: DEMO_ACCOUNTS[2].email, employee: "julia", daysAgo: -2, time: "14:15" },
  { animal: "Burek", user: "monika.wieczorek@example.com", employee: "julia", daysAgo: -3, time: "12:00" },
  { animal: "Morus", user: "dawid.sadowski@example.com", employee: "tomasz", daysAgo: -1, time: "16:30" },
];

/** The visit to the home of the adoption that waits for it. */
export const HOME_CHECK = { daysAgo: -2, time: "17:00" } as const;
