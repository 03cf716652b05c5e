import type { BackupStep } from "../../../../../contract/settings/backups.ts";

/** The backups that there are. */
export const backups = {
  loadFailed: "The backups could not be loaded.",
  explanation:
    "A backup has everything: the database with all people, and the pictures and files. It is restored with npm run restore.",
  place: "Place",
  bucket: (name: string) => `The bucket ${name}`,
  folder: (path: string) => `The folder ${path} of the server`,
  byItself: "By itself",
  daily: (time: string, days: number) =>
    `Every day from ${time} on. All of the last week are kept, of older ones one a week, for ${days} days.`,
  never: "Never. Set BACKUP_TO where the server is started, and it makes one every day.",
  encryption: "Encryption",
  encrypted: "For the key in BACKUP_RECIPIENT. The server itself cannot read them again.",
  plain: "None. Set BACKUP_RECIPIENT where the server is started, and whoever finds a file cannot read it.",
  elsewhere: "Keep a copy on another machine: a backup on the same disk is lost with it.",
  demonstration:
    "In a demonstration nobody makes or downloads a backup here, because everybody knows its passwords. This is what a shelter of your own sees.",
  make: "Make one now",
  makeFailed: "The backup could not be begun.",
  waiting: "The backup begins in a moment.",
  steps: {
    copying: "The database and the pictures are copied",
    trying: "It is restored beside the shelter, to be sure that it can be",
    encrypting: "It is encrypted",
    placing: "It is put into its place",
  } satisfies Record<BackupStep, string>,
  soFar: (size: string) => `${size} so far.`,
  progress: "Progress of the backup",
  mayLeave: "You can leave this page; it goes on.",
  failed: (moment: string) => `The backup of ${moment} failed`,
  list: "What is there",
  none: "There is no backup yet.",
  size: "Size",
  kind: "Encrypted",
  by: "Asked for by",
  server: "The server",
  tried: "Restored to try it",
  notTried: "Not tried",
  triedWell: (day: string) => `${day}, all came back`,
  triedBadly: (day: string, reason: string) => `${day}, failed: ${reason}`,
  downloadOf: (moment: string) => `the backup of ${moment}`,
  downloadFailed: "The backup could not be downloaded.",
  secret: "Whoever has such a file has everything in it. Each download is in the audit log.",
};
