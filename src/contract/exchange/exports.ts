import { z } from "zod";
import { ACCOUNT_MESSAGE, presentPassword } from "../accounts/accounts.ts";
import type { CallTable } from "../platform/call.ts";
import { ById, Id, Instant } from "../platform/shared.ts";

const EXPORT_STATES = ["waiting", "running", "done", "failed", "expired"] as const;

/** How long the file of an export can be downloaded. */
export const EXPORT_HOURS = 24;
/** For so long after signing in nobody is asked for the password again. */
export const FRESH_MINUTES = 15;

/** An export of everything about the animals. */
export const Export = z
  .object({
    id: Id,
    state: z.enum(EXPORT_STATES),
    progress: z.object({ done: z.int(), total: z.int().describe("rows and pictures; 0 while nobody knows") }),
    counts: z.object({ animals: z.int(), stays: z.int(), photos: z.int() }).partial(),
    bytes: z.int().nullable(),
    failure: z.string().nullable(),
    createdAt: Instant,
    createdBy: z.string().nullable(),
    finishedAt: Instant.nullable(),
    expiresAt: Instant.nullable(),
  })
  .meta({ id: "Export" });
export type Export = z.infer<typeof Export>;

export const ExportRequest = z.object({
  currentPassword: z
    .string()
    .max(1000)
    .optional()
    .describe(`needed when the person has signed in more than ${FRESH_MINUTES} minutes ago`),
});
export type ExportRequest = z.output<typeof ExportRequest>;

/** What the screen sends: it always asks for the password. */
export const ExportConfirmation = z.object({
  currentPassword: presentPassword.min(1, ACCOUNT_MESSAGE.currentPasswordRequired),
});

/** Taking along everything about the animals (rules §18). */
export const exportCalls = {
  "POST /export": {
    body: ExportRequest,
    answer: Export,
    status: 202,
    description:
      "starts an export in the background; while one is made it answers with that one. The body may be left out",
  },
  "GET /export": { answer: z.object({ items: z.array(Export) }), description: "the latest ones" },
  "GET /export/:id": { params: ById, answer: Export },
  "POST /export/:id/download": {
    params: ById,
    answer: Export,
    description:
      "asks whether the file may be loaded now, before a browser follows its link: 403 with the code `confirm` where the second factor has to be shown first",
  },
  "GET /export/:id/file": {
    params: ById,
    description: `one ZIP with CSV files and pictures, for ${EXPORT_HOURS} hours; then 410`,
  },
} satisfies CallTable;
