import "./retention.css";
import { Alert, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { RetentionCount, RetentionPeriod } from "../../../../contract/settings/retention.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDate } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { BackLink, Fact, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { settingsTexts } from "../texts.ts";
import { countedText } from "./counted-text.ts";
import { PeriodDialog } from "./period-dialog.tsx";

/** How long the shelter keeps what people have written: each kind with its period and what the next night erases. */
export function RetentionScreen() {
  const text = settingsTexts().retention;
  const periods = useQuery({ ...apiQuery("GET /shelter/retention"), staleTime: 0 });
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/settings" text={text.settings} />
      <Text>{text.explanation}</Text>
      <Loaded query={periods} failed={text.loadFailed}>
        {({ items }) => items.map((period) => <Kind key={period.kind} period={period} />)}
      </Loaded>
      <Alert color="blue" variant="light">
        <Text>{text.never}</Text>
        <Text mt="xs">{text.backups}</Text>
      </Alert>
    </Screen>
  );
}

function Kind({ period }: { period: RetentionPeriod }) {
  const { kind, months, held, next, last, changed } = period;
  const text = settingsTexts().retention;
  return (
    <Section title={recordTexts().retention.kinds[kind]}>
      <Text>{text.about[kind]}</Text>
      <dl className="retention-facts">
        <Fact name={text.period}>
          <strong>{months === null ? text.kept : text.months(months)}</strong>
        </Fact>
        <Fact name={text.held}>{countedText(held)}</Fact>
        {next && <Fact name={text.next(localDate(next.night))}>{dueText(next.due)}</Fact>}
        {last && <Fact name={text.last}>{text.lastText(localDate(last.night), text.records(last.erased))}</Fact>}
        {changed && <Fact name={text.changed}>{changedText(changed)}</Fact>}
      </dl>
      <div>
        <PeriodDialog period={period} />
      </div>
    </Section>
  );
}

function dueText(due: RetentionCount): string {
  const text = settingsTexts().retention;
  return due.count === 0 ? text.erasesNothing : text.erases(countedText(due));
}

function changedText({ at, by }: NonNullable<RetentionPeriod["changed"]>): string {
  const day = localDate(at);
  return by === null ? day : settingsTexts().retention.changedBy(day, by);
}
