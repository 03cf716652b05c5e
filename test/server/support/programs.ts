import type { InjectOptions } from "fastify";
import type { Permission } from "../../../src/server/base/policy.ts";
import { hashOfToken, makeToken } from "../../../src/server/exchange/tokens/token.ts";
import type { TestApp } from "./app.ts";
import type { Person } from "./people.ts";
import { addRow } from "./rows.ts";

/** A program at the front door: it sends its token, and keeps no cookies. */
export type Program = { id: number; token: string; send: Send };
type Send = (method: InjectOptions["method"], url: string, payload?: object, headers?: object) => Answer;
type Answer = ReturnType<TestApp["app"]["inject"]> extends infer Chain ? Promise<Awaited<Chain>> : never;

/** Sends calls with this token. */
export const withToken =
  ({ app }: TestApp, token: string): Send =>
  async (method = "GET", url, payload, headers = {}) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers }, ...(payload && { payload }) });

/** A program that an admin has let in. */
export async function aProgram(
  shelter: TestApp,
  { accountId }: Pick<Person, "accountId">,
  permissions: readonly Permission[],
  name = "A program",
): Promise<Program> {
  const token = makeToken();
  const id = await addRow(shelter.db, "api_tokens", {
    name,
    token_hash: hashOfToken(token) as Buffer,
    token_end: token.slice(-4),
    permissions: [...permissions],
    account_id: accountId,
    created_at: shelter.clock.now(),
  });
  return { id, token, send: withToken(shelter, token) };
}
