import type { Written } from "../../../../contract/texts/catalog.ts";
import type { find as english } from "../en/find.ts";

export const find: Written<typeof english> = {
  open: "Szukaj wszędzie",
  placeholder: "Imię, telefon, e-mail, numer czipa…",
  hint: "Wpisz co najmniej dwie litery.",
  loading: "Szukam…",
  nothing: (typed) => `Nic nie pasuje do „${typed}”.`,
  failed: "Wyszukiwanie się nie powiodło.",
  groups: { pages: "Strony", animals: "Zwierzęta", people: "Osoby", employees: "Zespół", adoptions: "Adopcje" },
};
