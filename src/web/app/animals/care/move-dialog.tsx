import { Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { BoardAnimal } from "../../../../contract/animals/board.ts";
import { type BoardUnit, fullnessOf } from "../../../../contract/animals/occupancy.ts";
import { folded } from "../../../folded.ts";
import { animalsTexts } from "../texts.ts";
import type { BoardLocation } from "./board.ts";
import { FullnessBadge } from "./board-sections.tsx";

type Choose = (unitId: number | null) => void;
type House = { locations: readonly BoardLocation[]; living: ReadonlyMap<number | null, readonly BoardAnimal[]> };
type Props = House & {
  animal: BoardAnimal | undefined;
  choose: Choose;
  close: () => void;
  /** Called when the dialog has gone and has the focus no longer. */
  closed: () => void;
};

/** Where an animal may be moved to, for the keyboard and for phones: one press moves it. */
export const MoveDialog = ({ animal, choose, close, closed, ...house }: Props) => (
  <Modal
    opened={animal !== undefined}
    onClose={close}
    onExitTransitionEnd={closed}
    title={animal && animalsTexts().board.moveTo(animal.name)}
    size="lg"
  >
    {animal && <UnitList {...house} animal={animal} choose={choose} />}
  </Modal>
);

/** On a touch screen the keyboard would cover the units. */
const MOUSE = "(pointer: fine)";

type ListProps = House & { animal: BoardAnimal; choose: Choose };

function UnitList({ locations, living, animal, choose }: ListProps) {
  const text = animalsTexts().board;
  const [wanted, setWanted] = useState("");
  const matches = (location: BoardLocation) => ({
    ...location,
    units: location.units.filter(({ name }) => folded(`${location.name} ${name}`).includes(folded(wanted.trim()))),
  });
  const found = locations.map(matches).filter(({ units }) => units.length > 0);
  return (
    <Stack className="unit-list" gap="0.9rem">
      <TextInput
        label={text.find}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        autoComplete="off"
        {...(matchMedia(MOUSE).matches && { "data-autofocus": true })}
      />
      {found.length === 0 && <p role="status">{text.noMatch}</p>}
      {found.map(({ id, name, units }) => (
        <section key={id} aria-label={name}>
          <h3>{name}</h3>
          <Stack component="ul" gap="0.4rem" mt="0.4rem">
            {units.map((unit) => (
              <UnitChoice
                key={unit.id}
                unit={unit}
                animals={living.get(unit.id)?.length ?? 0}
                isHere={unit.id === animal.unitId}
                choose={choose}
              />
            ))}
          </Stack>
        </section>
      ))}
      {animal.unitId !== null && (
        <button type="button" className="unit-choice" onClick={() => choose(null)}>
          {text.noUnit}
        </button>
      )}
    </Stack>
  );
}

type ChoiceProps = { unit: BoardUnit; animals: number; isHere: boolean; choose: Choose };

const UnitChoice = ({ unit, animals, isHere, choose }: ChoiceProps) => (
  <li>
    <button type="button" className="unit-choice" disabled={isHere || unit.blocked} onClick={() => choose(unit.id)}>
      {unit.name}
      {isHere ? (
        <span className="detail">{animalsTexts().board.isHere}</span>
      ) : (
        <FullnessBadge fullness={fullnessOf(unit, animals)} />
      )}
    </button>
  </li>
);
