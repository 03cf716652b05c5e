import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Target } from "./load.ts";

/** Bytes of an answer's body as it is and compressed; undefined when it is not compressed for whoever asks. */
export type BodySizes = { plain: number; gzip: number | undefined; br: number | undefined };

export async function bodySizes(target: Target): Promise<BodySizes> {
  return {
    plain: (await sizeIn(target, "identity")) ?? 0,
    gzip: await sizeIn(target, "gzip"),
    br: await sizeIn(target, "br"),
  };
}

/** @throws Error when the answer is not 200 or empty */
async function sizeIn(target: Target, encoding: string): Promise<number | undefined> {
  const { origin, name, headers, body } = target;
  const path = typeof target.path === "function" ? target.path() : target.path;
  const method = body ? "POST" : "GET";
  const asked = request(`${origin}${path}`, { method, headers: { ...headers, "accept-encoding": encoding } }).end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (answer.statusCode !== 200 || bytes === 0)
    throw new Error(`${name} was answered ${answer.statusCode}, ${bytes} bytes.`);
  return (answer.headers["content-encoding"] ?? "identity") === encoding ? bytes : undefined;
}
