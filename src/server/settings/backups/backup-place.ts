import { constants, openAsBlob } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { BACKUP_NAME } from "../../../contract/settings/backups.ts";
import { HOUR_MS } from "../../base/clock.ts";
import { flushFolder } from "../../base/durable-files.ts";
import type { Place } from "../../platform/photos/photo.location.ts";
import type { Bucket } from "../../platform/photos/photo.s3-store.ts";

/** A backup that is there. */
export type KeptBackup = { name: string; bytes: number };

/** Where finished backups are: a folder or a bucket. */
export type BackupPlace = {
  /** Puts a finished file there; under its name there is always a whole one. */
  put(file: string, name: string): Promise<void>;
  /** The backups that are there; files of other names are not among them. */
  list(): Promise<KeptBackup[]>;
  /** The bytes of one of them. @param kept from the list, so that nobody outside chooses a path */
  read(kept: KeptBackup): Promise<Readable>;
  remove(name: string): Promise<void>;
};

export const openBackupPlace = (place: Place): BackupPlace =>
  "bucket" in place ? inBucket(place.bucket) : inFolder(place.folder);

const COMING = ".coming";
/** A copy of which nothing was written for so long was left by somebody who was killed. */
const ABANDONED_MS = HOUR_MS;

function inFolder(folder: string): BackupPlace {
  const names = () => readdir(folder).catch(emptyIfMissing);
  return {
    async put(file, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const left of await names()) await removeIfAbandoned(join(folder, left), left);
      const coming = join(folder, `${name}${COMING}`);
      await copyFile(file, coming, constants.COPYFILE_FICLONE);
      const copied = await open(coming, "r+");
      await copied.sync().finally(() => copied.close());
      await rename(coming, join(folder, name));
      await flushFolder(folder);
    },
    async list() {
      const kept = (await names()).filter((name) => BACKUP_NAME.test(name));
      const sizes = await Promise.all(kept.map((name) => stat(join(folder, name)).catch(() => undefined)));
      return kept.flatMap((name, at) => (sizes[at]?.isFile() ? [{ name, bytes: sizes[at].size }] : []));
    },
    async read({ name }) {
      return (await open(join(folder, name))).createReadStream();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

async function removeIfAbandoned(path: string, name: string): Promise<void> {
  if (!name.endsWith(COMING) || !BACKUP_NAME.test(name.slice(0, -COMING.length))) return;
  const written = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
  if (Date.now() - written > ABANDONED_MS) await rm(path, { force: true });
}

/** For an answer, but not for a file: one of gigabytes may take hours. */
const TIMEOUT_MS = 60_000;

/** A put is one request, which S3 takes up to 5 GB. */
function inBucket({ name: bucket, prefix, endpoint, region, ...keys }: Bucket): BackupPlace {
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...credentials, region, service: "s3", retries: 3 });
  const root = `${endpoint}/${bucket}`;
  // A bucket may hold pictures as well: only what begins like a backup is asked for.
  const start = `${prefix}shelter-`;

  async function call(method: string, address: string, { body, isFile }: { body?: Blob; isFile?: true } = {}) {
    const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
    const limit = isFile ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await client.fetch(address, { method, headers, redirect: "error", ...limit, ...(body && { body }) });
    if (answer.ok || (method === "DELETE" && answer.status === 404)) return answer;
    throw new Error(`The bucket of BACKUP_TO answered ${answer.status} to ${method}.`);
  }

  /** @returns at most a thousand keys, in the bucket's order */
  async function listAfter(after: string): Promise<{ key: string; bytes: number }[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: start, ...(after && { "start-after": after }) });
    const list = await (await call("GET", `${root}?${query}`)).text();
    return [...list.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
      key: /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? "",
      bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0),
    }));
  }

  return {
    async put(file, name) {
      await call("PUT", `${root}/${prefix}${name}`, { body: await openAsBlob(file), isFile: true });
    },
    async list() {
      const kept: KeptBackup[] = [];
      for (let found = await listAfter(""); found.length > 0; found = await listAfter(found.at(-1)?.key ?? "")) {
        const named = found.map(({ key, bytes }) => ({ name: key.slice(prefix.length), bytes }));
        kept.push(...named.filter(({ name }) => BACKUP_NAME.test(name)));
      }
      return kept;
    },
    async read({ name }) {
      const { body } = await call("GET", `${root}/${prefix}${name}`, { isFile: true });
      return Readable.fromWeb(body as never);
    },
    async remove(name) {
      await call("DELETE", `${root}/${prefix}${name}`);
    },
  };
}
