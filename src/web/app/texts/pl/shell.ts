import type { Written } from "../../../../contract/texts/catalog.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Written<typeof english> = {
  skipToContent: "Przejdź do treści",
  openMenu: "Otwórz menu",
  closeMenu: "Zamknij menu",
  profile: "Mój profil",
  logOut: "Wyloguj się",
  mainNavigation: "Nawigacja główna",
  navigation: {
    dashboard: "Pulpit",
    profile: "Mój profil",
    adoptions: "Adopcje",
    animals: "Zwierzęta",
    animalGroups: "Grupy zwierząt",
    appointments: "Wizyty",
    resources: "Zapasy",
    news: "Aktualności",
    jobs: "Oferty pracy",
    resumes: "Zgłoszenia do pracy",
    users: "Konta",
    settings: "Ustawienia",
    employees: "Zespół",
    housing: "Boksy",
    intake: "Przyjęcie",
    treatments: "Zabiegi",
    statistics: "Statystyki",
  },
  keys: {
    title: "Skróty klawiszowe",
    search: "Szukaj na liście",
    add: "Dodaj nowy wpis",
    edit: "Edytuj wpis",
    everything: "Znajdź wszystko",
    leave: "Opuść formularz lub wpis",
    help: "Pokaż te skróty",
  },
};
