import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { ApiError } from "../../platform/problem.ts";
import { animalsTexts } from "../texts.ts";

/** The person decided against it; the server had asked. */
export class NotDespite extends ApiError {}

/**
 * Sends a move, and asks whether an animal goes to another species before it is sent once more.
 * @throws NotDespite when the person does not want it
 */
export async function despiteSpecies<Answer>(
  send: (despite: { despite?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "caution") throw error;
    const text = animalsTexts().board.otherSpecies;
    const isMeant = await confirmAction({ title: text.title, text: error.message, yes: text.yes });
    if (!isMeant) throw new NotDespite(error.message, error.status);
    return send({ despite: text.yes });
  }
}
