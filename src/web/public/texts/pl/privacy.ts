import type { Written } from "../../../../contract/texts/catalog.ts";
import type { privacy as english } from "../en/privacy.ts";

export const privacy: Written<typeof english> = {
  title: "Polityka prywatności",
  description:
    "Co strona schroniska przechowuje na twój temat, jakich plików cookie używa, jak długo i o co możesz nas poprosić.",
  lead: "Przechowujemy to, czego potrzebujemy, aby łączyć zwierzęta z ludźmi, i nic więcej.",
  changed: "Ostatnia zmiana:",
  responsible: {
    title: "Kto odpowiada za twoje dane",
    text: (shelter, address, email) =>
      `${shelter}${address && `, ${address}`}. W każdej sprawie dotyczącej tej strony napisz na adres ${email}.`,
  },
  stored: {
    title: "Co przechowujemy",
    text: ["Tylko to, co nam podajesz, i to, co powstaje, gdy z tym pracujemy:"],
    list: [
      "Twoje konto: imię i nazwisko, adres, numer telefonu, data urodzenia, adres e-mail oraz hasło w postaci, której nie da się odczytać.",
      "Twoje adopcje: listy i odpowiedzi, notatki i decyzje naszego zespołu oraz umowa z czasem i adresem sieciowym jej akceptacji.",
      "Gdzie trwa twoja sesja: nazwę przeglądarki, którą sama podaje, adres sieciowy i czas, aby można to było zobaczyć i zakończyć. Jeśli ustawisz drugi składnik: klucze dostępu, klucz aplikacji i kody zapasowe w postaci, której nie da się odczytać.",
      "Zwierzęta, które są w twoich ulubionych.",
      "Twoje zgłoszenia do pracy.",
      "Darowizny: kwota, czas, cel, to, czy doszły do skutku, a po zalogowaniu także twoje konto. Numery kart i rachunków nigdy do nas nie trafiają.",
      "Twój adres e-mail, jeśli zapiszesz się do newslettera.",
      "Wiadomości z formularza kontaktowego. Przez krótki czas także adres sieciowy, z którego przyszła wiadomość, konto, zapis lub darowizna, aby nikt nie mógł nas nimi zasypać.",
      "Kto z naszego zespołu przeglądał lub zmieniał dane osobowe i kiedy, aby można było wykryć nadużycia.",
    ],
  },
  basis: {
    title: "Na jakiej podstawie",
    text: [
      "Aby zrobić to, o co nas prosisz: przeprowadzić adopcję, rozpatrzyć zgłoszenie, przyjąć darowiznę, odpowiedzieć na wiadomość. Aby zachować to, co każe zachować prawo. I aby chronić stronę przed nadużyciami. Newsletter wysyłamy tylko za twoją zgodą, którą możesz cofnąć jednym kliknięciem w każdym wydaniu.",
    ],
  },
  recipients: {
    title: "Kto jeszcze widzi twoje dane",
    text: [
      "Nasz zespół – każda osoba tyle, ile potrzebuje do pracy. Operator płatności PayU, gdy przekazujesz darowiznę na jego stronach; jeśli wspierasz nas co miesiąc, dostaje też twój adres e-mail i przechowuje kartę, aż zakończysz darowiznę. Usługa pocztowa, która dostarcza nasze listy. Nikt więcej: nie sprzedajemy danych, nie wyświetlamy reklam i nie wczytujemy na tych stronach treści innych firm.",
    ],
  },
  cookies: {
    title: "Pliki cookie",
    text: [
      "Używamy pięciu i wszystkie są potrzebne, aby strona działała, a konta były bezpieczne. Nie śledzimy cię i nie liczymy odwiedzin w twojej przeglądarce. Jeśli zaczniesz wypełniać długi formularz, szkic zostaje w twojej przeglądarce, dopóki go nie wyślesz. Zostają w niej też ulubione zwierzęta; po zalogowaniu trafiają na twoje konto. Zostają tam też twoje odpowiedzi na pytanie „Kto z tobą mieszka?”, dopóki ich nie wyczyścisz.",
    ],
    table: { cookie: "Plik cookie", purpose: "Do czego służy", lasts: "Jak długo" },
    session: {
      purpose: "Pamięta, że trwa twoja sesja",
      lasts: "Do wylogowania albo dłuższej nieobecności, najwyżej 90 dni",
    },
    device: {
      purpose: "Rozpoznaje przeglądarkę, z której było już logowanie, aby powiadomić cię o nowej",
      lasts: "Rok od ostatniego logowania",
    },
    signIn: { purpose: "Prowadzi od hasła do drugiego kroku logowania", lasts: "Pięć minut" },
    xsrf: { purpose: "Chroni to, co wysyłasz, przed podrobieniem przez inne strony", lasts: "Podczas twojej wizyty" },
  },
  kept: {
    title: "Jak długo przechowujemy dane",
    text: ["Tak krótko, jak się da:"],
    list: [
      "Twoje konto – dopóki go nie zamkniesz. Wtedy usuwamy imię i nazwisko, adres, numer telefonu, adres e-mail, listy i odpowiedzi; zostają daty i liczby bez nazwiska.",
      "Umowę zakończonej adopcji i zapisy o darowiznach – tak długo, jak wymaga prawo.",
      "Zapis do newslettera – dopóki się nie wypiszesz; zapisane wyszukiwania – dopóki ich nie zakończysz.",
      "Wiadomości i zgłoszenia do pracy – do czasu, gdy zostaną załatwione i nie będą już potrzebne.",
    ],
  },
  rights: {
    title: "Twoje prawa",
    text: ["Większość możesz zrobić bez naszej pomocy, na stronie Mój profil; w pozostałych sprawach napisz do nas:"],
    list: [
      "Zobaczyć wszystko, co o tobie przechowujemy, i pobrać to jako plik.",
      "Poprawić to, co się nie zgadza.",
      "Zamknąć konto i usunąć swoje dane.",
      "Sprzeciwić się wykorzystaniu swoich danych albo poprosić o jego ograniczenie.",
      "Złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (UODO) w Warszawie.",
    ],
  },
};
