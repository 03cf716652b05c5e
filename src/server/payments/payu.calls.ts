import { z } from "zod";
import type { Clock } from "../clock.ts";
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

export type Answer = { status: number; body: unknown };

/** One call with our token; the caller checks the answer's status. @throws PayuError */
export type CallPayu = (method: "GET" | "POST", path: string, body?: object) => Promise<Answer>;

/** Tokens are renewed so long before their end, in seconds. */
const RENEW_BEFORE_S = 60;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

/** Sends one request; redirects are not followed, as PayU's order comes with one (rules §7). */
export async function send(url: string, request: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, redirect: "manual", signal });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch (error) {
    const { name } = error as Error;
    if (name === "TimeoutError") throw new PayuError("silent", timeoutMs / 1000, { cause: error });
    throw new PayuError("unreachable", reasonOf(error as Error), { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message || String((cause as { code?: unknown }).code) : message;
}

/** Asks PayU for an OAuth token. @param grant its type, and what belongs to it @throws PayuError */
export async function requestToken(
  where: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  grant: { grant_type: string; [name: string]: string },
  timeoutMs: number,
): Promise<z.output<typeof Token>> {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
  const answer = await send(`${where}/pl/standard/user/oauth/authorize`, { method: "POST", body }, timeoutMs);
  const found = Token.safeParse(answer.body);
  if (answer.status !== 200 || !found.success) throw new PayuError("noToken", answer.status);
  return found.data;
}

/**
 * Calls with an OAuth token of our client credentials. The token is kept until shortly before its end; only one is
 * requested at a time. A token that PayU refuses (401) is renewed once and the call repeated, which is safe because the
 * refused call did nothing.
 */
export function payuCaller(
  where: () => string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  clock: Clock,
  timeoutMs: number,
): CallPayu {
  let kept: { token: Promise<string>; until: number } | undefined;

  async function request(mine: { until: number }): Promise<string> {
    const found = await requestToken(
      where(),
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
      const json = body && { body: JSON.stringify(body) };
      const request = { method, headers: { ...headers, ...(body && { "content-type": "application/json" }) }, ...json };
      return send(where() + path, request, timeoutMs);
    };
    const first = token();
    const answer = await once(first);
    if (answer.status !== 401) return answer;
    forget(first);
    return once(token());
  };
}
