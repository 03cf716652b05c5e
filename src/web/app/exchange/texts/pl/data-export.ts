import { plural } from "../../../../../contract/texts/plural.ts";
import type { dataExport as english } from "../en/data-export.ts";

const animals = (count: number) =>
  plural.pl(count, {
    one: "1 zwierzę",
    few: `${count} zwierzęta`,
    many: `${count} zwierząt`,
    other: `${count} zwierzęcia`,
  });
const stays = (count: number) =>
  plural.pl(count, { one: "1 pobyt", few: `${count} pobyty`, many: `${count} pobytów`, other: `${count} pobytu` });
const files = (count: number) =>
  plural.pl(count, { one: "1 plik", few: `${count} pliki`, many: `${count} plików`, other: `${count} pliku` });

export const dataExport: typeof english = {
  places: { import: "Import", export: "Eksport" },
  explanation:
    "Zabierz wszystko o zwierzętach w jednym pliku: do innego systemu, do własnych analiz albo dla pewności.",
  inIt: "Co jest w środku",
  contents: [
    "każde zwierzę z opisami we wszystkich językach, zdjęciami i plikami, wagą, czipami, kwarantannami, boksami, zabiegami i obserwacjami",
    "każdy pobyt: jak zwierzę trafiło do schroniska, jak odeszło i jego numer w rejestrze",
    "osoby, które adoptowały lub przywiozły zwierzę albo miały je w domu: imię i nazwisko, adres, telefon i e-mail",
    "wszystko jako tabele CSV dla arkuszy i dla tego programu, który wczyta je z powrotem; zwierzęta także w układzie ASM3, który wczytują inne systemy",
  ],
  notInIt:
    "Nie ma w środku kont i haseł, pieniędzy, listów, aktualności, wizyt w kalendarzu, plików osób ani ustawień. Są one w kopii zapasowej serwera.",
  file: "Plik",
  make: "Przygotuj plik",
  makeNew: "Przygotuj nowy plik",
  start: "Rozpocznij",
  startFailed: "Nie udało się rozpocząć przygotowania pliku.",
  downloadFailed: "Nie udało się pobrać pliku.",
  sure: "Plik zawiera dane osób. Aby było pewne, że to Ty, podaj swoje hasło. Wszyscy administratorzy dostaną list o tym, że plik powstał.",
  begins: "Zaraz się zacznie.",
  doneOf: (done, total) => `${done} z ${total} wierszy i plików`,
  mayLeave: "Możesz opuścić tę stronę; plik będzie tu, gdy wrócisz.",
  ready: (animalCount, stayCount, fileCount) =>
    `${animals(animalCount)}, ${stays(stayCount)} i ${files(fileCount)} (zdjęcia i inne).`,
  until: (moment) => `Plik można pobrać do ${moment}.`,
  download: (size) => `Pobierz (${size})`,
  keepIt: "Przechowuj go tam, gdzie nikt inny go nie przeczyta, i usuń, gdy nie będzie już potrzebny.",
  expired: "Ostatni plik nie jest już przechowywany.",
  failed: "Nie udało się przygotować pliku.",
  loadFailed: "Błąd podczas wczytywania eksportów.",
  earlier: "Wcześniejsze pliki",
  asked: "Kiedy",
  states: {
    waiting: "Czeka",
    running: "W przygotowaniu",
    done: "Gotowy",
    failed: "Nie udało się",
    expired: "Usunięty",
  },
};
