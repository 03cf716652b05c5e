import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { localDay } from "../../../format.ts";
import { YearPapers } from "../../animals/papers/paper-links.tsx";
import { apiQuery } from "../../platform/calls.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { ApiError } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { Capacity } from "./capacity.tsx";
import { Figures } from "./figures.tsx";
import { Months, Population } from "./plots.tsx";
import { askedOf, csvAddress } from "./statistics-address.ts";
import { StatisticsFilters } from "./statistics-filters.tsx";

/** What the shelter answers for: rates, stays and animals of a period (rules §14). */
export function StatisticsScreen() {
  const text = appTexts().statistics;
  const address = useListAddress();
  const asked = askedOf(address.params);
  const query = useQuery(apiQuery("GET /statistics/summary", { query: asked }));
  return (
    <Screen
      title={appTexts().shell.navigation.statistics}
      actions={
        <Button className="no-print" variant="outline" onClick={() => print()}>
          {text.print}
        </Button>
      }
    >
      <StatisticsFilters address={address} />
      {query.error instanceof ApiError &&
        query.error.fieldErrors.map(({ field, errors }) => (
          <p key={field} className="statistics-refusal">
            {errors.join(" ")}
          </p>
        ))}
      <p>{text.span(localDay(asked.from), localDay(asked.to))}</p>
      <Loaded query={query} failed={text.loadFailed}>
        {(summary) =>
          summary.animalDays + summary.liveIntakes + summary.outcomes + summary.deadOnArrival === 0 ? (
            <p role="status">{text.empty}</p>
          ) : (
            <>
              <Figures
                summary={summary}
                isOneAge={address.params.has("ageClass")}
                csv={csvAddress("GET /statistics/summary", asked)}
              />
              <Months asked={asked} />
              <Population asked={asked} />
              <Capacity asked={asked} />
            </>
          )
        }
      </Loaded>
      <YearPapers />
    </Screen>
  );
}
