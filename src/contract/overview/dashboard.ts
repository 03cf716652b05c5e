import { z } from "zod";
import { PLACEMENT_KINDS } from "../animals/care.ts";
import type { CallTable } from "../platform/call.ts";
import { Day, Id } from "../platform/shared.ts";
import { HandRequest, Morning, putOffRequest } from "./morning.ts";

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
    fosterReports: Count.describe("sent by foster families, and looked at by nobody yet"),
    dueBack: z
      .array(z.object({ animalId: Id, animal: z.string(), kind: z.enum(PLACEMENT_KINDS), on: Day }))
      .describe("away, and due back today or before; of a trial somebody has to decide. At most 50"),
    donatedThisMonth: Count.nullable().describe("in grosze; null for who may not read donations"),
    isReadOnly: z.boolean().describe("whether the database only answers reads now; false for who is no admin"),
    diskBytesLeft: Count.nullable().describe(
      "what is left on the disk of the data, when it is little; null otherwise, and for who is no admin",
    ),
    incompleteAnimals: Count.describe("in the shelter, with something that nobody has said yet"),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.infer<typeof Dashboard>;

/** Whether this person gets a letter at six in the morning. */
export const MorningLetterRequest = z.object({ isOn: z.boolean() });
export type MorningLetterRequest = z.infer<typeof MorningLetterRequest>;

export const dashboardCalls = {
  "GET /dashboard": { answer: Dashboard },
  "GET /dashboard/morning": {
    description: "What waits for this person: admins see all, employees their own appointments and adoptions.",
    answer: Morning,
  },
  "POST /dashboard/morning/put-off": {
    description: "An item is not in this person's list until a day; colleagues go on seeing it.",
    body: putOffRequest,
  },
  "POST /dashboard/morning/hand": {
    description: "A colleague takes an item over: it is theirs for everybody.",
    body: HandRequest,
  },
  "PUT /dashboard/morning/letter": {
    description:
      "This person gets a letter at six in the morning with what waits for them, or no more of them. Nothing is sent when nothing waits.",
    body: MorningLetterRequest,
  },
} satisfies CallTable;
