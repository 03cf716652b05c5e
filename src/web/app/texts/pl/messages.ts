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
  states: { new: "Nowa", read: "Przeczytana", answered: "Odpisano" },
  date: "Data",
  answeredAt: "Odpowiedź",
  answerByEmail: "Odpowiedz e-mailem",
  answerSubject: (shelter) => `Odp.: Twoja wiadomość do nas – ${shelter}`,
  markAnswered: "Oznacz: odpisano",
  markNotAnswered: "Oznacz: bez odpowiedzi",
  erased: "Treść usunięto razem z kontem nadawcy.",
};
