import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { backgroundJobs as english } from "../en/background-jobs.ts";

export const backgroundJobs: Written<typeof english> = {
  caption: "Nieudane zadania w tle",
  search: "Szukaj kolejki…",
  noMatch: "Żadne nieudane zadanie nie pasuje do wyszukiwania.",
  queue: "Kolejka",
  failedAt: "Niepowodzenie",
  reason: "Przyczyna",
  data: "Dane",
  retry: "Ponów",
  retryOf: (queue, data) => `(${queue}, ${data})`,
};
