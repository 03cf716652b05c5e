import { type NoteRequest, type UserNote, userNoteCalls } from "../../../contract/people/user-notes.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { forbidden, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { findNote, listNotes } from "../held/user-note.queries.ts";

const subject = "user note";
const missing = () => notFound(recordTexts().userNotes.notFound);

async function requireNote({ db, actor }: Context, userId: number, id: number): Promise<UserNote> {
  const note = await findNote(db, actor, userId, id);
  if (!note) throw missing();
  return note;
}

/** @throws HttpProblem 404; 403 when somebody else has written it */
async function lockOwn(context: Context, userId: number, id: number): Promise<UserNote> {
  await context.db.selectFrom("user_notes").select("id").where("id", "=", id).forUpdate().execute();
  const note = await requireNote(context, userId, id);
  if (!note.actions.includes("edit")) throw forbidden(recordTexts().userNotes.notYours);
  return note;
}

async function addNote({ db, clock, actor }: Context, userId: number, { text }: NoteRequest): Promise<number> {
  // Locked, so that nothing is noted on an account that is being closed.
  if (!(await lockUser(db, { id: userId }))) throw notFound(recordTexts().users.notFound);
  const note = { user_id: userId, text, written_at: clock.now(), written_by: actor.accountId };
  const { id } = await db.insertInto("user_notes").values(note).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Staff's notes on people, which go into their personal data and away with their account (rules §10). */
export const userNoteRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const requireUser = async (db: Db, id: number) => {
    if (!(await findUser(db, id))) throw notFound(recordTexts().users.notFound);
  };
  serveCalls(app, "users", userNoteCalls, {
    "GET /users/:id/notes": inContext("userNotes.write", async (context, { params: { id }, query }) => {
      await requireUser(deps.db, id);
      return listNotes(deps.db, context.actor, id, query);
    }),
    "POST /users/:id/notes": inContext("userNotes.write", (asked, { params, body }) =>
      audited(
        asked,
        "create",
        ({ id }: UserNote) => ({ subject, id }),
        async (context) => requireNote(context, params.id, await addNote(context, params.id, body)),
      ),
    ),
    "PUT /users/:id/notes/:noteId": inContext("userNotes.change", (asked, { params: { id, noteId }, body }) =>
      audited(asked, "edit", { subject, id: noteId }, async (context, differ) => {
        differ({}, {}, await lockOwn(context, id, noteId));
        const change = { text: body.text, edited_at: context.clock.now() };
        await context.db.updateTable("user_notes").set(change).where("id", "=", noteId).execute();
        return requireNote(context, id, noteId);
      }),
    ),
    "DELETE /users/:id/notes/:noteId": inContext("userNotes.change", (asked, { params: { id, noteId } }) =>
      audited(asked, "delete", { subject, id: noteId }, async (context) => {
        await lockOwn(context, id, noteId);
        await context.db.deleteFrom("user_notes").where("id", "=", noteId).execute();
      }),
    ),
  });
};
