import { plural } from "../../../../../contract/texts/plural.ts";
import type { twins as english } from "../en/twins.ts";

const count = (one: string, few: string, many: string) => (n: number) =>
  plural.pl(n, { one: `1 ${one}`, few: `${n} ${few}`, many: `${n} ${many}`, other: `${n} ${many}` });

export const twins: typeof english = {
  explanation:
    "Rekordy, które być może są jednym: ten sam czip, skrzynka pocztowa lub telefon albo to samo imię i data urodzenia. Obejrzyj oba, wybierz, co zostaje, a wszystko z drugiego przejdzie do niego.",
  kinds: { animals: "Zwierzęta", users: "Użytkownicy" },
  past: "Połączone",
  loadFailed: "Błąd podczas ładowania podwójnych rekordów.",
  none: {
    animals: "Żadne dwa zwierzęta nie wyglądają na jedno.",
    users: "Żadne dwie osoby nie wyglądają na jedną.",
  },
  reasons: {
    animals: {
      chip: "ten sam czip",
      email: "ta sama skrzynka",
      phone: "ten sam telefon",
      name: "to samo imię i data urodzenia",
    },
    users: {
      chip: "ten sam czip",
      email: "ta sama skrzynka",
      phone: "ten sam telefon",
      name: "to samo nazwisko i data urodzenia",
    },
  },
  born: (day) => `ur. ${day}`,
  arrived: (day) => `przyjęcie ${day}`,
  compare: "Porównaj",
  dismiss: "To nie to samo",
  dismissAsk: (one, other) => `${one} i ${other} to nie to samo?`,
  dismissText: "Ta para już się nie pojawi, chyba że coś innego wskaże, że to jedno.",
  dismissed: "Ta para już się nie pojawi.",
  allPairs: "Wszystkie pary",
  backToRecord: "Wróć do rekordu",
  sameExplanation:
    "Wybierz rekord tego samego zwierzęcia albo tej samej osoby. Nic się nie zmieni, zanim nie zobaczysz obu obok siebie.",
  otherOf: { animals: "Drugie zwierzę", users: "Drugi użytkownik" },
  otherHint: "Wpisz początek imienia.",
  sideBySide: "Oba rekordy obok siebie",
  numbered: (id) => `numer ${id}`,
  thisStays: "Ten zostaje",
  nothing: "nie wiadomo",
  photoOf: (name) => `Główne zdjęcie: ${name}`,
  unconfirmed: "niepotwierdzony",
  fields: {
    name: "Imię",
    surname: "Nazwisko",
    email: "Logowanie",
    phoneNumber: "Telefon",
    address: "Adres",
    dateOfBirth: "Data urodzenia",
    language: "Język",
    birth: "Data urodzenia",
    group: "Grupa",
    photo: "Główne zdjęcie",
    scores: "Oceny",
  },
  moves: (gone, kept) => `Co przechodzi z rekordu ${gone} do rekordu ${kept}`,
  nothingMoves: "Z rekordem, który znika, nic nie jest związane.",
  aside: (things) =>
    `Oba mają coś z tego samego dnia albo tego samego rodzaju; liczy się to z rekordu, który zostaje, a drugie czeka na cofnięcie: ${things}.`,
  noReason: "Ani chip, ani imię z datą urodzenia nie wskazują, że to jedno zwierzę. Przyjrzyj się dwa razy.",
  oneStay: (since, struckOn, number) =>
    `Oba są teraz w schronisku. Pobyt od ${since} trwa dalej, a przyjęcie z ${struckOn} zostaje skreślone w rejestrze (${number}).`,
  things: {
    stays: count("pobyt", "pobyty", "pobytów"),
    adoptions: count("adopcja", "adopcje", "adopcji"),
    visits: count("wizyta", "wizyty", "wizyt"),
    appointments: count("termin", "terminy", "terminów"),
    treatments: count("zabieg", "zabiegi", "zabiegów"),
    weights: count("pomiar wagi", "pomiary wagi", "pomiarów wagi"),
    observations: count("obserwacja", "obserwacje", "obserwacji"),
    chips: count("czip", "czipy", "czipów"),
    photos: count("zdjęcie", "zdjęcia", "zdjęć"),
    files: count("plik", "pliki", "plików"),
    tasks: count("zadanie", "zadania", "zadań"),
    notes: count("notatka", "notatki", "notatek"),
    placements: count("pobyt poza schroniskiem", "pobyty poza schroniskiem", "pobytów poza schroniskiem"),
    favourites: count("ulubione", "ulubione", "ulubionych"),
    jobApplications: count("zgłoszenie do pracy", "zgłoszenia do pracy", "zgłoszeń do pracy"),
    messages: count("wiadomość", "wiadomości", "wiadomości"),
    gifts: count("darowizna", "darowizny", "darowizn"),
    letters: count("list", "listy", "listów"),
    subscriptions: count("subskrypcja newslettera", "subskrypcje newslettera", "subskrypcji newslettera"),
    searches: count(
      "skrzynka z zapisanymi wyszukiwaniami",
      "skrzynki z zapisanymi wyszukiwaniami",
      "skrzynek z zapisanymi wyszukiwaniami",
    ),
    news: count("aktualność", "aktualności", "aktualności"),
  },
  cannot: "Tych dwóch nie można jeszcze połączyć",
  merge: "Połącz w jeden",
  mergeAsk: (gone, kept) => `Połączyć: ${gone} i ${kept}?`,
  mergeUsersText: (email) =>
    `Kto loguje się adresem ${email}, od tej chwili widzi wszystko z obu. Drugie logowanie przestaje działać, a na obie skrzynki pójdzie list. Upewnij się, że to jedna osoba. Przez 30 dni można to cofnąć.`,
  mergeAnimalsText:
    "Rekord, który zostaje, dostanie pobyty, dawki i wszystko inne z drugiego, a strona drugiego będzie prowadzić do niego. Przez 30 dni można to cofnąć.",
  merged: (gone, kept) => `${gone} i ${kept} to teraz jeden rekord.`,
  noMerges: "Niczego jeszcze nie połączono.",
  goneOne: "Dołączony",
  keptOne: "Pozostały",
  mergedAt: "Połączono",
  wayBack: "Powrót",
  forgotten: (id) => `numer ${id}`,
  undone: "cofnięte",
  noWayBack: "już nie",
  undoAsk: (gone, kept) => `Rozdzielić z powrotem: ${gone} i ${kept}?`,
  undoText: {
    animals:
      "Oba będą znowu takie jak przedtem. Co od tego czasu zmieniono, zostaje; co dodano, zostaje przy tym rekordzie, który został, albo przy jego pobycie.",
    users:
      "Oba będą znowu takie jak przedtem, każdy ze swoim logowaniem, a na obie skrzynki pójdzie list. Co od tego czasu zmieniono, zostaje; co dodano, zostaje przy tym rekordzie, który został.",
  },
  apart: (gone, kept) => `${gone} i ${kept} są znowu osobno.`,
};
