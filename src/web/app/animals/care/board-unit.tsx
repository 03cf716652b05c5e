import { Badge, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { type BoardUnit, type Fullness, fullnessOf } from "../../../../contract/animals/occupancy.ts";
import { useDropPlace } from "../../platform/kit/drag.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { unitAnchor } from "./board.ts";

type Props = { unit: BoardUnit; animals: number; onDrop: (animalId: number) => void; children: ReactNode };

/** A unit with those who live in it. What is free, full and over-full is told by words; a closed one takes nobody. */
export function UnitOnBoard({ unit, animals, onDrop, children }: Props) {
  const fullness = fullnessOf(unit, animals);
  const drop = useDropPlace("animal", unit.blocked ? undefined : onDrop);
  return (
    <section
      className="board-unit"
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
    </section>
  );
}

const COLOURS = { closed: "gray", free: "green", full: "gray", over: "yellow" } as const;

export function FullnessBadge({ fullness: { state, count } }: { fullness: Fullness }) {
  const text = appTexts().housing.fullness;
  const words = { closed: text.closed, free: text.free(count), full: text.full, over: text.over(count) };
  return <Badge color={COLOURS[state]}>{words[state]}</Badge>;
}
