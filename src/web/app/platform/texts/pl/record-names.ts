import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { recordNames as english } from "../en/record-names.ts";

export const recordNames: Written<typeof english> = {
  animal: { name: "Zwierzę", add: "Dodaj zwierzę", delete: "Usuń zwierzę", deleteAsk: "Usunąć to zwierzę?" },
  "animal group": {
    name: "Grupa zwierząt",
    add: "Dodaj grupę zwierząt",
    delete: "Usuń grupę zwierząt",
    deleteAsk: "Usunąć tę grupę?",
  },
  appointment: { name: "Wizyta", add: "Dodaj wizytę", delete: "Usuń wizytę", deleteAsk: "Usunąć tę wizytę?" },
  task: { name: "Zadanie", add: "Dodaj zadanie", delete: "Usuń zadanie", deleteAsk: "Usunąć to zadanie?" },
  resource: { name: "Zapas", add: "Dodaj zapas", delete: "Usuń zapas", deleteAsk: "Usunąć ten zapas?" },
  news: {
    name: "Aktualność",
    add: "Dodaj aktualność",
    delete: "Usuń aktualność",
    deleteAsk: "Usunąć tę aktualność?",
  },
  job: { name: "Oferta pracy", add: "Dodaj ofertę", delete: "Usuń ofertę", deleteAsk: "Usunąć tę ofertę?" },
  "job application": {
    name: "Zgłoszenie do pracy",
    add: "Dodaj zgłoszenie",
    delete: "Usuń zgłoszenie",
    deleteAsk: "Usunąć to zgłoszenie?",
  },
  user: { name: "Konto", add: "Dodaj konto", delete: "Usuń konto", deleteAsk: "Usunąć to konto?" },
  employee: {
    name: "Pracownik",
    add: "Dodaj pracownika",
    delete: "Usuń pracownika",
    deleteAsk: "Usunąć tego pracownika?",
  },
  "contact message": {
    name: "Wiadomość",
    add: "Dodaj wiadomość",
    delete: "Usuń wiadomość",
    deleteAsk: "Usunąć tę wiadomość?",
  },
  "reply template": {
    name: "Szablon odpowiedzi",
    add: "Dodaj szablon",
    delete: "Usuń szablon",
    deleteAsk: "Usunąć ten szablon?",
  },
  organisation: {
    name: "Instytucja",
    add: "Dodaj instytucję",
    delete: "Usuń instytucję",
    deleteAsk: "Usunąć tę instytucję?",
  },
  newsletter: {
    name: "Newsletter",
    add: "Dodaj newsletter",
    delete: "Usuń newsletter",
    deleteAsk: "Usunąć ten newsletter?",
  },
};
