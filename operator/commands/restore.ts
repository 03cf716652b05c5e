import { print } from "../../src/server/app/start/steps.ts";
import { signingKeyIn } from "../../src/server/database/installation.ts";
import { openPhotoStore } from "../../src/server/platform/photos/photo.location.ts";
import { readSettings } from "../../src/server/platform/settings/settings.ts";
import type { Manifest } from "../backup/archive.format.ts";
import { ArchiveError, openArchive } from "../backup/archive.reader.ts";
import { checkMigrations, restoreShelter } from "../backup/restore-shelter.ts";
import { type Log, Refusal, runCommand, typedPath } from "./command.ts";
import { IDENTITY_HELP, withPlainBackup } from "./plain-backup.ts";
import { nameOf, withShelterData } from "./shelter-data.ts";
import { abortOnSignals, ask, isAtTerminal } from "./terminal.ts";

const HELP = `npm run restore -- FILE [--yes] [--identity KEYS] [--over-newer]
    Replaces the whole shelter, database and photos, with what is in a backup. The file is checked first, then you are
    asked; --yes is the answer where nobody can be asked. Until the last moment the present shelter stays as it is, and
    a restore that is broken off changes nothing. A running server shows the restored shelter at once.
    --over-newer goes back from a newer version of the program to the backup that was made before it.
    ${IDENTITY_HELP}

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one, and on a fresh folder.`;

/** What the operator must type before anything is replaced. */
const CONFIRMATION = "restore";

/** Asks for a confirmation. @throws Refusal without one */
async function confirmRestore({ createdAt }: Manifest): Promise<void> {
  if (!isAtTerminal()) throw new Refusal("Nobody can be asked here: say --yes to replace the shelter.");
  const place = nameOf(readSettings(process.env));
  const answer = await ask(
    `This replaces everything in ${place} with the backup of ${createdAt}.\nType the word ${CONFIRMATION} to go on: `,
  );
  if (answer.trim() !== CONFIRMATION) throw new Refusal("Nothing was changed.");
}

type Wishes = { isConfirmed: boolean; isOverNewer: boolean };

async function restore(file: string, { isConfirmed, isOverNewer }: Wishes, log: Log): Promise<void> {
  const archive = await openArchive(file, log).catch(refuseArchive);
  const { manifest } = archive;
  await checkMigrations(manifest).catch(refuseArchive);
  if (!isConfirmed) await confirmRestore(manifest);
  const signal = abortOnSignals("Stopped; nothing was changed.");
  await withShelterData(log, async ({ settings, data: { connection, pool } }) => {
    const work = { connection, pool, store: openPhotoStore(settings.photoStore), log, signal, isOverNewer };
    const before = await signingKeyIn(pool);
    await restoreShelter(archive, work).catch(refuseArchive);
    print(`Restored: the shelter as it was at ${manifest.createdAt}.`);
    if (before !== undefined && before !== (await signingKeyIn(pool))) {
      log(
        "It is another shelter than the one before: start a server that is running again, so that it takes its keys.",
      );
    }
  });
}

function refuseArchive(error: unknown): never {
  if (error instanceof ArchiveError) throw new Refusal(`${error.message} Nothing was changed.`, { cause: error });
  throw error;
}

await runCommand({
  help: HELP,
  options: { yes: { type: "boolean" }, identity: { type: "string" }, "over-newer": { type: "boolean" } },
  accepts: ({ length }) => length === 1,
  run: ({ positionals: [file = ""], values }, log) =>
    withPlainBackup(typedPath(file), values.identity, (plain) =>
      restore(plain, { isConfirmed: values.yes === true, isOverNewer: values["over-newer"] === true }, log),
    ),
});
