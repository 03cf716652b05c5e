import type { Written } from "../../../../contract/texts/catalog.ts";
import type { messages as english } from "../en/messages.ts";

export const messages: Written<typeof english> = {
  title: "Wiadomości",
  search: "Szukaj wiadomości…",
  empty: "Nie ma jeszcze żadnych wiadomości.",
  noMatch: "Brak pasujących wiadomości.",
  recordTitle: (sender) => `Wiadomość – ${sender}`,
  allMessages: "Wszystkie wiadomości",
  sender: "Imię i nazwisko",
  email: "E-mail",
  message: "Wiadomość",
  state: "Stan",
  allStates: "Wszystkie",
  states: { new: "Nowa", read: "Przeczytana", answered: "Odpisano", closed: "Zamknięta" },
  date: "Data",
  answeredAt: "Odpowiedź",
  closedAt: "Zamknięcie",
  reply: {
    title: "Odpowiedź",
    label: "Treść odpowiedzi",
    hint: (email) =>
      `Wyślemy ją jako list na adres ${email}, razem z wcześniejszą korespondencją. Odpowiedź na nią trafi do skrzynki schroniska.`,
    send: "Wyślij odpowiedź",
    sent: "Odpowiedź jest już w drodze.",
    failed: "Nie udało się wysłać odpowiedzi.",
  },
  sentBy: (by) => `Odpowiedź: ${by}`,
  sentBySomebody: "Odpowiedź schroniska",
  close: "Zamknij",
  reopen: "Otwórz ponownie",
  markAnswered: "Oznacz: odpisano",
  markNotAnswered: "Oznacz: bez odpowiedzi",
  erased: "Treść usunięto razem z kontem nadawcy.",
};
