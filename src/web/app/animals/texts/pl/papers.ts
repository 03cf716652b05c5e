import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { papers as english } from "../en/papers.ts";

export const papers: Written<typeof english> = {
  cards: "Wydrukuj karty na boksy (A5)",
  cardsFourOnASheet: "Po cztery na kartce A4",
  card: "Karta na boks (PDF)",
  poster: "Plakat (PDF)",
  history: "Historia medyczna (PDF)",
  ofYear: "Wydruki roczne",
  year: "Rok",
  council: "Dla rady (PDF)",
  inspection: "Dane dla Inspekcji Weterynaryjnej (PDF)",
  register: "Księga ewidencji zwierząt (PDF)",
  registerPart: (from, until) => `Księga ewidencji zwierząt, numery od ${from} do ${until} (PDF)`,
};
