import { request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import { beginningOf } from "../../../contract/platform/whole-text.ts";

/** A request to another server. */
export type OutgoingRequest = {
  method: "GET" | "POST" | "DELETE";
  headers: Record<string, string>;
  body?: string | Buffer;
  /** for everything, in milliseconds */
  timeoutMs: number;
  /** What is longer is cut off. A megabyte unless told otherwise. */
  maxCharacters?: number;
  lookup?: RequestOptions["lookup"];
};

const MEGABYTE = 1_000_000;

/**
 * Sends a request to another server and reads the answer as text. No redirect is followed. Node's `fetch` does this, too,
 * with 17 MB that the process then keeps (docs/decisions/0078-the-server-is-built.md).
 * @param url with http: or https:
 * @throws the error of the connection; one with the name TimeoutError when there was no whole answer in time
 */
export function sendRequest(url: URL, request: OutgoingRequest): Promise<{ status: number; text: string }> {
  const { method, headers, body = "", timeoutMs, maxCharacters = MEGABYTE, lookup } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    method,
    agent: false,
    signal,
    headers: {
      "user-agent": "animal-shelter",
      ...headers,
      ...(method === "POST" && { "content-length": Buffer.byteLength(body) }),
    },
    ...(lookup && { lookup }),
  };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error);
    const start = url.protocol === "https:" ? requestHttps : requestHttp;
    const sending = start(url, options, (answer) => {
      let text = "";
      const done = () => {
        resolve({ status: answer.statusCode ?? 0, text: beginningOf(text, maxCharacters) });
        answer.destroy();
      };
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
        if (text.length >= maxCharacters) done();
      });
      answer.on("end", done);
      answer.on("error", fail);
    });
    sending.on("error", fail);
    sending.end(body);
  });
}
