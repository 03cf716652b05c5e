import { request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import type { DeliveryProblem } from "../../../contract/exchange/webhook-events.ts";
import { isPrivateNumber, NotPublic, publicLookup } from "../public-address.ts";

const TIMEOUT_MS = 10_000;
/** How much of an answer is kept, for whoever looks for a mistake. In characters. */
const KEPT_ANSWER = 500;

/** What became of one request: an answer, or why there was none. */
export type Sent = { code: number; text: string } | { problem: DeliveryProblem };

const NETWORK: Readonly<Record<string, DeliveryProblem>> = {
  ECONNREFUSED: "refused",
  ENOTFOUND: "name",
  EAI_AGAIN: "name",
  EPROTO: "certificate",
};

function problemOf(error: Error & { code?: string }): DeliveryProblem {
  if (error instanceof NotPublic) return "private";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "timeout";
  const code = error.code ?? "";
  return NETWORK[code] ?? (/CERT|SELF_SIGNED|TLS/.test(code) ? "certificate" : "connection");
}

type Message = { url: string; headers: Record<string, string>; body: string };

/**
 * Posts JSON to an address and waits ten seconds for the answer. No redirect is followed. The connection is made to the very
 * address that was checked, so a name that leads elsewhere a moment later changes nothing.
 */
export function post(message: Message, allowsPrivate: boolean): Promise<Sent> {
  const url = new URL(message.url);
  if (!allowsPrivate && (url.protocol !== "https:" || isPrivateNumber(url)))
    return Promise.resolve({ problem: "private" });
  const options: RequestOptions = {
    method: "POST",
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...message.headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(message.body),
      "user-agent": "animal-shelter-webhooks",
    },
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ problem: problemOf(error) });
    const start = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = start(url, options, (answer) => {
      let text = "";
      const done = () => {
        resolve({ code: answer.statusCode ?? 0, text: text.slice(0, KEPT_ANSWER) });
        answer.destroy();
      };
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
        if (text.length >= KEPT_ANSWER) done();
      });
      answer.on("end", done);
      answer.on("error", fail);
    });
    request.on("error", fail);
    request.end(message.body);
  });
}
