import type { CurrentUser } from "../../contract/accounts.ts";
import { loginPath } from "../login-path.ts";
import { ApiError, parseProblem } from "./problem.ts";
import { queryClient } from "./query-client.ts";
import { tokenOfOwner } from "./same-person.ts";

const BASE = "/api";
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NO_CONTENT = 204;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * What a write does to the data that is loaded: all of it is stale, and what is on the screen is loaded again before the
 * write answers (`now`), when it is shown next (`later`: the screen is being left), or nothing else has changed (`never`).
 */
type Reload = "now" | "later" | "never";

/**
 * The only way to the server (spec §7): JSON both ways, the session's cookie, the XSRF cookie's value in its header.
 * @throws ApiError for every answer that is no success, and when there is none
 */
export const api = {
  get: <T>(path: string): Promise<T> => call("GET", path),
  post: <T>(path: string, body?: object, reload?: Reload): Promise<T> => write("POST", path, body, reload),
  put: <T>(path: string, body?: object, reload?: Reload): Promise<T> => write("PUT", path, body, reload),
  patch: <T>(path: string, body?: object): Promise<T> => write("PATCH", path, body),
  delete: <T>(path: string, reload?: Reload): Promise<T> => write("DELETE", path, undefined, reload),
};

async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const token = await tokenOfOwner(whoIsIt);
  if (token === undefined) return beginAnew();
  return answerOf<T>(await send(method, path, token, body));
}

/** A write, after which nothing that was loaded before is taken for fresh. */
async function write<T>(method: Method, path: string, body?: object, reload: Reload = "now"): Promise<T> {
  try {
    const answer = await call<T>(method, path, body);
    await reloadData(reload);
    return answer;
  } catch (error) {
    if (reload !== "never") await reloadData(reloadAfter(error));
    throw error;
  }
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

/** The session is over: to login, which says so, and back to this screen, where drafts wait. Never answers, since the page is left. */
function signInAgain(): Promise<never> {
  leaving = true;
  location.assign(loginPath(location.pathname + location.search, "session"));
  return new Promise(() => {});
}
