import { Button, Group, Title } from "@mantine/core";
import { useId } from "react";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { ShownRound, Stop } from "./daily-round.ts";
import { RoundRow } from "./round-row.tsx";
import type { DailyRoundWork } from "./use-daily-round.ts";

/** @returns the name of a stop */
export const stopName = ({ location, unit }: Stop): string =>
  unit ? animalsTexts().rounds.unit(location, unit) : appTexts().words.withoutUnit;

/** One unit: one tap when all of its animals are as usual, and each of them. */
export function RoundUnit({ stop, round, work }: { stop: Stop; round: ShownRound; work: DailyRoundWork }) {
  const id = useId();
  const text = animalsTexts().rounds;
  const unseen = stop.animals.filter(({ seen }) => seen === undefined);
  return (
    <section className="panel round-unit" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} size="h4" id={id}>
          {stopName(stop)}
        </Title>
        {unseen.length > 1 && (
          <Button
            variant="light"
            aria-label={text.unitNormalLabel(unseen.length, stopName(stop))}
            onClick={() => void work.allNormal(unseen)}
          >
            {text.unitNormal(unseen.length)}
          </Button>
        )}
      </Group>
      <ul className="round-list">
        {stop.animals.map((animal) => (
          <RoundRow key={animal.id} animal={animal} round={round} work={work} />
        ))}
      </ul>
    </section>
  );
}
