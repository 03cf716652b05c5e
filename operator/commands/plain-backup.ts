import { rm } from "node:fs/promises";
import { ENCRYPTED } from "../../src/server/settings/backups/backup-names.ts";
import { ArchiveError } from "../backup/archive.reader.ts";
import { decryptFile } from "../backup/encryption.ts";
import { Refusal, typedPath } from "./command.ts";

/** How a command's help tells of the option with the private key. */
export const IDENTITY_HELP = `An encrypted backup (.age) needs --identity KEYS, a file with the private key as age-keygen writes it.`;

/**
 * Works with a backup as a plain file: an encrypted one is decrypted beside it, and removed afterwards.
 * @param identity the path of a file with private keys, as it was typed
 * @throws Refusal for a backup that cannot be read or restored
 */
export async function withPlainBackup(
  file: string,
  identity: unknown,
  work: (plain: string) => Promise<void>,
): Promise<void> {
  if (!file.endsWith(ENCRYPTED)) return work(file).catch(refuse);
  if (typeof identity !== "string") throw new Refusal(`${file} is encrypted. ${IDENTITY_HELP}`);
  const plain = `${file.slice(0, -ENCRYPTED.length)}.decrypted-${process.pid}`;
  try {
    await decryptFile(file, typedPath(identity), plain);
    await work(plain);
  } catch (error) {
    refuse(error);
  } finally {
    await rm(plain, { force: true });
  }
}

function refuse(error: unknown): never {
  if (error instanceof ArchiveError) throw new Refusal(error.message, { cause: error });
  throw error;
}
