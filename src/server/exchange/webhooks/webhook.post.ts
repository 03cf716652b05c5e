import type { DeliveryProblem } from "../../../contract/exchange/webhook-events.ts";
import { sendRequest } from "../../platform/http/outgoing-request.ts";
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
  if (error.name === "TimeoutError") return "timeout";
  const code = error.code ?? "";
  return NETWORK[code] ?? (/CERT|SELF_SIGNED|TLS/.test(code) ? "certificate" : "connection");
}

type Message = { url: string; headers: Record<string, string>; body: string };

/**
 * Posts JSON to an address and waits ten seconds for the answer. No redirect is followed. The connection is made to the very
 * address that was checked, so a name that leads elsewhere a moment later changes nothing.
 */
export async function post(message: Message, allowsPrivate: boolean): Promise<Sent> {
  const url = new URL(message.url);
  if (!allowsPrivate && (url.protocol !== "https:" || isPrivateNumber(url))) return { problem: "private" };
  try {
    const { status, text } = await sendRequest(url, {
      method: "POST",
      headers: {
        ...message.headers,
        "content-type": "application/json",
        "user-agent": "animal-shelter-webhooks",
      },
      body: message.body,
      timeoutMs: TIMEOUT_MS,
      maxCharacters: KEPT_ANSWER,
      ...(!allowsPrivate && { lookup: publicLookup }),
    });
    return { code: status, text };
  } catch (error) {
    return { problem: problemOf(error as Error) };
  }
}
