import { contactCalls, type StayContact } from "../../../contract/animals/contacts.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { contactsOfUser } from "./contact.queries.ts";

/** Says that a contact is this user, who has confirmed its address. @throws HttpProblem 404 when it is nobody's to link */
function linkContact(context: Context, id: number, userId: number): Promise<StayContact> {
  const about = { subject: "user", id: userId, details: { contact: id } };
  return audited(context, "edit", about, async ({ db: tx, clock, actor }) => {
    orNotFound(await lockUser(tx, { id: userId }), recordTexts().imports.contactNotFound);
    const contact = (await contactsOfUser(tx, userId)).find((one) => one.id === id);
    const found = orNotFound(contact, recordTexts().imports.contactNotFound);
    await tx
      .updateTable("stay_contacts")
      .set({ user_id: userId, linked_at: clock.now(), linked_by: actor.accountId })
      .where("id", "=", id)
      .where("user_id", "is", null)
      .execute();
    return { ...found, isLinked: true };
  });
}

/** People of stays from another system (rules §17). */
export const contactRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "stays", contactCalls, {
    "GET /users/:id/stay-contacts": allow("stays.read", async ({ params }) => ({
      items: await contactsOfUser(deps.db, params.id),
    })),
    "POST /stay-contacts/:id/link": commandRoutes(deps).inContext("stays.write", (context, { params, body }) =>
      linkContact(context, params.id, body.userId),
    ),
  });
