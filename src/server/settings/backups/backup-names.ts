import { BACKUP_NAME } from "../../../contract/settings/backups.ts";

/** The end of the name of an encrypted archive. */
export const ENCRYPTED = ".age";

const PARTS = /^shelter-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** All backups of these last days are kept; of older ones the newest of each week. */
const ALL_DAYS = 7;

/** e.g. "shelter-20261120T110000Z.tar" */
export const backupName = (now: Date, isEncrypted = false): string =>
  `shelter-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar${isEncrypted ? ENCRYPTED : ""}`;

/** When a backup was made, by its name; undefined for a file that is none. */
export function madeAt(name: string): Date | undefined {
  const parts = BACKUP_NAME.test(name) ? PARTS.exec(name) : null;
  if (!parts) return undefined;
  const [year = 0, month = 1, day, hour, minute, second] = parts.slice(1, 7).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/**
 * Which backups may go: those older than `keepDays`, and of those older than a week all but the newest of each week. As many
 * of the newest stay as there are in a week (or in `keepDays`), however old they are. One that is still to come was made by
 * a wrong clock: it stays and counts for nothing. Files of other names are nobody's to delete.
 */
export function outdated(names: readonly string[], now: Date, keepDays: number): string[] {
  const backups = names
    .flatMap((name) => {
      const at = madeAt(name)?.getTime();
      return at === undefined || at > now.getTime() + DAY_MS ? [] : [{ name, at }];
    })
    .toSorted((one, other) => other.at - one.at);
  const weeks = new Set<number>();
  return backups.slice(Math.min(ALL_DAYS, keepDays)).flatMap(({ name, at }) => {
    const days = (now.getTime() - at) / DAY_MS;
    if (days > keepDays) return [name];
    if (days <= ALL_DAYS) return [];
    const week = Math.floor(at / (7 * DAY_MS));
    if (weeks.has(week)) return [name];
    weeks.add(week);
    return [];
  });
}
