import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { calendarAddress as english } from "../en/calendar-address.ts";

export const calendarAddress: Written<typeof english> = {
  title: "Twój kalendarz w telefonie",
  explanation:
    "Telefon albo program pocztowy może pokazywać twoje wizyty i spotkania obok wszystkiego innego: dodaj tam ten adres jako subskrybowany kalendarz. Są w nim tylko imiona zwierząt, nigdy nazwiska osób, które przychodzą.",
  address: "Twój prywatny adres",
  once: "Skopiuj go teraz, bo nie pokażemy go ponownie. Kto go ma, wie, kiedy i gdzie jesteś, więc zachowaj go dla siebie.",
  since: "Masz adres od {at}. Nie pokażemy go ponownie; jeśli zginął, utwórz nowy.",
  make: "Utwórz adres",
  makeNew: "Utwórz nowy",
  made: "Adres jest gotowy.",
  replacing: {
    title: "Utworzyć nowy adres?",
    text: "Poprzedni od razu przestanie działać: kalendarze, które go czytają, nie pokażą nic nowego.",
    yes: "Utwórz nowy",
  },
  end: "Wyłącz",
  ending: {
    title: "Wyłączyć adres?",
    text: "Kalendarze, które go czytają, nie pokażą nic nowego.",
    yes: "Wyłącz",
  },
  ended: "Adres już nie działa.",
  loadFailed: "Nie udało się wczytać adresu.",
};
