import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { messages as english } from "../en/messages.ts";

export const messages: Written<typeof english> = {
  search: "Szukaj wiadomości…",
  empty: "Nie ma jeszcze żadnych wiadomości. Tutaj przychodzi to, co ludzie piszą w formularzu kontaktowym.",
  noMatch: "Brak pasujących wiadomości.",
  recordTitle: (sender) => `Wiadomość – ${sender}`,
  allMessages: "Wszystkie wiadomości",
  message: "Wiadomość",
  states: { new: "Nowa", read: "Przeczytana", answered: "Odpisano", closed: "Zamknięta" },
  answeredAt: "Odpowiedź",
  closedAt: "Zamknięcie",
  reply: {
    title: "Odpowiedź",
    label: "Treść odpowiedzi",
    hint: (email) =>
      `Wyślemy ją jako list na adres ${email}, razem z wcześniejszą korespondencją. Odpowiedź na nią trafi do skrzynki schroniska.`,
    hintUnconfirmed: (email) =>
      `Wyślemy ją jako list na adres ${email}. Nikt nie potwierdził tego adresu, więc list podaje dzień wiadomości, ale nie powtarza jej słów. Odpowiedź na niego trafi do skrzynki schroniska.`,
    template: "Zacznij od szablonu",
    chooseTemplate: "Wybierz szablon",
    noSuchTemplate: "Żaden szablon tak się nie nazywa.",
    editTemplates: "Szablony",
    replaceAsk: "Zastąpić wpisany tekst?",
    replaceText: (template) => `W miejsce Twoich słów trafi szablon „${template}”.`,
    replace: "Zastąp",
    send: "Wyślij odpowiedź",
    sent: "Odpowiedź jest już w drodze.",
    failed: "Nie udało się wysłać odpowiedzi.",
  },
  templates: {
    title: "Szablony odpowiedzi",
    search: "Szukaj szablonów…",
    empty: "Nie ma jeszcze żadnych szablonów: gotowych słów na to, o co ludzie często pytają.",
    noMatch: "Brak pasujących szablonów.",
    text: "Treść odpowiedzi",
    placeholders: "Te znaczniki zastąpią dane z ustawień: {shelter}, {city}, {address}, {phone}, {email}.",
  },
  sentBy: (by) => `Odpowiedź: ${by}`,
  sentBySomebody: "Odpowiedź schroniska",
  close: "Zamknij",
  reopen: "Otwórz ponownie",
  markAnswered: "Oznacz: odpisano",
  markNotAnswered: "Oznacz: bez odpowiedzi",
  erased: "Treść usunięto razem z kontem nadawcy.",
};
