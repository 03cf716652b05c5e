import type { CurrentUser } from "../../contract/accounts.ts";
import { SESSION_ELEMENT } from "./app-document.ts";

/** @returns the token that writes must bring back, as it stands in the browser now */
export function xsrfToken(): string {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("XSRF-TOKEN="));
  return decodeURIComponent(cookie?.slice("XSRF-TOKEN=".length) ?? "");
}

/** Whose document this is, and the token that was last known to be theirs. */
let owner: number | undefined;
let known: string | undefined;

/** Takes down whose document this is; called once, as soon as there is a document. */
function lookAtDocument(): void {
  const sent: CurrentUser | null = JSON.parse(document.getElementById(SESSION_ELEMENT)?.textContent ?? "null");
  owner = sent?.accountId;
  known = xsrfToken();
}
if (globalThis.document) lookAtDocument();

/**
 * Tabs share their cookies: somebody else may have signed in by another tab, and what stands in this one must be neither
 * sent in their name nor filled with what is theirs. A token is good for one session (rules §2), so that another one
 * gives rise to a question; the answer decides, since the same person may have signed in again, or been given a new token.
 * @param whoIsIt asks the server who is signed in now
 * @returns the token that is theirs, or undefined when somebody else is signed in
 * @throws whatever the question throws
 */
export async function tokenOfOwner(whoIsIt: () => Promise<CurrentUser>): Promise<string | undefined> {
  for (let token = xsrfToken(); token !== known; token = xsrfToken()) {
    const { accountId } = await whoIsIt();
    if (accountId !== owner) return undefined;
    // Theirs only if it stood there before and after the answer; otherwise the question is asked again.
    if (xsrfToken() === token) known = token;
  }
  return known;
}
