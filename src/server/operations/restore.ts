import type { Manifest } from "../backup/archive.format.ts";
import { ArchiveRefused, openArchive } from "../backup/archive.reader.ts";
import { checkMigrations, restoreShelter } from "../backup/restore-shelter.ts";
import { openPhotoStore } from "../photos/photo.place.ts";
import { readSettings } from "../settings.ts";
import { signingKeyIn } from "../start/installation.ts";
import { Refusal, runCommand, type Say, typedPath } from "./command.ts";
import { nameOf, withShelterData } from "./shelter-data.ts";
import { ask, isAtTerminal, stoppedByHand } from "./terminal.ts";

const HELP = `npm run restore -- FILE [--yes]
    Replaces the whole shelter, database and photos, with what is in a backup. The file is checked first, then you are
    asked; --yes is the answer where nobody can be asked. Until the last moment the present shelter stays as it is, and
    a restore that is broken off changes nothing. A running server shows the restored shelter at once.

Works on the data that DATA_DIR or DATABASE_URL names, beside a running server or without one, and on a fresh folder.`;

/** What is to be typed before anything is replaced. */
const WORD = "restore";

/** @throws Refusal unless they say yes */
async function askFirst({ createdAt }: Manifest): Promise<void> {
  if (!isAtTerminal()) throw new Refusal("Nobody can be asked here: say --yes to replace the shelter.");
  const place = nameOf(readSettings(process.env));
  const answer = await ask(
    `This replaces everything in ${place} with the backup of ${createdAt}.\nType the word ${WORD} to go on: `,
  );
  if (answer.trim() !== WORD) throw new Refusal("Nothing was changed.");
}

async function restore(file: string, isSure: boolean, say: Say): Promise<void> {
  const archive = await openArchive(file, say).catch(inPlainWords);
  const { manifest } = archive;
  await checkMigrations(manifest).catch(inPlainWords);
  if (!isSure) await askFirst(manifest);
  const signal = stoppedByHand("Stopped; nothing was changed.");
  await withShelterData(say, async ({ settings, data: { where, pool } }) => {
    const work = { where, pool, store: openPhotoStore(settings.photoStore), say, signal };
    const before = await signingKeyIn(pool);
    await restoreShelter(archive, work).catch(inPlainWords);
    process.stdout.write(`Restored: the shelter as it was at ${manifest.createdAt}.\n`);
    if (before !== undefined && before !== (await signingKeyIn(pool))) {
      say(
        "It is another shelter than the one before: start a server that is running again, so that it takes its keys.",
      );
    }
  });
}

function inPlainWords(error: unknown): never {
  if (error instanceof ArchiveRefused) throw new Refusal(`${error.message} Nothing was changed.`, { cause: error });
  throw error;
}

await runCommand({
  help: HELP,
  options: { yes: { type: "boolean" } },
  accepts: ({ length }) => length === 1,
  run: ({ words: [file = ""], values }, say) => restore(typedPath(file), values.yes === true, say),
});
