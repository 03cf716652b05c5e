import { type DragEvent, useRef, useState } from "react";
import { type BoardUnit, fullnessOf } from "../../../../contract/animals/occupancy.ts";
import { useDropPlace } from "../../platform/kit/drag.ts";
import { animalsTexts } from "../texts.ts";
import type { BoardLocation } from "./board.ts";
import type { BoardParts } from "./board-sections.tsx";

/** @returns whether an animal is being dragged, and what the board has to watch for it */
export function useDragUnderWay() {
  const [isUnderWay, setUnderWay] = useState(false);
  const card = useRef<Element>(undefined);
  return {
    isUnderWay,
    watch: {
      onDragStart: ({ target }: DragEvent) => {
        card.current = target as Element;
      },
      // The tray opens when the pointer has left the animal: whose hand slips while pressing drops it where it was.
      onDragOver: ({ target }: DragEvent) => {
        if (!card.current?.contains(target as Node)) setUnderWay(true);
      },
      onDragEnd: () => setUnderWay(false),
      onDrop: () => setUnderWay(false),
    },
  };
}

type DockProps = Pick<BoardParts, "living" | "onDrop"> & { locations: readonly BoardLocation[] };

/** While an animal is dragged: every unit of every location within reach, so that nobody scrolls with an animal in hand. */
export const UnitDock = ({ locations, living, onDrop }: DockProps) => (
  // Screen readers and keyboards move an animal by its button.
  <div className="unit-dock" aria-hidden>
    {locations.map(({ id, name, units }) => (
      <div key={id}>
        <b>{name}</b>
        {units.map((unit) => (
          <UnitInDock
            key={unit.id}
            unit={unit}
            animals={living.get(unit.id)?.length ?? 0}
            onDrop={(animalId) => onDrop(animalId, unit.id)}
          />
        ))}
      </div>
    ))}
    <div>
      <NoUnit onDrop={(animalId) => onDrop(animalId, null)} />
    </div>
  </div>
);

function NoUnit({ onDrop }: { onDrop: (animalId: number) => void }) {
  const drop = useDropPlace("animal", onDrop);
  return (
    <span className="unit-in-dock" {...drop}>
      {animalsTexts().board.noUnit}
    </span>
  );
}

type UnitProps = { unit: BoardUnit; animals: number; onDrop: (animalId: number) => void };

function UnitInDock({ unit, animals, onDrop }: UnitProps) {
  const drop = useDropPlace("animal", unit.blocked ? undefined : onDrop);
  return (
    <span className="unit-in-dock" data-state={fullnessOf(unit, animals).state} {...drop}>
      {unit.name}
      <small>{animalsTexts().board.ofPlaces(animals, unit.capacity)}</small>
    </span>
  );
}
