import { useEffect, useRef, useState } from "react";
import type { Board, BoardAnimal } from "../../../../contract/animals/board.ts";
import type { UnitOfAnimal } from "../../../../contract/animals/units.ts";
import { callApi } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { notifyError, notifyWithUndo } from "../../platform/kit/notify.tsx";
import { ApiError, errorText } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { type Moves, stateBeforeMove, withMoves } from "./board.ts";
import { despiteSpecies, NotDespite } from "./despite-species.ts";

/** The id of the button that moves an animal; it has the focus after a move. */
export const moveButtonId = (animalId: number): string => `move-${animalId}`;

/** The board that was loaded after a move is rendered one task later. Until then a card would jump back and lose the focus. */
const boardRendered = () => new Promise<void>((resolve) => setTimeout(resolve));

type Move = { animal: BoardAnimal; to: number | null; from?: number | null };

/**
 * Moves animals on the board. A move is shown at once and taken back when it is refused. Who was overtaken by somebody else
 * reads what has happened and may move the animal knowingly; every move can be undone.
 * @returns the board as it is shown, the animals on their way, and how to move one
 */
export function useMoves(board: Board) {
  const [moves, setMoves] = useState<Moves>(new Map());
  const shown = withMoves(board, moves);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const set = (id: number, to: number | null | undefined) =>
    setMoves((before) => {
      const next = new Map(before);
      if (to === undefined) next.delete(id);
      else next.set(id, to);
      return next;
    });

  /**
   * @param from where the animal is, if the mover knows it from elsewhere than the board
   * @returns whether it is where it was to go
   */
  async function move({ animal, to, from }: Move): Promise<boolean> {
    const { id, name } = animal;
    const seen = stateBeforeMove(latest.current, id, to);
    const saw = from === undefined ? seen : { ...seen, unitId: from };
    if (moves.has(id) || saw.unitId === to) return true;
    set(id, to);
    try {
      const { unit } = await despiteSpecies((despite) =>
        callApi("PUT /animals/:id/unit", { params: { id }, body: { unitId: to, saw, ...despite } }),
      );
      await boardRendered();
      set(id, undefined);
      notifyWithUndo(movedText(name, unit), () => move({ animal, to: saw.unitId, from: to }), "moved");
      return true;
    } catch (error) {
      set(id, undefined);
      if (error instanceof NotDespite) return false;
      return (await mayRepeat(error)) && move({ animal, to });
    }
  }
  return { shown, moves, move };
}

function movedText(name: string, unit: UnitOfAnimal | null): string {
  const text = animalsTexts().board;
  if (unit === null) return text.movedOut(name);
  const place = animalsTexts().care.unit.name(unit.location, unit.unit);
  return unit.isOver
    ? text.movedToFull(name, place, animalsTexts().care.unit.occupancy(unit.animals, unit.capacity))
    : text.moved(name, place);
}

/** Says why a move was refused. @returns whether the person wants it nevertheless, where that is possible */
function mayRepeat(error: unknown): Promise<boolean> {
  const text = animalsTexts().board;
  const message = errorText(error, animalsTexts().care.unit.move.failed);
  if (error instanceof ApiError && error.present) {
    return confirmAction({ title: appTexts().words.conflict, text: message, yes: text.moveAnyway });
  }
  notifyError(message);
  return Promise.resolve(false);
}
