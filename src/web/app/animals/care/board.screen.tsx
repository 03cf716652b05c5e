import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Board, BoardAnimal } from "../../../../contract/animals/board.ts";
import { animalsByUnit } from "../../../../contract/animals/occupancy.ts";
import { apiQuery } from "../../platform/calls.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { locationsWith } from "./board.ts";
import { BoardHead, focusOnFigures } from "./board-head.tsx";
import { Away, type BoardParts, LocationOnBoard, WithoutUnit } from "./board-sections.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { UnitDock, useDragUnderWay } from "./unit-dock.tsx";
import { moveButtonId, useMoves } from "./use-moves.ts";

/** Others move animals, too: an open board asks again so often, in milliseconds. */
const REFETCH_MS = 30_000;

/** Where every animal is (rules §14). */
export function BoardScreen() {
  const text = animalsTexts().board;
  const query = useQuery({ ...apiQuery("GET /board"), staleTime: 0, refetchInterval: REFETCH_MS });
  return (
    <Screen
      title={appTexts().shell.navigation.board}
      actions={
        <Button component={Link} to="/admin/locations" variant="outline">
          {text.manage}
        </Button>
      }
    >
      <Loaded query={query} failed={text.loadFailed}>
        {(board) => (board.locations.length === 0 ? <Text>{text.empty}</Text> : <House board={board} />)}
      </Loaded>
    </Screen>
  );
}

/** An address with a unit, as the search has it, leads to this unit. The board is loaded after the address. */
function useUnitInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same unit is gone to once more
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}

function House({ board }: { board: Board }) {
  const { params } = useListAddress();
  useUnitInAddress();
  const { shown, moves, move } = useMoves(board);
  const [chosen, setChosen] = useState<BoardAnimal>();
  /** The card of an animal that was moved is in another place, and has the focus there. */
  const moved = useRef<number>(undefined);
  const focusOnMoved = () => {
    const card = document.getElementById(moveButtonId(moved.current ?? 0));
    // The unit it was moved into need not be among those shown.
    if (card) card.focus();
    else if (moved.current !== undefined) focusOnFigures();
  };
  const onMove = useCallback((animal: BoardAnimal) => {
    moved.current = undefined;
    setChosen(animal);
  }, []);
  const drag = useDragUnderWay();
  const only = { location: params.get("location") ?? "", state: params.get("state") ?? "" };
  const living = animalsByUnit(shown.animals);
  const locations = locationsWith(shown, only);
  const parts: BoardParts = {
    living,
    moves,
    onMove,
    onDrop(animalId, to) {
      const animal = shown.animals.find(({ id }) => id === animalId);
      if (animal) move({ animal, to });
    },
  };
  async function choose(to: number | null): Promise<void> {
    if (!chosen) return;
    setChosen(undefined);
    moved.current = chosen.id;
    if (!(await move({ animal: chosen, to }))) focusOnMoved();
  }
  return (
    <Stack className="board" gap="1rem" {...drag.watch}>
      <BoardHead board={shown} only={only} />
      {living.has(null) && <WithoutUnit {...parts} />}
      {locations.length === 0 && <Text role="status">{animalsTexts().board.noneInState}</Text>}
      {locations.map((location) => (
        <LocationOnBoard key={location.id} location={location} {...parts} />
      ))}
      <Away animals={shown.animals.filter(({ away }) => away !== null)} {...parts} />
      {drag.isUnderWay && <UnitDock locations={shown.locations} living={living} onDrop={parts.onDrop} />}
      <MoveDialog
        locations={shown.locations}
        living={living}
        animal={chosen}
        choose={choose}
        close={() => setChosen(undefined)}
        closed={focusOnMoved}
      />
    </Stack>
  );
}
