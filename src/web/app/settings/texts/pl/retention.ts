import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { retention as english } from "../en/retention.ts";

export const retention: Written<typeof english> = {
  title: "Okresy przechowywania",
  settings: "Ustawienia",
  loadFailed: "Nie udało się wczytać okresów przechowywania.",
  explanation:
    "Wybierz, jak długo przechowujecie to, co ludzie do was napisali, licząc od zakończenia sprawy. Co jest starsze, znika w nocy. Bez okresu nic nie jest usuwane.",
  never:
    "Okres nigdy nie usuwa: spraw otwartych, wpisów osoby, której wniosek, zgłoszenie lub wiadomość jeszcze czeka albo która ma w domu wasze zwierzę, umów adopcyjnych, darowizn ani tego, co zapisano o zwierzętach.",
  backups: "Kopie zapasowe mają usunięte wpisy, dopóki same nie zostaną skasowane. Nikt ich nie zmienia.",
  about: {
    messages: "Wiadomości z odpowiedzią lub zamknięte, razem z odpowiedziami. Są kasowane w całości.",
    applications:
      "List, odpowiedzi, notatki i pliki wniosków odrzuconych lub wycofanych. To, że wniosek był, jego daty i wynik zostają.",
    jobApplications: "Odrzucone zgłoszenia do pracy. Są kasowane w całości. Przyjęte zostają.",
    letters: "Do kogo poszedł list i co w nim było. To, że został wysłany i kiedy, zostaje w skrzynce nadawczej.",
    changes: "Jakie były dane osób, zanim je zmieniono. Kto, kiedy i który wpis zmienił, zostaje w dzienniku zdarzeń.",
  },
  period: "Okres",
  kept: "Bez ograniczenia",
  months: (count) =>
    plural.pl(count, {
      one: "1 miesiąc",
      few: `${count} miesiące`,
      many: `${count} miesięcy`,
      other: `${count} miesiąca`,
    }),
  held: "Zakończone, wciąż tutaj",
  nothing: "Nic",
  records: (count) =>
    plural.pl(count, { one: "1 wpis", few: `${count} wpisy`, many: `${count} wpisów`, other: `${count} wpisu` }),
  manyRecords: (count) => `ponad ${count} wpisów`,
  counted: (records, oldest) => `${records}, najstarszy z dnia ${oldest}`,
  next: (night) => `W nocy na ${night}`,
  erasesNothing: "Nic nie zniknie",
  erases: (counted) => `Zniknie na zawsze: ${counted}`,
  last: "Ostatnio usunięto",
  lastText: (night, records) => `${night}: ${records}`,
  changed: "Ustawiono",
  changedBy: (day, person) => `${day}, ${person}`,
  change: "Zmień okres",
  changeOf: (kind) => `: ${kind}`,
  dialog: (kind) => `Okres: ${kind}`,
  field: "Miesiące",
  hint: "Od 1 do 240. Puste pole: bez ograniczenia, nic nie jest usuwane.",
  counting: "Liczymy, co usunie ten okres…",
  previewFailed: "Nie udało się policzyć, co usunie ten okres.",
  wouldErase: (counted, night) => `W nocy na ${night} ten okres usunie ${counted}. Tego nie da się cofnąć.`,
  wouldEraseNothing: (night) => `W nocy na ${night} nic nie będzie dość stare na ten okres.`,
  agree: (counted) => `Usuń na zawsze ${counted}`,
  saved: "Okres jest ustawiony.",
  saveFailed: "Nie udało się ustawić okresu.",
};
