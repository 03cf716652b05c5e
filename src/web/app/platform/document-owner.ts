import type { CurrentUser } from "../../../contract/platform/current-user.ts";
import { xsrfToken } from "../../xsrf-token.ts";
import { SESSION_ELEMENT } from "./app-document.ts";

/** The account for which this document was sent, and its last known XSRF token. */
let owner: number | undefined;
let knownToken: string | undefined;

function readOwner(): void {
  const sent: CurrentUser | null = JSON.parse(document.getElementById(SESSION_ELEMENT)?.textContent ?? "null");
  owner = sent?.accountId;
  knownToken = xsrfToken();
}
if (globalThis.document) readOwner();

/**
 * Tabs share their cookies: another person may have logged in in another tab. This document must not send anything in
 * their name, nor show their data. A token belongs to one session (rules §2). When the token has changed, we ask the
 * server who is logged in now: it may be the same person in a new session.
 * @param fetchCurrentUser asks the server who is logged in now
 * @returns the token of the document's owner, or undefined if another person is logged in
 * @throws what `fetchCurrentUser` throws
 */
export async function ownersToken(fetchCurrentUser: () => Promise<CurrentUser>): Promise<string | undefined> {
  for (let token = xsrfToken(); token !== knownToken; token = xsrfToken()) {
    const { accountId } = await fetchCurrentUser();
    if (accountId !== owner) return undefined;
    // The token may have changed during the request; then the loop asks again.
    if (xsrfToken() === token) knownToken = token;
  }
  return knownToken;
}
