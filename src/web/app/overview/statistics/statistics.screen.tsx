import "../statistics.css";
import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StatisticsFigures } from "../../../../contract/overview/statistics.ts";
import { CouncilPaper, YearPapers } from "../../animals/papers/paper-links.tsx";
import { apiQuery } from "../../platform/calls.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { ApiError } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { Capacity } from "./capacity.tsx";
import { Figures } from "./figures.tsx";
import { Headline } from "./headline.tsx";
import { Flow, LeftPlot, Population } from "./plots.tsx";
import { againstOf, askedOf, csvAddress, periodOf } from "./statistics-address.ts";
import { StatisticsFilters } from "./statistics-filters.tsx";
import { Waits } from "./waits.tsx";

/** What the shelter answers for: first in a sentence and a plot, then rates, stays and animals of a period (rules §14). */
export function StatisticsScreen() {
  const text = overviewTexts().statistics;
  const address = useListAddress();
  const { params } = address;
  const asked = askedOf(params);
  const against = againstOf(params);
  const query = useQuery(apiQuery("GET /statistics/summary", { query: { ...asked, against } }));
  return (
    <Screen
      title={appTexts().shell.navigation.statistics}
      actions={
        <>
          <CouncilPaper year={Number(asked.to.slice(0, 4))} />
          <Button className="no-print" variant="outline" onClick={() => print()}>
            {appTexts().words.print}
          </Button>
        </>
      }
    >
      <StatisticsFilters address={address} />
      {query.error instanceof ApiError &&
        query.error.fieldErrors.map(({ field, errors }) => (
          <Text key={field} inherit c="var(--bad)">
            {errors.join(" ")}
          </Text>
        ))}
      <Loaded query={query} failed={text.loadFailed}>
        {(summary) =>
          isEmpty(summary) ? (
            <p role="status">{text.empty}</p>
          ) : (
            <>
              <Headline summary={summary} period={periodOf(params)} against={against}>
                <LeftPlot asked={asked} against={against} />
              </Headline>
              <Flow asked={asked} against={against} />
              <Population asked={asked} against={against} />
              <Waits asked={asked} />
              <Capacity asked={asked} />
              <Figures
                summary={summary}
                isOneAge={params.has("ageClass")}
                csv={csvAddress("GET /statistics/summary", asked)}
              />
            </>
          )
        }
      </Loaded>
      <YearPapers />
    </Screen>
  );
}

const isEmpty = ({ animalDays, liveIntakes, outcomes, deadOnArrival }: StatisticsFigures) =>
  animalDays + liveIntakes + outcomes + deadOnArrival === 0;
