import type { CurrentUser } from "../../../contract/platform/current-user.ts";
import { SECURITY_PATH } from "../../../contract/platform/panels.ts";
import { callPath } from "../../call-path.ts";
import { documentLanguage } from "../../document-language.ts";
import { loginPath } from "../../login-path.ts";
import { whileWaiting } from "./busy.ts";
import { ownersToken } from "./document-owner.ts";
import { ApiError, parseProblem } from "./problem.ts";
import { queryClient } from "./query-client.ts";
import { sendForm } from "./send-form.ts";

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NO_CONTENT = 204;

/**
 * When loaded data is loaded again after a write. `now`: what is on the screen, before the write answers. `later`: when it is
 * shown next, because the screen is being left. `never`: the write changes nothing else.
 */
export type Reload = "now" | "later" | "never";

/** Method and address of a call, with its body. */
export type ApiRequest = {
  method: string;
  address: string;
  body?: unknown;
  /** The version of the record that was read: the call is refused when there is a newer one. */
  ifMatch?: number | undefined;
  /** Names a write that may be sent again: it is done once. */
  key?: string;
  signal?: AbortSignal;
};

/**
 * Sends every request (spec §7): JSON, the session's cookie, and the XSRF cookie's value in a header. `calls.ts` calls it
 * with the contract's types. A write makes all loaded data stale.
 * @throws ApiError for every answer that is no success, and when there is none
 */
export async function request<T>(call: ApiRequest, reload: Reload = "now"): Promise<T> {
  if (call.method === "GET") return exchange(call);
  try {
    const answer = await exchange<T>(call);
    await reloadData(reload);
    return answer;
  } catch (error) {
    if (reload !== "never") await reloadData(reloadAfter(error));
    throw error;
  }
}

/**
 * Sends a form with a file; all loaded data become stale, as by any write.
 * @param onProgress is told how much has been sent, in percent
 * @throws ApiError
 */
export async function requestUpload<T>(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<T> {
  const token = await ownersToken(fetchCurrentUser);
  if (token === undefined) return reloadDocument();
  const headers = { "accept-language": documentLanguage(), "x-xsrf-token": token };
  const answer = await answerOf<T>(await sendForm(address, form, headers, onProgress));
  await reloadData("now");
  return answer;
}

/** Sends a call that answers with a file and changes nothing. @throws ApiError */
export const requestFile = (call: ApiRequest): Promise<Blob> => exchange(call, fileOf);

async function exchange<T>(call: ApiRequest, read: (response: Response) => Promise<T> = answerOf): Promise<T> {
  const token = await ownersToken(fetchCurrentUser);
  if (token === undefined) return reloadDocument();
  try {
    return await read(await send(call, token));
  } catch (error) {
    const code = error instanceof ApiError && error.code;
    if (code === "confirm" && (await isConfirmed())) return exchange(call, read);
    if (code === "secondFactor" && location.pathname !== SECURITY_PATH) return leaveFor(SECURITY_PATH);
    throw error;
  }
}

let isConfirmed = async (): Promise<boolean> => false;
/** The frame of all screens says here how people show again who they are; then the call that asked for it is repeated. */
export const confirmBy = (ask: () => Promise<boolean>): void => {
  isConfirmed = ask;
};

/** A refused write was based on old data, unless its fields were wrong. Without an answer it may have happened. */
function reloadAfter(error: unknown): Reload {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === BAD_REQUEST) return "never";
  return status === undefined ? "later" : "now";
}

async function reloadData(reload: Reload): Promise<void> {
  if (reload === "never") return;
  await queryClient.invalidateQueries({ refetchType: reload === "now" ? "active" : "none" });
}

const fetchCurrentUser = async () =>
  answerOf<CurrentUser>(await send({ method: "GET", address: callPath("GET /auth/me") }, ""));

/** Another person is logged in now: the document is loaded again for them. Drafts stay with the person who wrote them. */
function reloadDocument(): Promise<never> {
  isLeaving = true;
  location.reload();
  return new Promise(() => {});
}

/** Reloads the document if another person has logged in; called whenever it becomes visible again. */
export async function reloadForNewOwner(): Promise<void> {
  try {
    if ((await ownersToken(fetchCurrentUser)) === undefined) await reloadDocument();
  } catch {
    // Without an answer nothing is known; the next call checks again.
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.status === UNAUTHORIZED) return signInAgain();
  if (response.status === NO_CONTENT) return undefined as T;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw parseProblem(response.status, answer);
  return answer as T;
}

const fileOf = (response: Response): Promise<Blob> => (response.ok ? response.blob() : answerOf<Blob>(response));

/** Sends a call, without a look at who is logged in. @throws ApiError without a status, when there is no answer */
export async function send(
  { method, address, body, ifMatch, key, signal }: ApiRequest,
  token: string,
): Promise<Response> {
  try {
    const options: RequestInit = {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        "accept-language": documentLanguage(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(method !== "GET" && { "x-xsrf-token": token }),
        ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    return await whileWaiting(() => fetch(address, options));
  } catch {
    throw new ApiError("");
  }
}

let isLeaving = false;
/** @returns whether the browser is going to the login page; nothing may stop it then */
export const isSigningIn = (): boolean => isLeaving;

/** The session has ended: goes to the login page and then back to this screen with its drafts. Never resolves. */
const signInAgain = () => leaveFor(loginPath(location.pathname + location.search, "session"));

function leaveFor(path: string): Promise<never> {
  isLeaving = true;
  location.assign(path);
  return new Promise(() => {});
}
