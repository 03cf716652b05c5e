import { z } from "zod";
import type { CallTable } from "../platform/call.ts";

/** What is watched of a running shelter, in the order in which it is shown. */
export const STATUS_PARTS = ["database", "disk", "clock", "mail", "jobs", "backup", "restore", "version"] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

const StatusItem = z
  .object({
    name: z.string(),
    ok: z.boolean().describe("false: somebody has to do something"),
    text: z.string().describe("how it is, in one or two sentences"),
    action: z.string().optional().describe("what to do, where there is something"),
    path: z.string().optional().describe("the screen where it is done"),
  })
  .meta({ id: "StatusItem" });
export type StatusItem = z.infer<typeof StatusItem>;

export const Status = z
  .object(Object.fromEntries(STATUS_PARTS.map((part) => [part, StatusItem])) as Record<StatusPart, typeof StatusItem>)
  .meta({ id: "Status" });
export type Status = z.infer<typeof Status>;

/** How the server, its database and its backups are, for admins. */
export const statusCalls = { "GET /status": { answer: Status } } satisfies CallTable;
