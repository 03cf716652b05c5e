import { beginSession } from "../../../src/server/accounts/sessions/session.store.ts";
import type { Db } from "../../../src/server/database/pool.ts";

/** What somebody signed in sends with every request over a real connection. @param address of the server */
export async function sessionHeaders(db: Db, address: string, accountId: number): Promise<Record<string, string>> {
  const session = `session=${await beginSession(db, accountId, new Date())}`;
  const first = await fetch(`${address}/api/auth/me`, { headers: { cookie: session } });
  const given = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const token = given.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return { cookie: [session, ...given].join("; "), "x-xsrf-token": decodeURIComponent(token) };
}
