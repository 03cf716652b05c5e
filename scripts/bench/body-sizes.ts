import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Target } from "./stage.ts";

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
async function sizeIn({ origin, path, headers }: Target, encoding: string): Promise<number | undefined> {
  const asked = get(`${origin}${path}`, { headers: { ...headers, "accept-encoding": encoding } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (answer.statusCode !== 200 || bytes === 0)
    throw new Error(`${path} was answered ${answer.statusCode}, ${bytes} bytes.`);
  return (answer.headers["content-encoding"] ?? "identity") === encoding ? bytes : undefined;
}
