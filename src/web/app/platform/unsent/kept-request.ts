import type { CurrentUser } from "../../../../contract/platform/current-user.ts";
import { callPath } from "../../../call-path.ts";
import { type ApiRequest, send } from "../api.ts";
import { ownersToken } from "../document-owner.ts";
import { ApiError, parseProblem } from "../problem.ts";

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** What became of a write that was kept on this device. `later`: nobody knows, so it is sent again. */
export type KeptAnswer =
  | { is: "done"; answer: unknown }
  | { is: "refused"; status: number; message: string }
  | { is: "later" | "signedOut" | "another" };

/**
 * Sends a write that was kept on this device, in the name of the document's owner or not at all. It
 * leaves the screen as it is, whatever the answer.
 */
export async function requestKept(call: ApiRequest & { key: string }): Promise<KeptAnswer> {
  try {
    let response = await sendAsOwner(call);
    // A token of an earlier session of the same person: asking who is logged in has brought a new one.
    if (response?.status === FORBIDDEN) {
      await whoIsThere();
      response = await sendAsOwner(call);
    }
    if (!response) return { is: "another" };
    return await keptAnswerOf(response);
  } catch (error) {
    return { is: error instanceof ApiError && error.status === UNAUTHORIZED ? "signedOut" : "later" };
  }
}

/** Asks the server who is logged in. @throws ApiError */
async function whoIsThere(): Promise<CurrentUser> {
  const response = await send({ method: "GET", address: callPath("GET /auth/me") }, "");
  if (!response.ok) throw new ApiError("", response.status);
  return response.json();
}

/** @returns undefined when another person is logged in */
async function sendAsOwner(call: ApiRequest): Promise<Response | undefined> {
  const token = await ownersToken(whoIsThere);
  return token === undefined ? undefined : send(call, token);
}

async function keptAnswerOf(response: Response): Promise<KeptAnswer> {
  const { status } = response;
  const answer: unknown = status === NO_CONTENT ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return { is: "done", answer };
  if (status === UNAUTHORIZED) return { is: "signedOut" };
  if (status >= SERVER_ERROR || status === TOO_MANY) return { is: "later" };
  const { message, fieldErrors } = parseProblem(status, answer);
  const fields = fieldErrors.flatMap(({ errors }) => errors).join(" ");
  return { is: "refused", status, message: fields || message };
}
