import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { updates as english } from "../en/updates.ts";

export const updates: Written<typeof english> = {
  open: "Zobacz",
  retention: {
    title: "Przechowywane tak długo, jak wybierzecie",
    text: "Ustawcie, ile miesięcy przechowujecie wiadomości, listy i zakończone wnioski. Co jest starsze, znika w nocy; bez okresu nic nie znika.",
  },
  backups: {
    title: "Kopie zapasowe na jednym ekranie",
    text: "Jakie są, czy dało się je przywrócić, jeszcze jedna jednym przyciskiem i jedna do zabrania ze sobą.",
  },
  oneRow: {
    title: "Obchód szybki jak kartka",
    text: "Każde zwierzę to jeden wiersz z dużymi przyciskami. Karta zwierzęcia ma części o adopcji i o stronie publicznej, a z każdego ekranu można wrócić do obchodu oczekujących.",
  },
  status: {
    title: "Stan serwera",
    text: "Baza danych, dysk, listy, zadania i kopie zapasowe na jednym ekranie, z radą, co zrobić; gdy coś się zepsuje, administratorzy dostają list.",
  },
  takeAlong: {
    title: "Zabierz swoje dane",
    text: "Wszystko o zwierzętach w jednym pliku, razem ze zdjęciami: dla tego programu, dla arkusza i dla innych systemów.",
  },
  twins: {
    title: "Dwa rekordy stają się jednym",
    text: "To samo zwierzę albo ta sama osoba zapisana dwa razy: oba obok siebie, pole po polu, a wszystko przechodzi. Przez 30 dni można to cofnąć.",
  },
  elsewhere: {
    title: "Wasze zwierzęta na innych stronach",
    text: "Jedna linijka pokazuje wasze zwierzęta na dowolnej innej stronie, a portale mają swoje pliki. Kto idzie do domu, od razu znika zewsząd.",
  },
  phone: {
    title: "Twój kalendarz w telefonie",
    text: "Prywatny adres pokazuje twoje wizyty i spotkania w kalendarzu, którego i tak używasz. Możesz go wyłączyć w każdej chwili.",
  },
  programs: {
    title: "Programy",
    text: "Wasza strona, waga lub inny system współpracuje ze schroniskiem przez własny token, a webhooki zawiadamiają go, gdy zwierzę jest do adopcji, jest zarezerwowane albo znalazło dom.",
  },
  security: {
    title: "Skradzione hasło niczego nie otwiera",
    text: "Klucze dostępu i aplikacje uwierzytelniające jako drugi składnik, kody zapasowe i lista miejsc, gdzie trwa sesja. Kto musi mieć drugi składnik, ustalają administratorzy w ustawieniach.",
  },
  import: {
    title: "Przeszłość schroniska",
    text: "Zwierzęta i pobyty z innego systemu lub z tabeli, sprawdzone wiersz po wierszu przed zapisaniem; można je też wycofać.",
  },
  rounds: {
    title: "Codzienny obchód",
    text: "Dawki i samopoczucie każdego zwierzęcia, boks po boksie, na telefonie i bez zasięgu; wpisy wychodzą później, raz.",
  },
  record: {
    title: "Zwierzę na jednym ekranie",
    text: "Karta zaczyna się od tego, gdzie jest zwierzę, na co czeka i co jest w terminie; w środku stoi jego życie. Lista może być tabelą.",
  },
  phases: {
    title: "Na co czekały dni",
    text: "Statystyki mówią, ile dni pod opieką czekało tylko na nas, według miesiąca, miejsca i pobytu.",
  },
  morningLetter: {
    title: "List o poranku",
    text: "Pod listą na dzisiaj można włączyć list o szóstej z tym, co na ciebie czeka, w dni, w które coś czeka.",
  },
  help: {
    title: "Pomoc na każdym ekranie",
    text: "Znak zapytania obok tytułu mówi w dwóch zdaniach, do czego służy ekran. Nowości są tutaj.",
  },
  waiting: {
    title: "Na co czeka każde zwierzę",
    text: "Każde zwierzę pod opieką mówi, dlaczego nie ma jeszcze domu i czyj to krok. Obchód prowadzi przez wszystkie, od najdłuższego niepotrzebnego czekania.",
  },
  tasks: {
    title: "Zadania",
    text: "Notatki z dniem, dla jednej osoby albo dla każdego, raz albo regularnie. Stoją na liście na dzisiaj.",
  },
  files: {
    title: "Pliki",
    text: "Zwierzęta, osoby, adopcje i zabiegi mają pliki: PDF i zdjęcia, przeciągnięte, wybrane lub zrobione aparatem.",
  },
  calendar: {
    title: "Kalendarz z godzinami",
    text: "Miesiąc, tydzień, dzień i wszystkie osoby obok siebie. Wpisy przeciąga się, rozciąga lub przesuwa strzałkami, a każdą zmianę można cofnąć.",
  },
  plots: {
    title: "Wykresy, które można pokazać",
    text: "Z osiami, linią zeszłego roku i wartościami pod kursorem. Każdy można zapisać jako obraz, a strona dla rady jest gotowa do druku.",
  },
  firstScreen: {
    title: "Krótszy pierwszy ekran",
    text: "Spóźnione sprawy w jednym wierszu, potem po pięć wierszy każdego rodzaju. Wiersz można odłożyć albo przekazać; menu się zwija.",
  },
  goingOn: {
    title: "Zanim przejdziesz dalej",
    text: "Przed umową widać, czego brakuje, a nieprzyjętą jeszcze umowę można wycofać.",
  },
};
