import type { ReactNode } from "react";
import type { BoardAnimal } from "../../../../contract/animals/board.ts";
import { useDropPlace } from "../../platform/kit/drag.ts";
import { Section } from "../../platform/kit/section.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { BoardLocation, Moves } from "./board.ts";
import { AnimalOnBoard } from "./board-animal.tsx";
import { WITHOUT_UNIT } from "./board-head.tsx";
import { UnitOnBoard } from "./board-unit.tsx";

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
