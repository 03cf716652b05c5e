import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { jobApplications as english } from "../en/job-applications.ts";

export const jobApplications: Written<typeof english> = {
  search: "Szukaj zgłoszenia…",
  empty: "Nie ma jeszcze żadnych zgłoszeń. Przychodzą same, gdy na stronie jest otwarta oferta pracy lub wolontariatu.",
  noMatch: "Brak pasujących zgłoszeń.",
  experience: "Doświadczenie",
  columns: { person: "Imię i nazwisko", phone: "Numer telefonu", status: "Status zgłoszenia" },
  form: {
    job: "Oferta pracy",
    jobsFailed: "Nie udało się wczytać ofert pracy.",
    firstName: "Imię",
    lastName: "Nazwisko",
    applicationLetter: "List motywacyjny",
    noteHint: (defaultNote) => `Opcjonalna; puste pole zapisze się jako „${defaultNote}”`,
  },
  sexes: { Female: "kobieta", Male: "mężczyzna", Other: "inna" },
  defaultNote: "Wysłano przez formularz przy ofercie pracy",
  noteForStaff: "Tylko dla zespołu",
  decision: "Decyzja",
  decisionNoteHint: "Opcjonalna, tylko dla zespołu. O decyzji powiadomimy listem osobę, która się zgłosiła.",
  decisions: {
    accept: { begin: "Przyjmij", confirm: "Potwierdź przyjęcie", done: "Zgłoszenie przyjęte." },
    reject: { begin: "Odrzuć", confirm: "Potwierdź odrzucenie", done: "Zgłoszenie odrzucone." },
  },
  nowAtStatus: (status) => `Obecny status: ${status}.`,
};
