import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { settings as english } from "../en/settings.ts";

export const settings: Written<typeof english> = {
  explanation: "Dane twojego schroniska. Strony, listy i dokumenty zmieniają się od razu.",
  preview: { title: "Tak widzą to odwiedzający", button: "Przycisk", hours: "Godziny otwarcia" },
  sections: {
    identity: "Nazwa i numery",
    contact: "Adres i kontakt",
    hours: "Godziny otwarcia",
    look: "Logo i kolor",
    social: "Media społecznościowe",
    languages: "Języki i czas",
    rules: "Zasady schroniska",
    safety: "Bezpieczeństwo kont",
  },
  handoverOf: { whenFetched: "Z chwilą wydania", atContract: "Wraz z umową" },
  secondFactorOf: { nobody: "Nikt nie musi", admins: "Administratorzy", staff: "Cały zespół" },
  history: {
    title: "Historia",
    change: (field, before, after) => `${field}: ${before} → ${after}`,
    nothing: "brak",
  },
  demonstration: {
    title: "Koniec wersji demonstracyjnej",
    explanation:
      "Usuwa zwierzęta, osoby, adopcje i wszystko inne, co jest wymyślone. Twoje własne wpisy zostają razem z tym, co do nich należy.",
    open: "Usuń dane demonstracyjne",
    hint: "Tego nie można cofnąć. W razie wątpliwości zrób najpierw kopię zapasową.",
    confirm: (name) => `Wpisz nazwę schroniska, aby potwierdzić: ${name}`,
    done: "Dane demonstracyjne usunięte. Witaj w swoim schronisku!",
    failed: "Nie udało się usunąć danych demonstracyjnych.",
  },
};
