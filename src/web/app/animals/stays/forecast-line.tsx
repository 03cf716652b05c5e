import { useQuery } from "@tanstack/react-query";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import type { Forecast } from "../../../../contract/animals/forecast.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Fact } from "../../platform/kit/screen.tsx";
import { animalsTexts } from "../texts.ts";

type Said = Extract<Forecast, { group: string }>;

/** @returns within how many days animals like one left, as "Half of them left within 34 days" */
export function forecastText({ median }: Said): string {
  const text = animalsTexts().waiting.forecast;
  return median === null ? text.notHalf : text.half(median);
}

/** @returns who these are, as "143 stays: adult medium dogs, strays" */
export const whoIsAlike = ({ alike, group }: Said): string => animalsTexts().waiting.forecast.of(alike, group);

/** @returns how different their days were; nothing of what is not known yet */
export function quartersText({ quartiles: [quarter, threeQuarters] }: Said): string {
  const text = animalsTexts().waiting.forecast;
  const parts = [
    quarter !== null && text.quarter(quarter),
    threeQuarters !== null && text.threeQuarters(threeQuarters),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is known of the days of animals like one in care; undefined while it is not, and where nothing can be said. */
export function useForecast(animalId: number, isHere: boolean): Said | undefined {
  const { data } = useQuery({
    ...apiQuery("GET /animals/:id/forecast", { params: { id: animalId } }),
    enabled: isHere,
  });
  return data && "group" in data ? data : undefined;
}

/** How long animals like this one were here, for staff; nothing where too few are known (decision 0085). */
export function ForecastFact({ animal: { id, status, archivedAt } }: { animal: AnimalDetail }) {
  const said = useForecast(id, !archivedAt && status !== "Adopted" && status !== "Left");
  if (!said) return null;
  return (
    <Fact name={animalsTexts().waiting.forecast.fact}>
      {forecastText(said)}
      <span className="fact-detail">{whoIsAlike(said)}</span>
    </Fact>
  );
}
