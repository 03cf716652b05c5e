import { longDay } from "../dates.ts";
import type { merges as english } from "../en/merges.ts";

export const merges: typeof english = {
  itself: "Rekordu nie można połączyć z nim samym.",
  deleted: "Jeden z nich jest usunięty albo zamknięty. Najpierw go przywróć.",
  demonstration: "Jeden z nich należy do danych demonstracyjnych, które można usunąć, a drugi nie.",
  strangers:
    "Nic nie wskazuje na to, że to jedna osoba: nie łączy ich ani imię i nazwisko, ani telefon, ani skrzynka pocztowa. Jeśli mimo to nią są, najpierw popraw błędne dane.",
  unconfirmed: (email) => `Adresu ${email} nikt nie potwierdził, a drugi jest potwierdzony. Zostaw ten potwierdzony.`,
  otherSpecies: "Jedno z nich to pies, a drugie kot.",
  twoChips:
    "Oba są teraz w schronisku i każde ma własny chip, więc to dwa zwierzęta. Jeśli jeden z chipów jest błędny, najpierw go popraw.",
  bothReturned:
    "Oba są teraz w schronisku, a to późniejsze wróciło z adopcji: było gdzie indziej, kiedy drugie było tutaj.",
  bothWithSomebody: "Oba są w tym samym czasie u kogoś. Najpierw popraw jedno z tych umieszczeń.",
  staysOverlap: (one, other) =>
    one === other
      ? `Oba mają pobyt, który zaczął się ${longDay(one)}. Jedno zwierzę nie może być tu dwa razy: najpierw popraw albo zakończ jeden z pobytów.`
      : `Ich pobyty, które zaczęły się ${longDay(one)} i ${longDay(other)}, zachodzą na siebie. Jedno zwierzę nie może być tu dwa razy: najpierw popraw jeden z pobytów.`,
  tooManyPhotos: (photos, most) =>
    `Zdjęć jest razem ${photos}, a zwierzę może ich mieć najwyżej ${most}. Najpierw usuń kilka.`,
  bothHaveAdoptions: "Oba zwierzęta mają niezakończone adopcje. Najpierw muszą się skończyć adopcje jednego z nich.",
  bothApplied: (animals) =>
    `Obie osoby złożyły wniosek o to samo zwierzę (${animals}). Zanim staną się jedną osobą, jeden z wniosków musi się skończyć.`,
  visitsOverlap: (names) =>
    `Wizyty obu wypadają w tym samym czasie (${names}). Najpierw odwołaj albo przenieś jedną z nich.`,
  appointmentsOverlap: (at) => `Oba mają termin ${longDay(at)} o tej samej porze. Najpierw usuń jeden z nich.`,
  bothGiveMonthly: "Obie osoby wpłacają co miesiąc. Najpierw musi się skończyć jedna z tych wpłat.",
  sameJob: (job) => `Obie osoby zgłosiły się do pracy „${job}”. Najpierw usuń jedno ze zgłoszeń.`,
  inTheWay:
    "Coś, co od tego czasu dodano lub zmieniono, należy do obu, więc nie da się ich już rozdzielić. Sprawdź pobyty, adopcje i adresy tego rekordu, który został.",
  undone: "To połączenie zostało już cofnięte.",
  further: (name) =>
    name
      ? `Do tego samego rekordu dołączono od tego czasu inny: ${name}. Najpierw cofnij tamto połączenie.`
      : "Rekord, który został, połączono od tego czasu z innym. Najpierw cofnij tamto połączenie.",
  tooLate:
    "To, co jest potrzebne do cofnięcia, przechowujemy 30 dni i do zamknięcia konta. Tego połączenia nie można już cofnąć.",
  letter: {
    subject: "Twoje dwa konta u nas są teraz jednym",
    stays:
      "Twoje dane mieliśmy zapisane dwa razy. Połączyliśmy je: wnioski, wizyty i ulubione są teraz razem. Logujesz się tym adresem i hasłem, tak jak dotąd.",
    ends: (hint) =>
      `Twoje dane mieliśmy zapisane dwa razy. Połączyliśmy je: wnioski, wizyty i ulubione są teraz razem. Od teraz logujesz się swoim drugim adresem (${hint}); tym adresem już się nie zalogujesz.`,
    wrong: "Jeśli zawsze było u nas tylko jedno Twoje konto, daj nam znać w ciągu 30 dni: możemy to cofnąć.",
  },
  apartLetter: {
    subject: "Twoje dane u nas są znowu osobno",
    text: [
      "Połączyliśmy dwa konta i cofnęliśmy to. Każde znowu jest osobne. Zaloguj się adresem i hasłem, których używasz od początku.",
      "Przepraszamy za kłopot.",
    ],
  },
};
