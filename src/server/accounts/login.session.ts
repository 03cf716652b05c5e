import type { System, WithSettings } from "../database/context.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { isInvented } from "./factor.demand.ts";
import { type From, tellOfNewDevice } from "./security.letters.ts";
import { rememberDevice } from "./sessions/known-device.ts";
import { beginSession } from "./sessions/session.store.ts";

/** The browser that signs in. @property device its cookie that says so, if it has signed in before */
export type Browser = From & { device: string | undefined };

/** The values of the cookies for a browser that is signed in. */
export type BegunSession = { session: string; device: string };

/**
 * Begins the session of a person who has proved who they are, by whatever way, in a transaction that has locked their
 * account. It is audited, and a letter tells of a browser that was never used for this account; the demonstration's
 * accounts are everybody's.
 */
export async function beginSignedIn(
  within: System & WithSettings,
  accountId: number,
  browser: Browser,
  { awaitsFactor = false } = {},
): Promise<BegunSession> {
  const { db, clock } = within;
  await audit({ ...within, actor: { accountId } }, "login", { subject: "account", id: accountId });
  const { token: device, isNews } = await rememberDevice(within, accountId, browser.device);
  if (isNews && !(await isInvented(db, accountId))) await tellOfNewDevice(within, accountId, browser);
  const session = await beginSession(db, accountId, clock.now(), { from: browser, awaitsFactor });
  return { session, device };
}
