import { plural } from "../../../contract/texts/plural.ts";

/** How the server is: the status screen of admins, and the letter that tells them. */
export const status = {
  database: {
    facts: (version: string, size: string, used: number, most: number) =>
      `PostgreSQL ${version} answers. It holds ${size}; ${used} of its ${most} connections are in use.`,
    readOnly: "The database can only be read, so nothing can be saved.",
    makeWritable: "Ask whoever runs the database: it is a standby, or was made read-only, or its disk is full.",
    moreConnections: "Raise max_connections in PostgreSQL, or run fewer servers on it.",
  },
  disk: {
    elsewhere: "The data are on no disk of this machine: whoever keeps them watches it.",
    left: (size: string) => `${size} are left on the fullest disk of the data.`,
    makeRoom:
      "Make room: move old backups to another machine, or enlarge the disk. Below 32 MB nothing is saved any more.",
  },
  clock: {
    even: (day: string) => `The clock goes on evenly; today is ${day}.`,
    jumped: (from: string, to: string) =>
      `The clock went from ${from} to ${to}, and nothing happened between. Until it has gone on evenly for two days, nothing is deleted because of its age: no backup, no file and no record.`,
    setRight:
      "If the server was off meanwhile, all is well. If today is another day, set the clock of the machine right.",
  },
  mail: {
    ofDemonstration: "No letter leaves a demonstration: all of them are in the outbox.",
    none: "There is no mail server: every letter stays in the outbox, and nobody is told anything.",
    setServer: "Set SMTP_URL where the server is started, then send a test letter from the first steps.",
    lost: (count: number) =>
      plural.en(count, {
        one: "1 letter could not be sent in the last seven days.",
        other: `${count} letters could not be sent in the last seven days.`,
      }),
    sendAgain: "Look in the outbox why, and send them again.",
    late: (count: number) =>
      plural.en(count, {
        one: "1 letter waits for more than half an hour.",
        other: `${count} letters wait for more than half an hour.`,
      }),
    lookAtServer: "The mail server does not take them: the outbox has what it answered.",
    waiting: (count: number) =>
      count === 0
        ? "All letters are with the mail server."
        : plural.en(count, {
            one: "1 letter is on its way to the mail server.",
            other: `${count} letters are on their way to the mail server.`,
          }),
  },
  jobs: {
    none: "All background jobs were done.",
    failed: (count: number) =>
      plural.en(count, {
        one: "1 background job failed for good.",
        other: `${count} background jobs failed for good.`,
      }),
    retry: "Look why, and start them again when the cause is gone.",
    stuck: (count: number) =>
      plural.en(count, {
        one: "1 background job fails again and again.",
        other: `${count} background jobs fail again and again.`,
      }),
    pause: "If an import is at work, pause it, and tell whoever runs the server.",
  },
  backup: {
    ofDemonstration: "A demonstration needs no backup.",
    last: (day: string) => `The last backup was made on ${day}.`,
    old: (day: string) => `The last backup was made on ${day}, which is too long ago.`,
    none: "There is no backup yet.",
    action:
      "Set BACKUP_TO, and the server makes one every night; or make one with npm run backup. Keep a copy on another machine.",
  },
  restore: {
    ofDemonstration: "A demonstration needs no backup, so none is checked.",
    last: (day: string) => `A backup was last read to its end and tried on ${day}.`,
    old: (day: string) => `A backup was last tried on ${day}, which is too long ago.`,
    none: "No backup was tried yet, so nobody knows whether one can be restored.",
    action: "Try the newest with npm run backup -- --check FILE.",
  },
  version: (version: string, node: string, day: string) =>
    `Version ${version} on Node.js ${node}; this server runs since ${day}.`,
  names: {
    database: "Database",
    disk: "Disk",
    clock: "Clock",
    mail: "Letters",
    jobs: "Background jobs",
    backup: "Backup",
    restore: "Tried backup",
    version: "Version",
  },
  letter: {
    subject: (count: number) =>
      plural.en(count, { one: "The server needs you: 1 thing", other: `The server needs you: ${count} things` }),
    intro: "Somebody has to do something, or the shelter may lose letters or data:",
    button: "Open the status",
    wellSubject: "The server is well again",
    well: "What we wrote to you about is over:",
    why: "Every admin gets this letter; it comes once, and again after a week.",
  },
};
