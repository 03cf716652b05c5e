import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import own from "../../package.json" with { type: "json" };
import { print } from "../../src/server/app/start/steps.ts";
import { saveFact } from "../../src/server/database/installation.commands.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../src/server/database/installation.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { backupName } from "../../src/server/settings/backups/backup-names.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { tryBackup } from "../backup/try-backup.ts";
import { type Log, Refusal, runCommand, typedPath } from "./command.ts";
import { IDENTITY_HELP, withPlainBackup } from "./plain-backup.ts";
import { withExistingShelter } from "./shelter-data.ts";
import { abortOnSignals } from "./terminal.ts";

const HELP = `npm run backup [-- FILE]
npm run backup -- --check FILE [--identity KEYS]
    Writes the database and the photos, as they are at one moment, into one file, while the server may go on.
    Without FILE it is DATA_DIR/backups/shelter-TIME.tar; keep a copy of it on another machine.
    It holds personal data and the keys of the sessions: only its owner may read it.
    --check reads a backup to its end and restores it beside the shelter, in a database that is removed afterwards;
    the shelter is not touched, and the status screen says when that was.
    ${IDENTITY_HELP}

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one.`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function backUp(file: string | undefined, log: Log): Promise<void> {
  const now = new Date();
  await withExistingShelter(log, async ({ settings, data }) => {
    const wanted = file === undefined ? resolve(settings.dataDir, "backups", backupName(now)) : typedPath(file);
    if (existsSync(wanted)) throw new Refusal(`${wanted} is there already: name another file.`);
    const store = openPhotoStore(settings.photoStore);
    const signal = abortOnSignals("Stopped; there is no backup.");
    const work = { connection: data.connection, store, version: own.version, log, signal };
    const { manifest, size } = await makeBackup(work, wanted);
    await saveFact(openDatabase(data.pool), LAST_BACKUP, { value: own.version, at: new Date() });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count, missing } = manifest.photos;
    if (missing.length > 0) log(`These pictures have a row and no file: ${missing.join(", ")}.`);
    log(`${rows} rows of ${manifest.tables.length} tables and ${count} pictures, ${megabytes(size)}.`);
    print(wanted);
  });
}

async function check(file: string, log: Log): Promise<void> {
  await withExistingShelter(log, async ({ settings, data }) => {
    const signal = abortOnSignals("Stopped; the backup was not tried.");
    const { rows, photos } = await tryBackup(file, { dataDir: settings.dataDir, log, signal });
    await saveFact(openDatabase(data.pool), LAST_CHECKED_BACKUP, { value: basename(file), at: new Date() });
    print(`It can be restored: ${rows} rows and ${photos} pictures came back.`);
  });
}

await runCommand({
  help: HELP,
  options: { check: { type: "string" }, identity: { type: "string" } },
  accepts: ({ length }) => length <= 1,
  run: ({ positionals: [file], values }, log) =>
    typeof values.check === "string"
      ? withPlainBackup(typedPath(values.check), values.identity, (plain) => check(plain, log))
      : backUp(file, log),
});
