import { Badge, Button, Group, Progress, Stack, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { type Icon, IconArrowsMove, IconLock, IconVaccine } from "@tabler/icons-react";
import { memo, type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { BoardAnimal } from "../../../../contract/animals/board.ts";
import { type BoardUnit, type Fullness, fullnessOf, houseFigures } from "../../../../contract/animals/occupancy.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { draggable, useDropPlace } from "../../platform/kit/drag.ts";
import { addressOf } from "../../platform/kit/resource.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { ANIMALS } from "../animal.resource.ts";
import { animalsTexts } from "../texts.ts";
import { fetchingText } from "../words/fetching-text.ts";
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

/** A location with its units beside each other, and how full it is; this browser remembers which ones are folded. */
export function LocationOnBoard({ location, ...parts }: BoardParts & { location: BoardLocation }) {
  const { living, onDrop } = parts;
  const [isFolded, fold] = useLocalStorage({
    key: `board-${location.id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const id = useId();
  const text = animalsTexts().board;
  return (
    <Stack component="section" className="panel" gap="0.6rem" py="0.75rem" aria-labelledby={id}>
      <Group component="header" gap="0.25rem 1rem" align="center">
        <Title order={2} size="h4" id={id}>
          {location.name}
        </Title>
        <span className="detail">{text.kinds[location.kind]}</span>
        <LocationFullness location={location} living={living} />
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? text.unfold : text.fold}: ${location.name}`}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? text.unfold : text.fold}
        </Button>
      </Group>
      {!isFolded && (
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
      )}
    </Stack>
  );
}

/** A bar of the places that are taken, and the same in words. */
function LocationFullness({ location, living }: Pick<BoardParts, "living"> & { location: BoardLocation }) {
  const animals = [...living.values()].flat();
  const { animals: there, places, over } = houseFigures({ locations: [location], animals });
  return (
    <span className="board-bar" data-state={over > 0 ? "over" : undefined}>
      <Progress value={places > 0 ? (100 * there) / places : 0} color={over > 0 ? "yellow" : undefined} aria-hidden />
      <span className="detail">{animalsTexts().board.ofPlaces(there, places)}</span>
    </span>
  );
}

/** Animals in the house that nobody has put anywhere yet. */
export function WithoutUnit({ living, onDrop, ...parts }: BoardParts) {
  const animals = living.get(null) ?? [];
  const drop = useDropPlace("animal", (id) => onDrop(id, null));
  return (
    <Marked id={WITHOUT_UNIT} {...drop}>
      <Section title={titleWithCount(appTexts().words.withoutUnit, animals.length)}>
        <Animals animals={animals} {...parts} />
      </Section>
    </Marked>
  );
}

const Marked = (props: { id: string; children: ReactNode }) => <div className="board-drop" {...props} />;

/** Those at a foster home, at the vet's or elsewhere: in care, not in the house. */
export function Away({ animals, ...parts }: BoardParts & { animals: readonly BoardAnimal[] }) {
  if (animals.length === 0) return null;
  return (
    <Section title={titleWithCount(animalsTexts().board.away, animals.length)}>
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
      gap="0.25rem"
      id={unitAnchor(unit.id)}
      tabIndex={-1}
      aria-label={unit.name}
      data-state={fullness.state}
      {...drop}
    >
      <Group component="header" justify="space-between" gap="0 0.5rem">
        <h3>{unit.name}</h3>
        <span className="board-count" title={animalsTexts().care.unit.occupancy(animals, unit.capacity)}>
          <FullnessBadge fullness={fullness} />
        </span>
      </Group>
      {children}
    </Stack>
  );
}

const COLOURS = { closed: "gray", free: "green", full: "gray", over: "yellow" } as const;

export function FullnessBadge({ fullness: { state, count } }: { fullness: Fullness }) {
  const text = animalsTexts().board.fullness;
  const words = { closed: text.closed, free: text.free(count), full: text.full, over: text.over(count) };
  return (
    <Badge color={COLOURS[state]} size="sm">
      {words[state]}
    </Badge>
  );
}

type AnimalProps = { animal: BoardAnimal; isMoving: boolean; onMove: (animal: BoardAnimal) => void };

/** An animal on the board: who it is, by a sign each what stands in the way of its adoption, and the way to move it. */
export const AnimalOnBoard = memo(({ animal, isMoving, onMove }: AnimalProps) => {
  const { id, name, mainPhotoId, hold, due, away, fetching, actions } = animal;
  const text = animalsTexts().board;
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
          width={32}
          height={32}
          loading="lazy"
          draggable={false}
        />
      )}
      <Link to={addressOf.view(ANIMALS, id)} draggable={false}>
        {name}
      </Link>
      {hold && <Sign of={IconLock} kind="hold" words={holdText(hold)} />}
      <Due due={due} />
      {mayMove && (
        <button
          type="button"
          id={moveButtonId(id)}
          className="board-move"
          aria-label={text.moveAnimal(name)}
          title={appTexts().words.move}
          onClick={() => onMove(animal)}
        >
          <IconArrowsMove size={18} aria-hidden />
        </button>
      )}
      {away && <span className="detail board-away">{placementText(away)}</span>}
      {fetching && <span className="detail board-away">{fetchingText(fetching)}</span>}
    </li>
  );
});

/** A fact in a sign; its words show at the pointer, and are there for screen readers. */
const Sign = ({ of: Of, kind, words }: { of: Icon; kind: string; words: string }) => (
  <span className="board-sign" data-kind={kind} title={words}>
    <Of size={18} stroke={1.8} aria-hidden />
    <span className="visually-hidden">{words}</span>
  </span>
);

/** The doses that are due: those from before today first. */
function Due({ due }: Pick<BoardAnimal, "due">) {
  const text = animalsTexts().board;
  const kinds = (isOverdue: boolean) =>
    due
      .filter((dose) => dose.isOverdue === isOverdue)
      .map(({ kind }) => kind)
      .join(", ");
  const [overdue, today] = [kinds(true), kinds(false)];
  return (
    <>
      {overdue && <Sign of={IconVaccine} kind="overdue" words={text.overdue(overdue)} />}
      {today && <Sign of={IconVaccine} kind="due" words={text.dueToday(today)} />}
    </>
  );
}
