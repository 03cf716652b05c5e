import type { CurrentUser } from "../../contract/accounts.ts";
import { callPath } from "../call-path.ts";
import { documentLanguage } from "../document-language.ts";
import { loginPath } from "../login-path.ts";
import { ApiError, parseProblem } from "./problem.ts";
import { queryClient } from "./query-client.ts";
import { tokenOfOwner } from "./same-person.ts";

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NO_CONTENT = 204;

/**
 * What a write does to the data that is loaded: all of it is stale, and what is on the screen is loaded again before the
 * write answers (`now`), when it is shown next (`later`: the screen is being left), or nothing else has changed (`never`).
 */
export type Reload = "now" | "later" | "never";

/** Method and address of a call, with its body. */
export type ApiRequest = { method: string; address: string; body?: unknown };

/**
 * The only way to the server (spec §7): JSON both ways, the session's cookie, the XSRF cookie's value in its header. Made
 * by `calls.ts`, which knows the contract. After a write nothing that was loaded before is taken for fresh.
 * @throws ApiError for every answer that is no success, and when there is none
 */
export async function request<T>(asked: ApiRequest, reload: Reload = "now"): Promise<T> {
  if (asked.method === "GET") return exchange(asked);
  try {
    const answer = await exchange<T>(asked);
    await reloadData(reload);
    return answer;
  } catch (error) {
    if (reload !== "never") await reloadData(reloadAfter(error));
    throw error;
  }
}

async function exchange<T>(asked: ApiRequest): Promise<T> {
  const token = await tokenOfOwner(fetchOwner);
  if (token === undefined) return startAgain();
  return answerOf<T>(await send(asked, token));
}

/** What was refused was decided on old data, unless its fields were wrong; without an answer nobody knows whether it happened. */
function reloadAfter(error: unknown): Reload {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === BAD_REQUEST) return "never";
  return status === undefined ? "later" : "now";
}

async function reloadData(reload: Reload): Promise<void> {
  if (reload === "never") return;
  await queryClient.invalidateQueries({ refetchType: reload === "now" ? "active" : "none" });
}

const fetchOwner = async () =>
  answerOf<CurrentUser>(await send({ method: "GET", address: callPath("GET /auth/me") }, ""));

/** Somebody else is signed in by now: this document is theirs to be asked for anew. Drafts belong to their person and wait. */
function startAgain(): Promise<never> {
  leaving = true;
  location.reload();
  return new Promise(() => {});
}

/** Looks whether this document is still its person's; called whenever it comes to sight again. */
export async function lookWhoIsSignedIn(): Promise<void> {
  try {
    if ((await tokenOfOwner(fetchOwner)) === undefined) await startAgain();
  } catch {
    // Without an answer nothing is known; the next call asks again.
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === UNAUTHORIZED) return signInAgain();
  if (response.status === NO_CONTENT) return undefined as T;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw parseProblem(response.status, answer);
  return answer as T;
}

async function send({ method, address, body }: ApiRequest, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        "accept-language": documentLanguage(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(method !== "GET" && { "x-xsrf-token": token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("");
  }
}

let leaving = false;
/** @returns whether the browser is on its way to login; nothing may hold it up then */
export const isSigningIn = (): boolean => leaving;

/** The session is over: to login, which says so, and back to this screen, where drafts wait. Never answers, since the page is left. */
function signInAgain(): Promise<never> {
  leaving = true;
  location.assign(loginPath(location.pathname + location.search, "session"));
  return new Promise(() => {});
}
