import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkedKey, checkedPrefix, PHOTO_KEY } from "./photo.key.ts";
import { type PhotoStore, PhotoStoreUnavailable } from "./photo.store.ts";

/** A bucket of Amazon S3 or of a compatible store. */
export type Bucket = {
  name: string;
  /** The prefix of every key in the bucket, such as `photos/`; may be blank. */
  prefix: string;
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
};

/** Time limit for one answer, in milliseconds; a picture has at most a few hundred kilobytes. */
const TIMEOUT_MS = 20_000;
/** Retries after errors of the store (5xx, too many requests), and the first wait, which doubles. */
const RETRIES = { retries: 3, initRetryMs: 100 };

/** For `.catch`: a wrong host, a refused connection, an answer that does not come or breaks off. */
const isOutOfReach = (cause: unknown): never => {
  throw new PhotoStoreUnavailable("The photo store cannot be reached.", { cause });
};

/**
 * Stores pictures in a bucket. In S3 a put is atomic, and durable once it is answered. The bucket is named in the path and
 * not in the host name, because all compatible stores understand that.
 */
export function s3Store(bucket: Bucket): PhotoStore {
  const { name, prefix, endpoint, region, accessKeyId, secretAccessKey, sessionToken } = bucket;
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...credentials, region, service: "s3", ...RETRIES });
  const root = `${endpoint}/${name}`;
  const addressOf = (key: string) => `${root}/${prefix}${key}`;

  /** @throws PhotoStoreUnavailable unless the answer is successful or one of the expected statuses */
  async function call(
    method: string,
    address: string,
    body?: Buffer,
    expectedStatuses: readonly number[] = [],
  ): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { "x-amz-content-sha256": sha256(body ?? Buffer.alloc(0)) };
    const request = {
      method,
      headers,
      signal,
      redirect: "error" as const,
      ...(body && { body: new Uint8Array(body) }),
    };
    const answer = await client.fetch(address, request).catch(isOutOfReach);
    if (answer.ok || expectedStatuses.includes(answer.status)) return answer;
    const reason = codeIn(await answer.text().catch(isOutOfReach));
    throw new PhotoStoreUnavailable(`The photo store answered ${answer.status} to ${method}: ${reason}`);
  }

  /** @returns at most a thousand keys with this prefix, in the bucket's order, with when each was written */
  async function listKeys(start: string, after = ""): Promise<{ key: string; writtenAt: Date }[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: start, ...(after && { "start-after": after }) });
    const answer = await call("GET", `${root}?${query}`);
    const list = await answer.text().catch(isOutOfReach);
    return [...list.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
      key: textIn(entry, "Key"),
      writtenAt: new Date(textIn(entry, "LastModified")),
    }));
  }

  return {
    async read(key) {
      const answer = await call("GET", addressOf(checkedKey(key)), undefined, [404]);
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer().catch(isOutOfReach));
    },
    async write(key, bytes) {
      await call("PUT", addressOf(checkedKey(key)), bytes);
    },
    async *writtenBefore(moment) {
      for (let found = await listKeys(prefix); found.length > 0; found = await listKeys(prefix, found.at(-1)?.key)) {
        for (const { key, writtenAt } of found) {
          const [photo = ""] = key.slice(prefix.length).split("/", 1);
          if (PHOTO_KEY.test(photo) && writtenAt < moment) yield photo;
        }
      }
    },
    async removeAll(start) {
      const wanted = `${prefix}${checkedPrefix(start)}`;
      for (let keys = await listKeys(wanted); keys.length > 0; keys = await listKeys(wanted)) {
        await Promise.all(keys.map(({ key }) => call("DELETE", `${root}/${key}`, undefined, [404])));
      }
    },
    async check() {
      await call("GET", `${root}?list-type=2&max-keys=1`);
    },
  };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The text of an XML element; blank when it is missing. */
const textIn = (body: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? "";

/** The error code of a store's answer, such as 'AccessDenied'. */
const codeIn = (body: string) => textIn(body, "Code") || "no reason given";
