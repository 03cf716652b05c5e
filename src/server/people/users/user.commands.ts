import { mayHaveAccount, type SignUp, type User, type UserChange } from "../../../contract/accounts/users.ts";
import { offeredLanguage, shelterLanguage } from "../../../contract/platform/shelter.ts";
import { currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import {
  changeAccountByStaff,
  refuseTakenEmail,
  rethrowAsEmailTaken,
  setLanguage,
} from "../../accounts/account.commands.ts";
import { welcomeLetter } from "../../accounts/account.letters.ts";
import { queueConfirmationLetter } from "../../accounts/email-confirmation.commands.ts";
import { refuseWeak } from "../../accounts/new-password.ts";
import { hashPassword } from "../../accounts/password.ts";
import { refuseReserved } from "../../accounts/reserved-addresses.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import { lockUserWithAccount } from "../../accounts/user.locks.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { type Actor, isStaff, type SignedIn } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { forbidden, invalid, orNotFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import { type Context, inTransaction, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { countUse, refuseTooMany } from "../../platform/http/throttle.ts";

/** The personal fields under their column names. Undefined fields keep their value (rules §11). */
const columnsOf = (change: Omit<UserChange, "account" | "language">) => ({
  name: change.name,
  surname: change.surname,
  phone_number: change.phoneNumber,
  postal_code: change.postalCode,
  city: change.city,
  street: change.street,
  date_of_birth: change.dateOfBirth,
});

/** The language of a new account that names none: the visitor's own, or, for somebody whom staff add, the shelter's. */
const newLanguage = (actor: Actor): Language =>
  isStaff(actor) ? shelterLanguage() : offeredLanguage(currentLanguage());

/** @throws HttpProblem 400 for a language that the shelter does not offer */
function refuseUnoffered(language: Language | undefined): void {
  if (language === undefined || offeredLanguage(language) === language) return;
  throw invalid([{ field: "language", errors: [recordTexts().shelter.languageNotOffered] }]);
}

const insertUser = (db: Db, accountId: number, person: Omit<SignUp, "account" | "language">) =>
  db
    .insertInto("users")
    .values({
      account_id: accountId,
      name: person.name,
      surname: person.surname,
      phone_number: person.phoneNumber,
      postal_code: person.postalCode,
      city: person.city,
      street: person.street,
      date_of_birth: person.dateOfBirth,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/**
 * Creates a user with their account and queues the welcome letter with the link that confirms the address (spec §7).
 * Visitors sign up themselves, or staff add them.
 * @param address the client's network address; staff's is not counted
 * @throws HttpProblem 400 at `account.email` for the shelter's own addresses, 409 there when it is taken, 429 after too
 * many sign-ups from one network address
 */
export async function signUp(
  context: Context<Actor> & WithSettings,
  address: string,
  { account, language, ...person }: SignUp,
): Promise<User> {
  const { db, clock, actor } = context;
  refuseUnoffered(language);
  refuseReserved(account.email, context.settings, "account.email");
  const now = clock.now();
  const use = { kind: "sign up", address } as const;
  if (!isStaff(actor)) await refuseTooMany(context, use);
  await refuseTakenEmail(db, account.email, "account.email");
  await refuseWeak(account.password, { field: "account.password" });
  const password_hash = await hashPassword(account.password);
  const id = await inTransaction(context, async (within) => {
    const tx = within.db;
    if (!isStaff(actor)) await countUse(within, use);
    const newAccount = { email: account.email, language: language ?? newLanguage(actor) };
    const created = await tx
      .insertInto("accounts")
      .values({ kind: "user", ...newAccount, password_hash, password_by_staff: isStaff(actor), created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow()
      .catch(rethrowAsEmailTaken("account.email"));
    const user = await insertUser(tx, created.id, person);
    await queueConfirmationLetter(within, { ...newAccount, id: created.id }, welcomeLetter);
    const subject = { subject: "user", id: user.id };
    if (actor.role !== "visitor" && isStaff(actor)) await audit({ ...within, actor }, "create", subject);
    else await audit({ ...within, actor: { accountId: created.id } }, "sign up", subject);
    return user.id;
  });
  return orNotFound(await findUser(db, id));
}

/**
 * One's own e-mail and password need the current password, in another call (rules §2). Of the others an admin sets them;
 * whoever else could, could sign in as an adopter (rules §11).
 * @throws HttpProblem 403
 */
function refuseAccountChange(actor: SignedIn, user: User): void {
  if (user.accountId === actor.accountId) throw forbidden(formTexts().accounts.currentPasswordRequired);
  if (!may(actor, "users.changeAccount")) throw forbidden(formTexts().accounts.sendLinkInstead);
}

/** A date of birth from before accounts had a least age stays, so that everything else can be saved. @throws HttpProblem 400 */
function refuseTooYoung(typed: string | undefined, { dateOfBirth }: User, day: string): void {
  if (typed === undefined || typed === dateOfBirth || mayHaveAccount(typed, day)) return;
  throw invalid([{ field: "dateOfBirth", errors: [formTexts().users.tooYoung] }]);
}

/**
 * Changes a user: their own profile, or anybody's by staff (rules §11).
 * @throws HttpProblem 404 for an unknown user; 400 for a new date of birth of a child; 403 for an e-mail or a password, except another person's by an admin
 */
export async function changeUser(
  context: Context & WithSettings,
  id: number,
  { account, language, ...person }: UserChange,
): Promise<User> {
  const { actor } = context;
  refuseUnoffered(language);
  return audited(context, "edit", { subject: "user", id }, async (within, differ) => {
    const tx = within.db;
    const user = orNotFound(await lockUserWithAccount(tx, id, "change"));
    const isAccountChange = Boolean((account?.email && account.email !== user.email) || account?.newPassword);
    if (isAccountChange) {
      refuseAccountChange(actor, user);
      await requireRecentWhereSet({ ...within, actor });
    }
    refuseTooYoung(person.dateOfBirth, user, today(within.clock));
    const columns = columnsOf(person);
    if (Object.values(columns).some((value) => value !== undefined)) {
      await tx.updateTable("users").set(columns).where("id", "=", id).execute();
    }
    await setLanguage(tx, user.accountId, language);
    if (account && isAccountChange) {
      await refuseWeak(account.newPassword, { field: "account.newPassword" });
      const passwordHash = account.newPassword ? await hashPassword(account.newPassword) : undefined;
      const changed = { email: account.email, passwordHash };
      await changeAccountByStaff(within, { ...user, id: user.accountId }, changed, { subject: "user", id });
    }
    const after = orNotFound(await findUser(tx, id));
    differ(user, after);
    return after;
  });
}
