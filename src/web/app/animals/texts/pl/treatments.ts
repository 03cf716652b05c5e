import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { treatments as english } from "../en/treatments.ts";

/** Dawki: co trzeba podać, obchody, serie i zasady (rules §14). */
export const treatments: Written<typeof english> = {
  tabs: { due: "Do podania", batches: "Serie", rules: "Zasady" },
  categories: {
    vaccine: "Szczepionka",
    antiparasitic: "Przeciw pasożytom",
    test: "Test",
    medication: "Lek",
    surgery: "Zabieg chirurgiczny",
    exam: "Badanie",
  },
  results: { negative: "Ujemny", positive: "Dodatni", unclear: "Niejasny" },
  due: {
    loadFailed: "Nie udało się wczytać dawek do podania.",
    within: { overdue: "Zaległe", today: "Na dziś", week: "Siedem dni" },
    place: "Miejsce",
    allPlaces: "Wszystkie miejsca",
    kinds: "Rodzaje",
    allKinds: (count) => `Wszystkie rodzaje (${count})`,
    kind: (kind, count) => `${kind} (${count})`,
    ahead: (day) => `termin: ${day}`,
    noRules:
      "Nic nie jest tu zaplanowane, bo żadna reguła nie jest jeszcze włączona: szczepienia i kuracje planują reguły.",
    toRules: "Podaj weterynarza, a typowe reguły zadziałają",
    empty: "Nic nie czeka na podanie. Dobra robota!",
    noMatch: "Przy tych filtrach nic nie czeka na podanie.",
    showAll: "Pokaż wszystko",
    showWeek: "Pokaż siedem dni",
    skip: {
      open: "Pomiń",
      title: (animal, kind) => `Pomiń: ${animal}, ${kind}`,
      hint: "Następną dawkę planujemy od dziś. Aby podać tę innego dnia, zaplanuj dawkę ręcznie na stronie zwierzęcia.",
      reason: "Powód",
      done: "Dawkę pominięto.",
      failed: "Nie udało się pominąć dawki.",
    },
  },
  sheet: {
    walk: "Z telefonem w ręku: codzienny obchód",
    what: "Co",
    when: "Kiedy",
    given: "Podano",
    byAndWhen: "Kto, kiedy",
    title: (day) => `Dawki, ${day}`,
    vet: (name) => `Weterynarz: ${name}`,
    all: (kind, count) => `${kind}: wszystkie (${count})`,
  },
  animal: {
    title: "Zabiegi",
    loadFailed: "Nie udało się wczytać zabiegów.",
    none: "Nie zapisano żadnego zabiegu.",
    nonePlanned: "Nic nie jest zaplanowane.",
    planned: "Następne",
    past: "Podane i pominięte",
    dueOn: (day) => `Termin: ${day}`,
    isOverdue: "Po terminie",
    givenOn: (day) => `Podano ${day}`,
    skippedOn: (day) => `Pominięto ${day}`,
    batch: (batch) => `seria ${batch}`,
    elsewhere: "przed przyjęciem lub gdzie indziej",
    corrected: (by, day) => `Poprawka: ${by}, ${day}`,
    before: (said) => `Przedtem: ${said}`,
    more: (count) => `Pokaż wcześniejsze (${count})`,
    undoLabel: (kind, day) => `Cofnij: ${kind}, ${day}`,
    fields: {
      kind: "Rodzaj zabiegu",
      dueOn: "Albo planowany dzień",
      elsewhere: "Podano przed przyjęciem lub gdzie indziej",
      reason: "Powód poprawki",
    },
    give: {
      open: "Podano",
      title: (animal, kind) => `${kind}: ${animal}`,
      done: "Zapisano dawkę.",
      failed: "Nie udało się zapisać dawki.",
    },
    add: {
      open: "Dodaj zabieg",
      title: (animal) => `Zabieg: ${animal}`,
      hint: "Na dawki, których nie zaplanowała żadna zasada.",
      done: "Zapisano zabieg.",
      failed: "Nie udało się zapisać zabiegu.",
    },
    correct: {
      open: "Popraw",
      title: (kind) => `Popraw: ${kind}`,
      hint: "Poprzedni zapis zostaje w dokumentacji.",
      done: "Poprawiono zabieg.",
      failed: "Nie udało się poprawić zabiegu.",
    },
    life: {
      given: (kind) => `Zabieg: ${kind}`,
      skipped: (kind) => `Pominięto: ${kind}`,
    },
  },
  batches: {
    loadFailed: "Nie udało się wczytać serii.",
    none: "Nie podano jeszcze żadnej serii.",
    search: "Która seria?",
    find: "Znajdź zwierzęta",
    list: "Ostatnie serie",
    expires: (day) => `ważna do ${day}`,
    doses: (count) =>
      plural.pl(count, { one: "1 dawka", few: `${count} dawki`, many: `${count} dawek`, other: `${count} dawki` }),
    had: (batch, count) =>
      plural.pl(count, {
        one: `Serię ${batch} podano 1 zwierzęciu`,
        few: `Serię ${batch} podano ${count} zwierzętom`,
        many: `Serię ${batch} podano ${count} zwierzętom`,
        other: `Serię ${batch} podano ${count} zwierzęcia`,
      }),
    nobody: (batch) => `Serii ${batch} nie podano żadnemu zwierzęciu.`,
    given: "Podano",
    where: "Gdzie jest",
    contact: "Osoba adoptująca",
    ofAnother: "Zapytaj administratora",
  },
  vet: {
    ask: "Kto jest waszym weterynarzem?",
    hint: "Nazwisko albo lecznica. Stoi na karcie dawek. Zapis włącza typowe reguły, o których nikt jeszcze nie zdecydował.",
    saved: "Zapisano.",
    switchedOn: (kinds) => `Zapisano. Włączono: ${kinds}.`,
    switchedOff: "Wyłączono z powrotem, razem z tym, co zaplanowały.",
    saveFailed: "Nie udało się zapisać weterynarza.",
    offFailed: "Nie udało się wyłączyć reguł.",
  },
  rules: {
    loadFailed: "Nie udało się wczytać zasad.",
    source: "Źródło:",
    intro:
      "Zasady planują następną dawkę każdego zwierzęcia w schronisku. To propozycje z podanym źródłem: zanim je włączysz, poproś lekarza weterynarii o potwierdzenie.",
    none: "Brak zasad. Takie dawki dodaje się ręcznie.",
    isOn: (since) => `Włączona od ${since}`,
    isOff: "Wyłączona",
    on: "Włączona",
    switchLabel: (kind, rule) => `${kind}: ${rule}`,
    switchFailed: "Nie udało się zmienić zasady.",
    from: (weeks) =>
      weeks === 0
        ? "od urodzenia"
        : plural.pl(weeks, {
            one: "od 1. tygodnia",
            few: `od ${weeks}. tygodnia`,
            many: `od ${weeks}. tygodnia`,
            other: `od ${weeks}. tygodnia`,
          }),
    until: (weeks) =>
      plural.pl(weeks, {
        one: "do 1. tygodnia życia",
        few: `do ${weeks}. tygodnia życia`,
        many: `do ${weeks}. tygodnia życia`,
        other: `do ${weeks}. tygodnia życia`,
      }),
    once: "raz",
    every: {
      days: (count) =>
        plural.pl(count, {
          one: "codziennie",
          few: `co ${count} dni`,
          many: `co ${count} dni`,
          other: `co ${count} dnia`,
        }),
      weeks: (count) =>
        plural.pl(count, {
          one: "co tydzień",
          few: `co ${count} tygodnie`,
          many: `co ${count} tygodni`,
          other: `co ${count} tygodnia`,
        }),
      months: (count) =>
        plural.pl(count, {
          one: "co miesiąc",
          few: `co ${count} miesiące`,
          many: `co ${count} miesięcy`,
          other: `co ${count} miesiąca`,
        }),
    },
    times: (count) =>
      plural.pl(count, {
        one: "wystarcza 1 dawka w roku",
        few: `wystarczają ${count} dawki w roku`,
        many: `wystarcza ${count} dawek w roku`,
        other: `wystarcza ${count} dawki w roku`,
      }),
    batchNeeded: "Wymaga numeru serii",
    editRule: {
      open: "Zmień",
      title: (kind) => `Zasada: ${kind}`,
      hint: "Zaplanowane dawki zmienią się za chwilę.",
      done: "Zmieniono zasadę.",
      failed: "Nie udało się zmienić zasady.",
    },
    editKind: {
      open: "Zmień nazwę",
      title: (kind) => `Rodzaj zabiegu: ${kind}`,
      done: "Zmieniono rodzaj zabiegu.",
      failed: "Nie udało się zmienić rodzaju zabiegu.",
    },
  },
};
