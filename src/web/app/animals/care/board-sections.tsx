import { Badge, Group, Stack } from "@mantine/core";
import { IconArrowsMove, IconLock } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import type { BoardAnimal } from "../../../../contract/animals/board.ts";
import { type BoardUnit, type Fullness, fullnessOf } from "../../../../contract/animals/occupancy.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { draggable, useDropPlace } from "../../platform/kit/drag.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { ANIMALS } from "../animal.resource.ts";
import { type BoardLocation, type Moves, unitAnchor } from "./board.ts";
import { WITHOUT_UNIT } from "./board-head.tsx";
import { holdText } from "./holds.tsx";
import { placementText } from "./placements.tsx";
import { moveButtonId } from "./use-moves.ts";

/** The animals in the house, the moves under way, and what is done with an animal that is dropped or chosen. */
export type BoardParts = {
  living: ReadonlyMap<number | null, readonly BoardAnimal[]>;
  moves: Moves;
  onDrop: (animalId: number, to: number | null) => void;
  onMove: (animal: BoardAnimal) => void;
};

function Animals({
  animals,
  moves,
  onMove,
}: { animals: readonly BoardAnimal[] } & Pick<BoardParts, "moves" | "onMove">) {
  return (
    <ul className="board-animals">
      {animals.map((animal) => (
        <AnimalOnBoard key={animal.id} animal={animal} isMoving={moves.has(animal.id)} onMove={onMove} />
      ))}
    </ul>
  );
}

/** A location with its units beside each other. */
export function LocationOnBoard({ location, ...parts }: BoardParts & { location: BoardLocation }) {
  const { living, onDrop } = parts;
  return (
    <Section title={location.name}>
      <p className="detail">{appTexts().housing.kinds[location.kind]}</p>
      <div className="board-units">
        {location.units.map((unit) => {
          const animals = living.get(unit.id) ?? [];
          return (
            <UnitOnBoard key={unit.id} unit={unit} animals={animals.length} onDrop={(id) => onDrop(id, unit.id)}>
              {animals.length > 0 && <Animals animals={animals} {...parts} />}
            </UnitOnBoard>
          );
        })}
      </div>
    </Section>
  );
}

/** Animals in the house that nobody has put anywhere yet. */
export function WithoutUnit({ living, onDrop, ...parts }: BoardParts) {
  const text = appTexts().housing;
  const animals = living.get(null) ?? [];
  const drop = useDropPlace("animal", (id) => onDrop(id, null));
  return (
    <Marked id={WITHOUT_UNIT} {...drop}>
      <Section title={titleWithCount(text.withoutUnit, animals.length)}>
        {animals.length > 0 ? <Animals animals={animals} {...parts} /> : <p>{text.everyoneHasUnit}</p>}
      </Section>
    </Marked>
  );
}

const Marked = (props: { id: string; children: ReactNode }) => <div className="board-drop" {...props} />;

/** Those at a foster home, at the vet's or elsewhere: in care, not in the house. */
export function Away({ animals, ...parts }: BoardParts & { animals: readonly BoardAnimal[] }) {
  if (animals.length === 0) return null;
  return (
    <Section title={titleWithCount(appTexts().housing.away, animals.length)}>
      <Animals animals={animals} {...parts} />
    </Section>
  );
}

const titleWithCount = (title: string, count: number) => `${title} (${count})`;

type UnitProps = { unit: BoardUnit; animals: number; onDrop: (animalId: number) => void; children: ReactNode };

/** A unit with those who live in it. What is free, full and over-full is told by words; a closed one takes nobody. */
export function UnitOnBoard({ unit, animals, onDrop, children }: UnitProps) {
  const fullness = fullnessOf(unit, animals);
  const drop = useDropPlace("animal", unit.blocked ? undefined : onDrop);
  return (
    <Stack
      component="section"
      className="board-unit"
      gap="0.6rem"
      id={unitAnchor(unit.id)}
      tabIndex={-1}
      aria-label={unit.name}
      data-state={fullness.state}
      {...drop}
    >
      <Group component="header" justify="space-between" gap="0.25rem 0.75rem">
        <h3>{unit.name}</h3>
        <FullnessBadge fullness={fullness} />
        <p>{appTexts().care.unit.occupancy(animals, unit.capacity)}</p>
      </Group>
      {children}
    </Stack>
  );
}

const COLOURS = { closed: "gray", free: "green", full: "gray", over: "yellow" } as const;

export function FullnessBadge({ fullness: { state, count } }: { fullness: Fullness }) {
  const text = appTexts().housing.fullness;
  const words = { closed: text.closed, free: text.free(count), full: text.full, over: text.over(count) };
  return <Badge color={COLOURS[state]}>{words[state]}</Badge>;
}

type AnimalProps = { animal: BoardAnimal; isMoving: boolean; onMove: (animal: BoardAnimal) => void };

/** An animal on the board: who it is, what stands in the way of its adoption, and the way to move it. */
export const AnimalOnBoard = memo(({ animal, isMoving, onMove }: AnimalProps) => {
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
