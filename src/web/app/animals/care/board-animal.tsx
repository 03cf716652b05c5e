import { IconArrowsMove, IconLock } from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "react-router";
import type { BoardAnimal } from "../../../../contract/animals/board.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { draggable } from "../../platform/kit/drag.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { ANIMALS } from "../animal.resource.ts";
import { holdText } from "./holds.tsx";
import { placementText } from "./placements.tsx";
import { moveButtonId } from "./use-moves.ts";

type Props = { animal: BoardAnimal; isMoving: boolean; onMove: (animal: BoardAnimal) => void };

/** An animal on the board: who it is, what stands in the way of its adoption, and the way to move it. */
export const AnimalOnBoard = memo(({ animal, isMoving, onMove }: Props) => {
  const { id, name, type, mainPhotoId, hold, due, away, actions } = animal;
  const text = appTexts().housing;
  const mayMove = actions.includes("move");
  return (
    <li className="board-animal" aria-busy={isMoving} {...(mayMove && draggable("animal", id))}>
      {mainPhotoId === null ? (
        <span className="board-photo" />
      ) : (
        <img
          className="board-photo"
          src={photoPath(mainPhotoId, 320)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          draggable={false}
        />
      )}
      <div className="board-facts">
        <Link to={addressOf.view(ANIMALS, id)} draggable={false}>
          {name}
        </Link>
        <span className="detail">{recordTexts().animals.types[type]}</span>
        {hold && (
          <span className="detail board-hold">
            <IconLock size={16} aria-hidden />
            {holdText(hold)}
          </span>
        )}
        {away && <span className="detail">{placementText(away)}</span>}
      </div>
      {mayMove && (
        <button
          type="button"
          id={moveButtonId(id)}
          className="board-move"
          aria-label={text.moveAnimal(name)}
          title={text.move}
          onClick={() => onMove(animal)}
        >
          <IconArrowsMove size={20} aria-hidden />
        </button>
      )}
      <Due due={due} />
    </li>
  );
});

/** The doses that are due: those from before today first. */
function Due({ due }: Pick<BoardAnimal, "due">) {
  const text = appTexts().housing;
  const kinds = (isOverdue: boolean) =>
    due
      .filter((dose) => dose.isOverdue === isOverdue)
      .map(({ kind }) => kind)
      .join(", ");
  const [overdue, today] = [kinds(true), kinds(false)];
  return (
    <>
      {overdue && <span className="detail board-due is-overdue">{text.overdue(overdue)}</span>}
      {today && <span className="detail board-due">{text.dueToday(today)}</span>}
    </>
  );
}
