import "./rounds.css";
import { Alert, Button, Checkbox, Group, NativeSelect, Stack } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { localTime } from "../../../format.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { UnsentLink } from "../treatments/dose-deeds.tsx";
import { isDone, type ShownRound, type Stop, stopsOf } from "./daily-round.ts";
import { RoundSheets } from "./round-sheets.tsx";
import { RoundUnit } from "./round-unit.tsx";
import { type DailyRoundWork, useDailyRound } from "./use-daily-round.ts";
import { useWorker } from "./use-worker.ts";

// In the same file, so that it opens without signal.
export { UnsentScreen } from "./unsent.screen.tsx";

/** Past all animals in the house, unit by unit: doses, what is seen, moves; also without signal (decision 0087). */
export function RoundsScreen() {
  const work = useDailyRound();
  const loadNewVersion = useWorker();
  const text = animalsTexts().rounds;
  return (
    <Screen
      title={appTexts().shell.navigation.rounds}
      actions={
        <Button
          className="no-print print-sheet"
          variant="outline"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          {text.print}
        </Button>
      }
    >
      {loadNewVersion && (
        <Alert className="no-print">
          {text.newVersion}{" "}
          <Button size="md" variant="light" onClick={loadNewVersion}>
            {text.loadNewVersion}
          </Button>
        </Alert>
      )}
      <Loaded query={work.query as Parameters<typeof Loaded<ShownRound>>[0]["query"]} failed={text.loadFailed}>
        {(round) => <Walk round={round} work={work} />}
      </Loaded>
    </Screen>
  );
}

function Walk({ round, work }: { round: ShownRound; work: DailyRoundWork }) {
  const text = animalsTexts().rounds;
  const [place, choosePlace] = useLocalStorage({
    key: "round-place",
    defaultValue: "",
    getInitialValueInEffect: false,
  });
  const [isOpenOnly, setOpenOnly] = useState(false);
  const location = round.locations.find(({ id }) => String(id) === place);
  const stops = stopsOf(round, location?.id);
  const animals = stops.flatMap((stop) => stop.animals);
  const done = animals.filter(isDone).length;
  const shown = isOpenOnly
    ? stops.filter((stop) => stop.animals.some((animal) => !isDone(animal) || animal.waiting > 0))
    : stops;
  return (
    <>
      <Stack gap="xs" className="no-print round-walk">
        <Notices work={work} />
        <Group gap="md" className="round-filters">
          <NativeSelect
            size="md"
            aria-label={text.place}
            value={location ? place : ""}
            onChange={(event) => choosePlace(event.currentTarget.value)}
            data={[
              { value: "", label: text.allPlaces },
              ...round.locations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <Checkbox
            size="md"
            className="round-open-only"
            label={text.onlyOpen}
            checked={isOpenOnly}
            onChange={(event) => setOpenOnly(event.currentTarget.checked)}
          />
        </Group>
        <Progress done={done} of={animals.length} work={work} />
        <div className="round-columns">
          {inColumns(stops).map((column, at) => (
            <Stack key={at === 0 ? "first" : "second"} gap="0.5rem">
              {column
                .filter((stop) => shown.includes(stop))
                .map((stop) => (
                  <RoundUnit key={stop.key} stop={stop} round={round} work={work} />
                ))}
            </Stack>
          ))}
        </div>
        {animals.length === 0 && <p>{text.empty}</p>}
        {animals.length > 0 && done === animals.length && <p role="status">{text.allDone}</p>}
      </Stack>
      <RoundSheets stops={stops} day={round.on} />
    </>
  );
}

/** The way of the walk: down one column, then the next. What is done moves nothing from one to the other. */
function inColumns(stops: readonly Stop[]): [Stop[], Stop[]] {
  const rows = ({ animals }: Stop) => animals.length + 1;
  const all = stops.reduce((sum, stop) => sum + rows(stop), 0);
  let before = 0;
  const first = stops.filter((stop) => {
    const isFirst = before < all / 2;
    before += rows(stop);
    return isFirst;
  });
  return [first, stops.slice(first.length)];
}

function Notices({ work }: { work: DailyRoundWork }) {
  const text = animalsTexts().rounds;
  return (
    <>
      {(work.isKept || work.unsent.isOffline) && work.readAt && (
        <Alert color="yellow" role="status">
          {text.offline(localTime(work.readAt.toISOString()))}
        </Alert>
      )}
      {work.isOld && <Alert color="yellow">{text.old}</Alert>}
      {work.clockIsOff !== 0 && (
        <Alert color="yellow">{text.clock(Math.round(Math.abs(work.clockIsOff) / 60_000))}</Alert>
      )}
    </>
  );
}

/** How far the walk is, and what waits on this device; it stays in sight. */
function Progress({ done, of, work }: { done: number; of: number; work: DailyRoundWork }) {
  const text = animalsTexts().rounds;
  return (
    <div className="round-progress">
      <strong>{text.progress(done, of)}</strong>
      <progress value={done} max={Math.max(of, 1)} aria-label={text.progressLabel} />
      <UnsentLink unsent={work.unsent} />
      <output className="visually-hidden" aria-live="polite">
        {work.said}
      </output>
    </div>
  );
}
