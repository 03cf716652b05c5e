import type { Written } from "../../../contract/texts/catalog.ts";
import { plural } from "../../../contract/texts/plural.ts";
import type { remarks as english } from "../en/remarks.ts";

export const remarks: Written<typeof english> = {
  warnings: {
    otherApplications: (count) =>
      plural.pl(count, {
        one: `Ta osoba ma jeszcze ${count} otwarty wniosek.`,
        few: `Ta osoba ma jeszcze ${count} otwarte wnioski.`,
        many: `Ta osoba ma jeszcze ${count} otwartych wniosków.`,
        other: `Ta osoba ma jeszcze ${count} otwartego wniosku.`,
      }),
    rejections: (count) => `Wcześniejsze odmowy: ${count}.`,
    cameBack: (day) => `Powrót zwierzęcia z adopcji: ${day}.`,
    flagged: (note) => `Uwaga dotycząca tej osoby: ${note}`,
  },
  cautions: {
    walks: (done, needed) => `Spacery zapoznawcze: odbyło się ${done} z ${needed}.`,
    homeCheckToCome: (when) => `Wizyta w domu dopiero się odbędzie: ${when}.`,
    treatment: (vaccine, day) => `${vaccine}: termin minął ${day}, a dawki nie podano.`,
    unconfirmedEmail: "Adres e-mail nie jest potwierdzony: listy mogą nie dojść.",
    age: (years, least) =>
      `Wiek osoby adoptującej: ${years}. Umowę zawiera osoba dorosła z tego domu, która ma co najmniej ${least} lat.`,
    rivals: (count) =>
      plural.pl(count, {
        one: "O to zwierzę stara się jeszcze 1 osoba.",
        few: `O to zwierzę starają się jeszcze ${count} osoby.`,
        many: `O to zwierzę stara się jeszcze ${count} osób.`,
        other: `O to zwierzę stara się jeszcze ${count} osoby.`,
      }),
  },
  letters: {
    linkExpired: "Link w tym liście jest już nieważny. Trzeba poprosić o nowy.",
    uncertain:
      "Połączenie się urwało albo serwer stanął, gdy list trafiał na serwer pocztowy. List mógł dotrzeć, dlatego nie wysyłamy go drugi raz automatycznie.",
  },
  donations: {
    contradicted: "Operator płatności podaje COMPLETED, a wcześniej podał CANCELED; sprawdź w jego panelu.",
    neverOrdered: "Odpowiedź operatora płatności na zamówienie nie nadeszła; nikt nie trafił do płatności.",
    noEnd: "Operator płatności przez dobę nie podał zakończenia.",
    different: "Operator płatności zna to zamówienie z inną kwotą, walutą lub numerem.",
  },
  payu: {
    silent: (seconds) => `Brak połączenia z PayU: brak odpowiedzi przez ${seconds} s`,
    unreachable: (reason) => `Brak połączenia z PayU: ${reason}`,
    noToken: (status) => `PayU nie wydaje tokenu: ${status}`,
    notUnderstood: (place) => `Niezrozumiała odpowiedź PayU w polu ${place}`,
    refused: (status) => `PayU nie przyjmuje zamówienia: ${status}`,
    notTold: (status) => `PayU nie podaje stanu zamówienia: ${status}`,
    noCards: (status) => `PayU nie podaje zapisanej karty: ${status}`,
    cardStays: (status) => `PayU nie usuwa zapisanej karty: ${status}`,
  },
};
