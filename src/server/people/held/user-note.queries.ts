import { sql } from "kysely";
import type { PersonalData } from "../../../contract/people/personal-data.ts";
import type { UserNote } from "../../../contract/people/user-notes.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { SignedIn } from "../../base/actor.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { may } from "../../base/policy.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";

const notesOn = (db: Db, userId: number) =>
  db
    .selectFrom("user_notes as n")
    .leftJoin("employees as e", "e.account_id", "n.written_by")
    .where("n.user_id", "=", userId);

const withColumns = (notes: ReturnType<typeof notesOn>) =>
  notes
    .select(["n.id", "n.text", "n.written_at", "n.written_by", "n.edited_at"])
    .select(sql<string | null>`e.name || ' ' || e.surname`.as("writtenBy"))
    .orderBy("n.id", "desc");

const notes = (db: Db, userId: number) => withColumns(notesOn(db, userId));

type Row = Awaited<ReturnType<ReturnType<typeof notes>["executeTakeFirstOrThrow"]>>;

function present(actor: SignedIn, { written_at, written_by, edited_at, ...note }: Row): UserNote {
  const isOwn = may(actor, "userNotes.change", { own: written_by === actor.accountId });
  return {
    ...note,
    writtenAt: instant(written_at),
    editedAt: instantOrNull(edited_at),
    actions: isOwn ? ["edit", "delete"] : [],
  };
}

/** One page of the notes on a user, the latest first. */
export async function listNotes(
  db: Db,
  actor: SignedIn,
  userId: number,
  query: PageRequest,
): Promise<PageOf<UserNote>> {
  const page = await pageOf(db, notesOn(db, userId), withColumns, query);
  return { ...page, items: page.items.map((row) => present(actor, row)) };
}

/** One note on a user, or undefined. */
export async function findNote(db: Db, actor: SignedIn, userId: number, id: number): Promise<UserNote | undefined> {
  const row = await notes(db, userId).where("n.id", "=", id).executeTakeFirst();
  return row && present(actor, row);
}

/** All notes on a user for the export of personal data, without who wrote them (rules §10). */
export async function exportNotes(db: Db, userId: number): Promise<PersonalData["notes"]> {
  const rows = await notes(db, userId).execute();
  return rows.map(({ text, written_at }) => ({ text, writtenAt: instant(written_at) })).reverse();
}
