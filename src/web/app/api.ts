import type { CurrentUser } from "../../contract/accounts.ts";
import { ApiError, parseProblem } from "./problem.ts";
import { tokenOfOwner } from "./same-person.ts";

const BASE = "/api";
const UNAUTHORIZED = 401;
const NO_CONTENT = 204;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The only way to the server (spec §7): JSON both ways, the session's cookie, the XSRF cookie's value in its header.
 * @throws ApiError for every answer that is no success, and when there is none
 */
export const api = {
  get: <T>(path: string): Promise<T> => call("GET", path),
  post: <T>(path: string, body?: object): Promise<T> => call("POST", path, body),
  put: <T>(path: string, body?: object): Promise<T> => call("PUT", path, body),
  patch: <T>(path: string, body?: object): Promise<T> => call("PATCH", path, body),
  delete: <T>(path: string): Promise<T> => call("DELETE", path),
};

async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const token = await tokenOfOwner(whoIsIt);
  if (token === undefined) return beginAnew();
  return answerOf<T>(await send(method, path, token, body));
}

const whoIsIt = async () => answerOf<CurrentUser>(await send("GET", "/auth/me", ""));

/** Somebody else is signed in by now: this document is theirs to be asked for anew. Drafts belong to their person and wait. */
function beginAnew(): Promise<never> {
  leaving = true;
  location.reload();
  return new Promise(() => {});
}

/** Looks whether this document is still its person's; called whenever it comes to sight again. */
export async function lookWhoIsSignedIn(): Promise<void> {
  try {
    if ((await tokenOfOwner(whoIsIt)) === undefined) await beginAnew();
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

async function send(method: Method, path: string, token: string, body?: object): Promise<Response> {
  try {
    return await fetch(BASE + path, {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...(method !== "GET" && { "x-xsrf-token": token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("");
  }
}

let leaving = false;
/** @returns whether the browser is on its way to login; nothing may hold it up then */
export const isSigningIn = (): boolean => leaving;

/** The session is over: to login and back to this screen, where drafts wait. Never answers, since the page is left. */
function signInAgain(): Promise<never> {
  leaving = true;
  const here = location.pathname + location.search;
  location.assign(`/login?redirect=${encodeURIComponent(here)}`);
  return new Promise(() => {});
}
