import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const KEYS = { accessKeyId: "AKIDSHELTER", secretAccessKey: "a secret/with+signs" };

/** A fake S3: path addresses, checked signatures (AWS Signature Version 4), lists in XML. */
export type S3Server = {
  endpoint: string;
  /** The stored objects by `/bucket/key`. */
  objects: Map<string, Buffer>;
  /** When an object was written; now for those that are not here. */
  writtenAt: Map<string, Date>;
  /** The requests, as `GET /bucket/key`. */
  asked: string[];
  /** The statuses of the next answers. */
  failures: number[];
  close(): Promise<void>;
};

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

const UNSIGNED = "UNSIGNED-PAYLOAD";

/** Computes the signature of the request, as Signature Version 4 defines it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method, url } = request;
  const parts = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  const hash = headers["x-amz-content-sha256"] === UNSIGNED ? UNSIGNED : sha256(body);
  if (!parts || parts[1] !== KEYS.accessKeyId || headers["x-amz-content-sha256"] !== hash) return false;
  const [, , day = "", region = "", signed = "", signature] = parts;
  const { pathname, searchParams } = new URL(url ?? "/", "http://store");
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, query.join("&"), lines.join(""), signed, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${KEYS.secretAccessKey}`);
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  return hmac(key, text).toString("hex") === signature;
}

export async function s3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const writtenAt = new Map<string, Date>();
  const asked: string[] = [];
  const failures: number[] = [];

  function answerTo(method: string, path: string, query: URLSearchParams, body: Buffer): [number, Buffer | string] {
    if (query.has("list-type")) {
      const start = `${path}/${query.get("prefix") ?? ""}`;
      const after = `${path}/${query.get("start-after") ?? ""}`;
      const found = [...objects.keys()]
        .filter((key) => key.startsWith(start) && key > after)
        .sort()
        .slice(0, pageSize);
      const keys = found.map(
        (key) =>
          `<Contents><Key>${key.slice(path.length + 1)}</Key><Size>${objects.get(key)?.length}</Size><LastModified>${(writtenAt.get(key) ?? new Date()).toISOString()}</LastModified></Contents>`,
      );
      return [200, `<ListBucketResult>${keys.join("")}</ListBucketResult>`];
    }
    if (method === "PUT") objects.set(path, body);
    if (method === "DELETE") objects.delete(path);
    if (method !== "GET") return [method === "PUT" ? 200 : 204, ""];
    const found = objects.get(path);
    return found ? [200, found] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
    const method = request.method ?? "GET";
    asked.push(`${method} ${pathname}`);
    const failure = failures.shift();
    const [status, text] = failure
      ? [failure, "<Error><Code>SlowDown</Code></Error>"]
      : isSigned(request, body)
        ? answerTo(method, pathname, searchParams, body)
        : [403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"];
    response.writeHead(status as number).end(status === 204 ? undefined : text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    writtenAt,
    asked,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
