import { shelter as presentShelter } from "../../../contract/platform/shelter.ts";
import type { SetupRequest } from "../../../contract/settings/setup.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { refuseWeak, STAFF_PASSWORD_LENGTH } from "../../accounts/new-password.ts";
import { forbidden, notFound } from "../../base/errors.ts";
import { inTransaction, type System, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addEmployee } from "../../people/employees/employee.commands.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { countUse, lockUseCounts } from "../../platform/http/throttle.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { saveFirstRecord } from "../shelter/shelter.commands.ts";
import { deleteSetupCode, isSetupCode, WRONG_CODE } from "./setup.code.ts";

type SetupContext = System & WithSettings & { photoStore: PhotoStore };

/** Whether the setup is still open: there has never been an admin. */
export async function isUnclaimed(db: Db): Promise<boolean> {
  const admin = await db.selectFrom("employees").select("id").where("is_admin", "=", true).limit(1).executeTakeFirst();
  return admin === undefined;
}

/**
 * Makes the first admin and says whose shelter it is (rules §12).
 * @returns the admin's account id
 * @throws HttpProblem 404 once there is an admin, 403 for a wrong or old code, 429 after five of them
 */
export async function setUpShelter(context: SetupContext, request: SetupRequest): Promise<number> {
  const { code, admin, shelter, language } = request;
  if (!(await isUnclaimed(context.db))) throw notFound();
  const named = { ...presentShelter(), ...shelter, email: shelter.email ?? admin.email };
  await refuseWeak(admin.password, { least: STAFF_PASSWORD_LENGTH, field: "admin.password", named });
  const accountId = await inTransaction(context, async (within) => {
    await lockUseCounts(within, WRONG_CODE);
    // Somebody else may have finished the setup while this request waited for the lock.
    if (!(await isUnclaimed(within.db))) throw notFound();
    if (!(await isSetupCode(within, code))) {
      await countUse(within, WRONG_CODE);
      return undefined;
    }
    const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
    await saveFirstRecord(within, {
      ...shelter,
      email: shelter.email ?? admin.email,
      languages,
      secondFactor: "admins",
    });
    const { name, surname, ...login } = admin;
    const person = { name, surname, jobTitle: recordTexts().setup.jobTitle };
    const added = await addEmployee({ ...within, actor: null }, { ...person, account: { ...login, isAdmin: true } });
    await within.db.updateTable("accounts").set({ language }).where("id", "=", added.accountId).execute();
    await audit({ ...within, actor: null }, "set up", { subject: "shelter", id: null });
    await deleteSetupCode(within.db);
    return added.accountId;
  });
  if (accountId === undefined) throw forbidden(recordTexts().setup.wrongCode);
  return accountId;
}
