import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, Id, IdInAddress, Instant, listOf, listQuery, RecordActions, requiredLines } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 2000;

const text = messages(() => recordTexts().userNotes);

/** What a member of staff noted about a user; users read it only in their personal data. */
export const UserNote = z
  .object({
    id: Id,
    text: z.string(),
    writtenAt: Instant,
    writtenBy: z.string().nullable().describe("full name"),
    editedAt: Instant.nullable(),
    actions: RecordActions.describe("who wrote it may change it"),
  })
  .meta({ id: "UserNote" });
export type UserNote = z.infer<typeof UserNote>;

export const NoteRequest = z.object({ text: requiredLines(text.required, MAX_NOTE_LENGTH) });
export type NoteRequest = z.output<typeof NoteRequest>;

const NotesQuery = listQuery(PAGE_SIZE.adminList).omit({ q: true });

const ByNote = ById.extend({ noteId: IdInAddress });

/** Notes on a user, the latest first: staff's. */
export const userNoteCalls = {
  "GET /users/:id/notes": { params: ById, query: NotesQuery, answer: listOf(UserNote) },
  "POST /users/:id/notes": { params: ById, body: NoteRequest, answer: UserNote, status: 201 },
  "PUT /users/:id/notes/:noteId": { params: ByNote, body: NoteRequest, answer: UserNote },
  "DELETE /users/:id/notes/:noteId": { params: ByNote },
} satisfies CallTable;
