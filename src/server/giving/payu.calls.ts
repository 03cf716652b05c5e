import { z } from "zod";
import type { Clock } from "../base/clock.ts";
import { type OutgoingRequest, sendRequest } from "../platform/http/outgoing-request.ts";
import { remarks } from "../texts/en/remarks.ts";

/**
 * PayU could not be reached, took too long, or gave an unexpected answer. Its message is the English remark, which is stored
 * with the donation and shown to each reader in their own language (`remarkFor`).
 */
export class PayuError extends Error {
  constructor(trouble: keyof typeof remarks.payu, detail: string | number, options?: ErrorOptions) {
    super(remarks.payu[trouble](String(detail)), options);
  }
}

/** PayU's answer; its body is undefined when it is no JSON. */
export type Answer = { status: number; body: unknown };

/** Makes one call with our token. The caller checks the status of the answer. @throws PayuError */
export type CallPayu = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Answer>;

/** A token is renewed this long before it expires, in seconds. */
const RENEW_BEFORE_S = 60;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

/** Sends one request. Redirects are not followed: PayU answers a new order with one (rules §7). @throws PayuError */
export async function send(url: string, request: OutgoingRequest): Promise<Answer> {
  try {
    const { status, text } = await sendRequest(new URL(url), request);
    return { status, body: parsed(text) };
  } catch (cause) {
    const { name, message, code } = cause as Error & { code?: string };
    if (name === "TimeoutError") throw new PayuError("silent", request.timeoutMs / 1000, { cause });
    throw new PayuError("unreachable", message || String(code), { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Requests an OAuth token. @param grant its type and parameters @throws PayuError */
export async function requestToken(
  baseUrl: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  grant: { grant_type: string; [name: string]: string },
  timeoutMs: number,
): Promise<z.output<typeof Token>> {
  const answer = await send(`${baseUrl}/pl/standard/user/oauth/authorize`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString(),
    timeoutMs,
  });
  const found = Token.safeParse(answer.body);
  if (answer.status !== 200 || !found.success) throw new PayuError("noToken", answer.status);
  return found.data;
}

/**
 * Calls with an OAuth token for our client credentials. The token is reused until shortly before it expires, and only one
 * is requested at a time. When PayU refuses it (401), it is renewed once and the call is repeated: a refused call has
 * changed nothing.
 */
export function payuCaller(
  baseUrl: () => string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  clock: Clock,
  timeoutMs: number,
): CallPayu {
  let kept: { token: Promise<string>; until: number } | undefined;

  async function request(mine: { until: number }): Promise<string> {
    const found = await requestToken(
      baseUrl(),
      { clientId, clientSecret },
      { grant_type: "client_credentials" },
      timeoutMs,
    );
    mine.until = clock.now().getTime() + (found.expires_in - RENEW_BEFORE_S) * 1000;
    return found.access_token;
  }

  function token(): Promise<string> {
    if (kept && clock.now().getTime() < kept.until) return kept.token;
    const mine = { until: Number.POSITIVE_INFINITY, token: Promise.resolve("") };
    mine.token = request(mine);
    mine.token.catch(() => forget(mine.token));
    kept = mine;
    return mine.token;
  }

  function forget(refused: Promise<string>): void {
    if (kept?.token === refused) kept = undefined;
  }

  return async (method, path, body) => {
    const once = async (using: Promise<string>) => {
      const headers = { authorization: `Bearer ${await using}`, accept: "application/json" };
      if (!body) return send(baseUrl() + path, { method, headers, timeoutMs });
      return send(baseUrl() + path, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
        timeoutMs,
      });
    };
    const first = token();
    const answer = await once(first);
    if (answer.status !== 401) return answer;
    forget(first);
    return once(token());
  };
}
