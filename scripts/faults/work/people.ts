import type { Db } from "../../../src/server/database/pool.ts";
import { buildEmployee, buildUser } from "../../../test/server/support/builders.ts";
import { sessionHeaders } from "../../../test/server/support/session-headers.ts";
import type { Send, Setting } from "./kind.ts";

/** A request waits at most this long, in milliseconds; a browser waits longer. */
const TIMEOUT_MS = 15_000;
const ADOPTERS = 6;

/** What the server is started with, so that people may come from any network address. */
export const BEHIND_PROXY = { TRUST_PROXY: "1" };

let visitors = 0;
/** A network address that nobody had before. */
function aNetworkAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

const sender =
  (address: () => string, own: () => Record<string, string>): Send =>
  async (method, path, body, headers) => {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${address()}/api${path}`, {
        method,
        headers: { ...own(), ...headers, ...(body && !isForm && { "content-type": "application/json" }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return { status: response.status, answer: text ? JSON.parse(text) : {} };
    } catch {
      return { status: 0, answer: {} };
    }
  };

async function headersOf(db: Db, address: () => string, table: "users" | "employees", id: number) {
  const person = db.selectFrom(table).select("account_id").where("id", "=", id);
  return sessionHeaders(db, address(), (await person.executeTakeFirstOrThrow()).account_id);
}

async function visitor(address: () => string): Promise<Send> {
  const first = await fetch(`${address()}/api/animals?pageSize=1`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const token = decodeURIComponent(cookie.split("=")[1] ?? "");
  return sender(address, () => ({ cookie, "x-xsrf-token": token, "x-forwarded-for": aNetworkAddress() }));
}

/**
 * Makes the people of an experiment.
 * @param address where the server is at present
 */
export async function assemble(db: Db, address: () => string, photoFolder: string): Promise<Setting> {
  const employeeId = await buildEmployee(db, { is_admin: true });
  const adopters: Send[] = [];
  for (let n = 0; n < ADOPTERS; n++) {
    const headers = await headersOf(db, address, "users", await buildUser(db));
    adopters.push(sender(address, () => headers));
  }
  const staffHeaders = await headersOf(db, address, "employees", employeeId);
  return {
    db,
    staff: sender(address, () => staffHeaders),
    staffHeaders,
    adopters,
    visitor: await visitor(address),
    employeeId,
    photoFolder,
    today: new Date().toISOString().slice(0, 10),
  };
}
