import type { Written } from "../catalog.ts";
import type { retention as english } from "../en/retention.ts";

export const retention: Written<typeof english> = {
  kinds: {
    messages: "Wiadomości",
    applications: "Wnioski, które nie skończyły się adopcją",
    jobApplications: "Odrzucone zgłoszenia do pracy",
    letters: "Wysłane listy",
    changes: "Wcześniejsze wartości w dzienniku zdarzeń",
  },
  months: (least, most) => `Podaj pełną liczbę miesięcy od ${least} do ${most} albo zostaw puste pole.`,
};
