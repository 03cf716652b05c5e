import { Anchor, Group, Select } from "@mantine/core";
import { Link } from "react-router";
import type { Board } from "../../../../contract/animals/board.ts";
import { houseFigures } from "../../../../contract/animals/occupancy.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { locationsWith, type ShownState } from "./board.ts";

const FIGURES = "board-figures";
export const WITHOUT_UNIT = "without-unit";

/** The figures get the focus when what had it is no longer on the board. */
export const focusOnFigures = (): void => document.getElementById(FIGURES)?.focus();

type Props = { board: Board; only: { location: string; state: string } };

/** How full the house or one location is, with links to the units that a figure is about; and the choice of a location. */
export function BoardHead({ board, only }: Props) {
  const text = animalsTexts().board;
  const { change } = useListAddress();
  const locations = board.locations.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Group gap="0.75rem 1.25rem">
      <Figures board={board} only={only} />
      {locations.length > 1 && (
        <Select
          aria-label={appTexts().words.location}
          data={[{ value: "", label: text.allLocations }, ...locations]}
          value={only.location}
          onChange={(value) => change({ location: value ?? "" })}
        />
      )}
    </Group>
  );
}

function Figures({ board, only }: Props) {
  const { figures: text } = animalsTexts().board;
  const { animals, places, free, over, overUnits, inClosed, withoutUnit } = houseFigures({
    ...board,
    locations: locationsWith(board, { ...only, state: "" }),
  });
  return (
    <Group
      component="ul"
      className="board-figures"
      gap="0.25rem 1rem"
      id={FIGURES}
      tabIndex={-1}
      aria-label={text.label}
    >
      <li>{text.animals(animals)}</li>
      <li>{text.places(places)}</li>
      <Figure state="free" count={free} words={text.free(free)} only={only} />
      {over > 0 && <Figure state="over" count={over} words={text.over(over, overUnits)} only={only} />}
      {inClosed > 0 && <Figure state="closed" count={inClosed} words={text.inClosed(inClosed)} only={only} />}
      {withoutUnit > 0 && (
        <li>
          <Anchor href={`#${WITHOUT_UNIT}`}>{text.withoutUnit(withoutUnit)}</Anchor>
        </li>
      )}
      {only.state !== "" && <ToUnits words={text.all} location={only.location} />}
    </Group>
  );
}

type FigureProps = { state: ShownState; count: number; words: string; only: Props["only"] };

function Figure({ state, count, words, only }: FigureProps) {
  if (count === 0) return <li>{words}</li>;
  return <ToUnits words={words} location={only.location} state={state} isCurrent={only.state === state} />;
}

type ToUnitsProps = { words: string; location: string; state?: ShownState; isCurrent?: boolean };

/** A link to the units in a state; without one, to all of them. */
function ToUnits({ words, location, state = undefined, isCurrent = false }: ToUnitsProps) {
  const search = new URLSearchParams({ ...(location && { location }), ...(state && { state }) }).toString();
  return (
    <li>
      <Anchor component={Link} to={{ search }} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
        {words}
      </Anchor>
    </li>
  );
}
