import { createReadStream, createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { ENCRYPTED } from "../../src/server/settings/backups/backup-names.ts";
import { OWNER_ONLY } from "./archive.format.ts";
import { ArchiveError } from "./archive.reader.ts";

type Bytes = ReadableStream<Uint8Array>;
const bytesOf = (file: string) => Readable.toWeb(createReadStream(file)) as unknown as Bytes;

async function write(bytes: Bytes, file: string): Promise<void> {
  const output = createWriteStream(file, { mode: OWNER_ONLY, flush: true });
  await pipeline(Readable.fromWeb(bytes as never), output).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
}

/**
 * Encrypts a file for whoever has the private key (https://age-encryption.org/v1), as a stream.
 * @param recipient a public key of age @returns the path of the encrypted file; the plain one stays
 */
export async function encryptFile(file: string, recipient: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const encrypted = `${file}${ENCRYPTED}`;
  await write(await encrypter.encrypt(bytesOf(file)), encrypted);
  return encrypted;
}

/**
 * @param keys the path of a file with private keys, as `age-keygen` writes it
 * @throws ArchiveError when the file cannot be read with any of them, or is damaged; no plain file is left then
 */
export async function decryptFile(file: string, keys: string, plain: string): Promise<void> {
  const decrypter = new Decrypter();
  const lines = (await readFile(keys, "utf8").catch(cannotRead(keys))).split(/\r?\n/).map((line) => line.trim());
  try {
    for (const line of lines) if (line && !line.startsWith("#")) decrypter.addIdentity(line);
    await write(await decrypter.decrypt(bytesOf(file)), plain);
  } catch (error) {
    throw new ArchiveError(`${file} cannot be decrypted with ${keys}: ${(error as Error).message}.`, { cause: error });
  }
}

const cannotRead = (file: string) => (error: Error) => {
  throw new ArchiveError(`${file} cannot be read: ${error.message}.`, { cause: error });
};
