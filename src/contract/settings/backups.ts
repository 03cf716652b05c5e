import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Id, Instant } from "../platform/shared.ts";

/** The name of a file with a backup; no other file is listed, downloaded or deleted. */
export const BACKUP_NAME = /^shelter-\d{8}T\d{6}Z\.tar(\.age)?$/;

/** What is done for a backup, in this order; the last two only where the settings ask for them. */
export const BACKUP_STEPS = ["copying", "trying", "encrypting", "placing"] as const;
export type BackupStep = (typeof BACKUP_STEPS)[number];

const Backup = z
  .object({
    name: z.string(),
    madeAt: Instant,
    bytes: z.int(),
    isEncrypted: z.boolean(),
    by: z.string().nullable().describe("who asked for it; null: the server by itself, or an operator"),
    tried: z
      .object({ at: Instant, failure: z.string().nullable().describe("null: it was restored as a whole") })
      .nullable()
      .describe("when it was restored beside the shelter; null: never"),
  })
  .meta({ id: "Backup" });
export type Backup = z.infer<typeof Backup>;

const BackupRun = z
  .object({
    id: Id,
    state: z.enum(["waiting", "running", "done", "failed"]),
    step: z.enum(BACKUP_STEPS).nullable(),
    bytes: z.int().describe("how much there is so far"),
    by: z.string().nullable(),
    startedAt: Instant,
    finishedAt: Instant.nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: "BackupRun" });
export type BackupRun = z.infer<typeof BackupRun>;

const Backups = z
  .object({
    place: z.string().describe("a folder of the server, or a bucket"),
    isBucket: z.boolean(),
    isEncrypted: z.boolean().describe("whether the next one will be"),
    daily: z.object({ at: z.string(), keepDays: z.int() }).nullable().describe("null: the server makes none by itself"),
    isDemonstration: z.boolean().describe("nobody makes or downloads one there"),
    latest: BackupRun.nullable().describe("the one that is made now, or was made last"),
    failure: z.string().nullable().describe("why the place cannot be read"),
    items: z.array(Backup).describe("the newest first"),
  })
  .meta({ id: "Backups" });
export type Backups = z.infer<typeof Backups>;

const ByName = z.object({ name: z.string().regex(BACKUP_NAME) });

/** The backups that there are, one more, and one to take along (docs/decisions/0099). */
export const backupCalls = {
  "GET /backups": { answer: Backups },
  "POST /backups": {
    answer: BackupRun,
    status: 202,
    description: "starts a backup in the background; while one is made it answers with that one",
  },
  "GET /backups/:name": {
    params: ByName,
    answer: Backup,
    description:
      "as its file, only for somebody who has just shown who they are: otherwise 403 with the code `confirm`",
  },
  "GET /backups/:name/file": { params: ByName, description: "the archive; it is encrypted if its name ends in .age" },
} satisfies CallTable;
