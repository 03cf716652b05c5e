import { openAsBlob } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { Place } from "../../platform/photos/photo.location.ts";
import type { Bucket } from "../../platform/photos/photo.s3-store.ts";

/** Where finished backups are: a folder or a bucket. */
export type BackupPlace = {
  /** Puts a finished file there; under its name there is always a whole one. */
  put(file: string, name: string): Promise<void>;
  /** The names of what is there, of whatever kind. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

export const openBackupPlace = (place: Place): BackupPlace =>
  "bucket" in place ? inBucket(place.bucket) : inFolder(place.folder);

function inFolder(folder: string): BackupPlace {
  return {
    async put(file, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const coming = join(folder, `${name}.coming`);
      await copyFile(file, coming);
      await rename(coming, join(folder, name));
    },
    names: () => readdir(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** For an answer, but not for a file: one of gigabytes may take hours. */
const TIMEOUT_MS = 60_000;

/** A put is one request, which S3 takes up to 5 GB. */
function inBucket({ name: bucket, prefix, endpoint, region, ...keys }: Bucket): BackupPlace {
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...credentials, region, service: "s3", retries: 3 });
  const root = `${endpoint}/${bucket}`;

  async function call(method: string, address: string, body?: Blob): Promise<Response> {
    const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
    const limit = body ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await client.fetch(address, { method, headers, ...limit, ...(body && { body }) });
    if (answer.ok || (method === "DELETE" && answer.status === 404)) return answer;
    throw new Error(`The bucket of BACKUP_TO answered ${answer.status} to ${method}.`);
  }

  return {
    put: async (file, name) => void (await call("PUT", `${root}/${prefix}${name}`, await openAsBlob(file))),
    async names() {
      const list = await call("GET", `${root}?${new URLSearchParams({ "list-type": "2", prefix })}`);
      return [...(await list.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key.slice(prefix.length));
    },
    remove: async (name) => void (await call("DELETE", `${root}/${prefix}${name}`)),
  };
}
