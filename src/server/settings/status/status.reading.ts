import own from "../../../../package.json" with { type: "json" };
import { oneDecimal } from "../../../contract/platform/decimals.ts";
import { STATUS_PARTS, type Status, type StatusItem, type StatusPart } from "../../../contract/settings/status.ts";
import { type Clock, DAY_MS } from "../../base/clock.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import { BACKUP_MAX_AGE_MS, DAILY_BACKUP_MAX_AGE_MS } from "../../database/installation.ts";
import type { Deps } from "../../platform/deps.ts";
import { longDay } from "../../texts/dates.ts";
import { serverTexts } from "../../texts/texts.ts";
import { readStatusFacts, type StatusDeps, type StatusFacts } from "./status.facts.ts";

/** Above this share of the database's connections, the next server may find none. */
const CONNECTIONS_LITTLE = 0.9;
/** A backup is tried every week, with some room for a server that was away. */
const TRIED_MAX_AGE_MS = 10 * DAY_MS;

type Unnamed = Omit<StatusItem, "name">;

/**
 * How the server that answers, its database, letters, jobs and backups are, in the reader's language. What only an own
 * shelter needs (a mail server, backups) is asked of no demonstration.
 */
export async function readStatus(
  deps: StatusDeps & { settings: Pick<Deps["settings"], "smtpUrl" | "backup"> },
): Promise<Status> {
  const [facts, isDemo] = await Promise.all([readStatusFacts(deps), isDemonstration(deps.db)]);
  const { backup, restore, names } = serverTexts().status;
  const maxAge = deps.settings.backup.daily ? DAILY_BACKUP_MAX_AGE_MS : BACKUP_MAX_AGE_MS;
  const found: Record<StatusPart, Unnamed> = {
    database: databaseItem(facts),
    disk: diskItem(facts),
    clock: clockItem(deps.clock, facts),
    mail: mailItem(facts, deps.settings.smtpUrl !== undefined, isDemo),
    jobs: jobsItem(facts),
    backup: backupItem(deps.clock, { at: facts.backupAt, maxAge }, isDemo, backup),
    restore: backupItem(deps.clock, { at: facts.checkedBackupAt, maxAge: TRIED_MAX_AGE_MS }, isDemo, restore),
    version: versionItem(deps.clock),
  };
  return Object.fromEntries(STATUS_PARTS.map((part) => [part, { name: names[part], ...found[part] }])) as Status;
}

/** @param path where an admin does something about it */
const wrong = (text: string, action: string, path?: string): Unnamed => ({
  ok: false,
  text,
  action,
  ...(path && { path }),
});
const fine = (text: string): Unnamed => ({ ok: true, text });

function databaseItem({ database: { version, bytes, used, most }, isReadOnly }: StatusFacts): Unnamed {
  const text = serverTexts().status.database;
  const facts = text.facts(version.split(" ")[0] ?? version, sizeOf(bytes), used, most);
  if (isReadOnly) return wrong(text.readOnly, text.makeWritable);
  return used > most * CONNECTIONS_LITTLE ? wrong(facts, text.moreConnections) : fine(facts);
}

function diskItem({ disk }: StatusFacts): Unnamed {
  const text = serverTexts().status.disk;
  if (!disk) return fine(text.elsewhere);
  const left = text.left(sizeOf(disk.bytesLeft));
  return disk.isLittle || disk.isTooLittle ? wrong(left, text.makeRoom) : fine(left);
}

function clockItem(clock: Clock, { clockJump }: StatusFacts): Unnamed {
  const text = serverTexts().status.clock;
  if (!clockJump) return fine(text.even(dayOf(clock.now(), clock)));
  return wrong(text.jumped(dayOf(clockJump.from, clock), dayOf(clockJump.to, clock)), text.setRight);
}

function mailItem({ letters: { waiting, late, lost } }: StatusFacts, hasServer: boolean, isDemo: boolean): Unnamed {
  const text = serverTexts().status.mail;
  if (!hasServer) return isDemo ? fine(text.ofDemonstration) : wrong(text.none, text.setServer);
  if (lost > 0) return wrong(text.lost(lost), text.sendAgain, "/admin/outbox");
  if (late > 0) return wrong(text.late(late), text.lookAtServer, "/admin/outbox");
  return fine(text.waiting(waiting));
}

function jobsItem({ failedJobs, stuckJobs }: StatusFacts): Unnamed {
  const text = serverTexts().status.jobs;
  if (failedJobs === 0 && stuckJobs > 0) return wrong(text.stuck(stuckJobs), text.pause, "/admin/import");
  return failedJobs === 0 ? fine(text.none) : wrong(text.failed(failedJobs), text.retry, "/admin/background-jobs");
}

type BackupWords = Record<"ofDemonstration" | "none" | "action", string> &
  Record<"last" | "old", (day: string) => string>;

function backupItem(
  clock: Clock,
  { at, maxAge }: { at: Date | undefined; maxAge: number },
  isDemo: boolean,
  text: BackupWords,
): Unnamed {
  // One of a day to come was made by a wrong clock.
  if (at && Math.abs(clock.now().getTime() - at.getTime()) < maxAge) return fine(text.last(dayOf(at, clock)));
  if (isDemo) return fine(text.ofDemonstration);
  return wrong(at ? text.old(dayOf(at, clock)) : text.none, text.action, "/admin/backups");
}

const versionItem = (clock: Clock): Unnamed =>
  fine(
    serverTexts().status.version(own.version, process.versions.node, dayOf(new Date(performance.timeOrigin), clock)),
  );

const dayOf = (at: Date, { zone }: Clock): string =>
  longDay(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString());

const MEGABYTE = 1e6;
/** e.g. "24 MB", "1.3 GB"; in Polish "1,3 GB" */
const sizeOf = (bytes: number): string =>
  bytes < 1000 * MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${oneDecimal(bytes / 1000 / MEGABYTE)} GB`;
