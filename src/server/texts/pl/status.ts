import type { Written } from "../../../contract/texts/catalog.ts";
import { plural } from "../../../contract/texts/plural.ts";
import type { status as english } from "../en/status.ts";

export const status: Written<typeof english> = {
  database: {
    facts: (version, size, used, most) =>
      `PostgreSQL ${version} odpowiada. Zajmuje ${size}; używane połączenia: ${used} z ${most}.`,
    readOnly: "Bazę danych można tylko odczytywać, więc nie da się niczego zapisać.",
    makeWritable:
      "Zapytaj osobę, która prowadzi bazę danych: to serwer zapasowy, baza przełączona w tryb tylko do odczytu albo pełny dysk.",
    moreConnections: "Zwiększ max_connections w PostgreSQL albo uruchom na nim mniej serwerów.",
  },
  disk: {
    elsewhere: "Danych nie ma na dysku tego komputera: pilnuje ich ten, kto je przechowuje.",
    left: (size) => `Na najpełniejszym dysku z danymi zostało ${size}.`,
    makeRoom:
      "Zrób miejsce: przenieś stare kopie zapasowe na inny komputer albo powiększ dysk. Poniżej 32 MB nic już się nie zapisze.",
  },
  clock: {
    even: (day) => `Zegar idzie równo; dziś jest ${day}.`,
    jumped: (from, to) =>
      `Zegar przeskoczył z ${from} na ${to}, a między tymi dniami nic się nie działo. Dopóki nie będzie szedł równo przez dwa dni, nic nie zostanie usunięte ze względu na wiek: żadna kopia zapasowa, żaden plik i żaden wpis.`,
    setRight:
      "Jeśli serwer był w tym czasie wyłączony, wszystko jest w porządku. Jeśli dziś jest inny dzień, ustaw właściwą godzinę i datę na tym komputerze.",
  },
  mail: {
    ofDemonstration: "Z pokazowego schroniska nie wychodzą listy: wszystkie są w skrzynce nadawczej.",
    none: "Nie ma serwera poczty: wszystkie listy zostają w skrzynce nadawczej i nikt o niczym się nie dowiaduje.",
    setServer: "Ustaw SMTP_URL tam, gdzie uruchamia się serwer, a potem wyślij list próbny z pierwszych kroków.",
    lost: (count) =>
      plural.pl(count, {
        one: "1 listu nie udało się wysłać w ostatnich siedmiu dniach.",
        few: `${count} listów nie udało się wysłać w ostatnich siedmiu dniach.`,
        many: `${count} listów nie udało się wysłać w ostatnich siedmiu dniach.`,
        other: `${count} listu nie udało się wysłać w ostatnich siedmiu dniach.`,
      }),
    sendAgain: "Zobacz w skrzynce nadawczej dlaczego i wyślij je ponownie.",
    late: (count) =>
      plural.pl(count, {
        one: "1 list czeka ponad pół godziny.",
        few: `${count} listy czekają ponad pół godziny.`,
        many: `${count} listów czeka ponad pół godziny.`,
        other: `${count} listu czeka ponad pół godziny.`,
      }),
    lookAtServer: "Serwer poczty ich nie przyjmuje: w skrzynce nadawczej jest to, co odpowiedział.",
    waiting: (count) =>
      count === 0
        ? "Wszystkie listy są już na serwerze poczty."
        : plural.pl(count, {
            one: "1 list jest w drodze do serwera poczty.",
            few: `${count} listy są w drodze do serwera poczty.`,
            many: `${count} listów jest w drodze do serwera poczty.`,
            other: `${count} listu jest w drodze do serwera poczty.`,
          }),
  },
  jobs: {
    none: "Wszystkie zadania w tle zostały wykonane.",
    failed: (count) =>
      plural.pl(count, {
        one: "1 zadanie w tle nie udało się ostatecznie.",
        few: `${count} zadania w tle nie udały się ostatecznie.`,
        many: `${count} zadań w tle nie udało się ostatecznie.`,
        other: `${count} zadania w tle nie udało się ostatecznie.`,
      }),
    retry: "Zobacz dlaczego i uruchom je ponownie, gdy przyczyna zniknie.",
    stuck: (count) =>
      plural.pl(count, {
        one: "1 zadanie w tle wciąż się nie udaje.",
        few: `${count} zadania w tle wciąż się nie udają.`,
        many: `${count} zadań w tle wciąż się nie udaje.`,
        other: `${count} zadania w tle wciąż się nie udaje.`,
      }),
    pause: "Jeśli trwa import, wstrzymaj go i powiadom osobę, która prowadzi serwer.",
  },
  backup: {
    ofDemonstration: "Pokazowe schronisko nie potrzebuje kopii zapasowej.",
    last: (day) => `Ostatnią kopię zapasową zrobiono ${day}.`,
    old: (day) => `Ostatnią kopię zapasową zrobiono ${day}, czyli zbyt dawno.`,
    none: "Nie ma jeszcze kopii zapasowej.",
    action:
      "Ustaw BACKUP_TO, a serwer zrobi ją co noc; albo zrób ją poleceniem npm run backup. Trzymaj odpis na innym komputerze.",
  },
  restore: {
    ofDemonstration: "Pokazowe schronisko nie potrzebuje kopii zapasowej, więc żadnej się nie sprawdza.",
    last: (day) => `Kopię zapasową przeczytano do końca i wypróbowano ostatnio ${day}.`,
    old: (day) => `Kopię zapasową wypróbowano ostatnio ${day}, czyli zbyt dawno.`,
    none: "Żadnej kopii zapasowej jeszcze nie wypróbowano, więc nie wiadomo, czy da się ją przywrócić.",
    action: "Wypróbuj najnowszą poleceniem npm run backup -- --check PLIK.",
  },
  version: (version, node, day) => `Wersja ${version}, Node.js ${node}; ten serwer działa od ${day}.`,
  names: {
    database: "Baza danych",
    disk: "Dysk",
    clock: "Zegar",
    mail: "Listy",
    jobs: "Zadania w tle",
    backup: "Kopia zapasowa",
    restore: "Wypróbowana kopia",
    version: "Wersja",
  },
  letter: {
    subject: (count) =>
      plural.pl(count, {
        one: "Serwer potrzebuje pomocy: 1 sprawa",
        few: `Serwer potrzebuje pomocy: ${count} sprawy`,
        many: `Serwer potrzebuje pomocy: ${count} spraw`,
        other: `Serwer potrzebuje pomocy: ${count} sprawy`,
      }),
    intro: "Ktoś musi coś zrobić, bo inaczej schronisko może stracić listy lub dane:",
    button: "Otwórz stan serwera",
    wellSubject: "Serwer znów działa dobrze",
    well: "To, o czym pisaliśmy, już minęło:",
    why: "Ten list dostają wszyscy administratorzy; przychodzi raz i ponownie po tygodniu.",
  },
};
