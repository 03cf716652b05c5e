import { recordTexts } from "../../../../contract/texts/texts.ts";
import type { User } from "../../../../contract/users.ts";
import { callApi } from "../../calls.ts";
import { ApiError } from "../../problem.ts";
import { reloadSession, renameSession } from "../../session.ts";
import { type ProfileValues, profileChanges } from "./profile.changes.ts";

/** Without an answer, the catalogue's sentence of the call that failed is said (spec §8). */
const saying =
  (sentence: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.status !== undefined ? error : new ApiError(sentence);
  };

/**
 * Saves what changed, with the call that each part has (spec §7): first the personal fields, then e-mail and password.
 * What the first call has saved stays saved when the second is refused.
 * @returns whether there was anything to save
 */
export async function saveProfile(user: User, values: ProfileValues): Promise<boolean> {
  const { personal, account } = profileChanges(user, values);
  if (!personal && !account) return false;
  if (personal) {
    const saved = await callApi("PUT /users/me", { body: personal }).catch(saying(recordTexts().users.profileFailed));
    renameSession(saved);
  }
  if (account) {
    const params = { accountId: user.accountId };
    await callApi("PUT /accounts/:accountId/user", { params, body: account }).catch(
      saying(recordTexts().users.accountFailed),
    );
    // A new e-mail is to be confirmed.
    await reloadSession();
  }
  return true;
}
