import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { userNotes as english } from "../en/user-notes.ts";

export const userNotes: Written<typeof english> = {
  title: "Notatki zespołu",
  hint: "Widzi je tylko zespół. Ta osoba dostanie je, jeśli poprosi o swoje dane.",
  none: "Nie ma jeszcze notatek.",
  loadFailed: "Nie udało się wczytać notatek.",
  byAt: (by) => `${by}, {at}`,
  edited: "zmieniona",
  formerColleague: "Ktoś, kto już tu nie pracuje",
  add: {
    open: "Dodaj notatkę",
    title: "Dodaj notatkę",
    done: "Dodano notatkę.",
    failed: "Nie udało się zapisać notatki.",
  },
  edit: {
    open: "Zmień notatkę",
    title: "Zmień notatkę",
    done: "Zapisano notatkę.",
    failed: "Nie udało się zapisać notatki.",
  },
  delete: "Usuń notatkę",
  deleteAsk: "Usunąć tę notatkę?",
  deleted: "Usunięto notatkę.",
  deleteFailed: "Nie udało się usunąć notatki.",
};
