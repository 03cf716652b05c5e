import { z } from "zod";
import type { CallTable } from "./call.ts";

const Count = z.int().min(0);

/** The numbers that matter in the administration now; of adoptions those of this person (spec §2.3, look: administration). */
export const Dashboard = z
  .object({
    availableAnimals: Count,
    animalGroups: Count,
    adoptions: Count.describe("open: all for admins, for employees those assigned to them"),
    appointmentsToday: Count,
    lowResources: Count.describe("below a third of their target"),
    pendingResumes: Count,
    unreadMessages: Count.describe("sent with the contact form, and opened by nobody yet"),
    news: Count,
    jobs: Count,
    users: Count,
    employees: Count,
    incompleteAnimals: Count.describe("in the shelter, with something that nobody has said yet"),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardCalls = { "GET /dashboard": { answer: Dashboard } } satisfies CallTable;
