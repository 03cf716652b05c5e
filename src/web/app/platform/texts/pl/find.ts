import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { find as english } from "../en/find.ts";

export const find: Written<typeof english> = {
  open: "Szukaj wszędzie",
  placeholder: "Imię, telefon, czip, boks…",
  hint: "Wpisz co najmniej dwie litery.",
  loading: "Szukam…",
  nothing: (typed) => `Nic nie pasuje do „${typed}”.`,
  failed: "Wyszukiwanie się nie powiodło.",
  groups: {
    recent: "Ostatnio oglądane",
    deeds: "Zrób",
    pages: "Strony",
    units: "Boksy",
    locations: "Budynki",
    animals: "Zwierzęta",
    people: "Osoby",
    employees: "Zespół",
    adoptions: "Adopcje",
  },
  adoption: "Adopcja",
  deeds: {
    names: {
      takeIn: "Przyjmij zwierzę",
      give: "Podaj dawki",
      move: "Przenieś zwierzę",
      addAdoption: "Dodaj adopcję",
      addUnits: "Dodaj boksy lub budynek",
    },
    words: {
      takeIn: "przyjęcie przyjmowanie bezdomne znalezione nowe",
      give: "podawanie leczenie szczepienie zaszczep szczepionka odrobaczanie odrobacz tabletka lek obchód",
      move: "przenoszenie tablica boks klatka kojec pomieszczenie",
      addAppointment: "nowa wizyta weterynarz lekarz termin umów zaplanuj",
      addTask: "nowe zadanie notatka przypomnij przypomnienie do zrobienia",
      addAnimal: "nowe pies kot",
      addAdoption: "nowa wniosek na miejscu",
      addResource: "nowy zapas magazyn karma lek zabawka",
      addNews: "nowy nowa artykuł wpis aktualność napisz opublikuj",
      addJob: "nowa praca ogłoszenie stanowisko",
      addUnits: "nowy kojec pokój klatka miejsca zamknij",
      addEmployee: "nowy nowa osoba zespół konto",
      addGroup: "nowa opiekunowie",
      addNewsletter: "nowy napisz list wyślij",
    },
  },
};
