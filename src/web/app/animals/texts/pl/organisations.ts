import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { organisations as english } from "../en/organisations.ts";

export const organisations: Written<typeof english> = {
  search: "Szukaj instytucji...",
  empty:
    "Nie ma jeszcze instytucji. Dodaj schroniska, fundacje, lecznice i urzędy, z których trafiają lub do których jadą zwierzęta.",
  noMatch: "Żadna instytucja nie pasuje.",
  words: "nowa kontakt partner schronisko fundacja weterynarz lecznica urząd adres telefon",
  kind: "Rodzaj",
  allKinds: "Wszystkie rodzaje",
  kinds: { shelter: "Schronisko", rescue: "Fundacja", vet: "Lecznica", office: "Urząd", other: "Inna" },
  street: "Ulica",
  postalCode: "Kod pocztowy",
  city: "Miejscowość",
  phone: "Telefon",
  website: "Strona WWW",
  websiteHint: "Z https:// na początku",
};
