import type { RoundNoteRequest } from "../../../contract/animals/waiting.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockAnimal } from "../../animals/animal.locks.ts";
import { notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { findWait } from "./wait.queries.ts";

/** Keeps what was decided about an animal on the rounds, with what it waits for now. @throws HttpProblem 404 when it is not in care */
export function addRoundNote(context: Context, animalId: number, { text }: RoundNoteRequest): Promise<{ id: number }> {
  const about = ({ id }: { id: number }) => ({ subject: "round note", id });
  return audited(context, "create", about, async (within) => {
    const { db, clock, actor } = within;
    await lockAnimal(db, animalId);
    const wait = await findWait(within, animalId);
    if (!wait) throw notFound(recordTexts().waiting.notInCare);
    const { phase } = wait;
    const note = { animal_id: animalId, phase, text, written_at: clock.now(), written_by: actor.accountId };
    return db.insertInto("waiting_notes").values(note).returning("id").executeTakeFirstOrThrow();
  });
}
