import type { User } from "../../../../contract/accounts/users.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { ApiError } from "../../platform/problem.ts";
import { reloadSession, renameSession } from "../../platform/session.ts";
import { type ProfileValues, profileChanges } from "./profile.changes.ts";

/** Without an answer, the error gets the text of the call that failed (spec §8). */
const withText =
  (text: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.status !== undefined ? error : new ApiError(text);
  };

/**
 * Saves the changes with two calls (spec §7): first the personal fields, then e-mail and password. If the second call is
 * refused, the changes of the first stay saved.
 * @returns whether there was anything to save
 */
export async function saveProfile(user: User, values: ProfileValues): Promise<boolean> {
  const { personal, account } = profileChanges(user, values);
  if (!personal && !account) return false;
  if (personal) {
    const saved = await callApi("PUT /users/me", { body: personal }).catch(withText(recordTexts().users.profileFailed));
    renameSession(saved);
  }
  if (account) {
    const params = { accountId: user.accountId };
    await callApi("PUT /accounts/:accountId/user", { params, body: account }).catch(
      withText(recordTexts().users.accountFailed),
    );
    // A new e-mail address is unconfirmed.
    await reloadSession();
  }
  return true;
}
