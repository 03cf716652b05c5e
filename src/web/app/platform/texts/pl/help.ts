import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { help as english } from "../en/help.ts";

export const help: Written<typeof english> = {
  whatIsNew: "Co nowego",
  staff: {
    "": "To, co dzisiaj na ciebie czeka, spóźnione na początku; każdy wiersz załatwisz tutaj albo otworzysz tam, gdzie się go załatwia. Kropki odkładają wiersz tylko dla ciebie albo przekazują go komuś z zespołu.",
    animals:
      "Wszystkie zwierzęta schroniska: te, które tu mieszkają, i te, które mają już dom. Filtry są w adresie, więc widok można zapisać, wysłać komuś z zespołu i otworzyć jutro.",
    animal:
      "Wszystko, co schronisko wie o jednym zwierzęciu: jego życie, opieka, dokumenty i to, co czytają odwiedzający. Tekst publiczny jest na stronie zaraz po zapisaniu.",
    animal_groups:
      "Grupy dzielą zwierzęta między opiekunów, którzy najpierw widzą sprawy swoich. Zwierzę bez grupy nie ma opiekuna, więc nikt nie dostaje pytań.",
    animal_group: "Zwierzęta i opiekunowie jednej grupy. O wnioskach na jej zwierzęta decyduje główny opiekun.",
    adoptions:
      "Wszystkie adopcje, od pierwszego listu do umowy; na początku te, które czekają na nas. Tablica pokazuje to samo według etapów i czasu oczekiwania.",
    "adoptions/board":
      "Otwarte adopcje według etapów, każda z liczbą dni oczekiwania. Rosnąca kolumna to krok, na którym ludzie na nas czekają.",
    "adoptions/compare":
      "Wszystkie osoby, które chcą tego samego zwierzęcia, obok siebie z odpowiedziami. Wybrana idzie dalej; pozostałe dostają życzliwy list, gdy umowa jest przyjęta.",
    adoption:
      "Droga jednej osoby do jednego zwierzęcia: co jest następne i czyj to krok. To, co stoi pod „Zanim przejdziesz dalej”, nie zabrania kroku, ale prosi o powód.",
    questionnaire:
      "Pytania, na które odpowiadają osoby adoptujące po wniosku. Rozpoczęta ankieta zachowuje pytania z tamtego dnia.",
    appointments:
      "Wizyty u weterynarza, groomera i inne, dzisiejsze i późniejsze; minione są za osobną zakładką. Kalendarz pokazuje te same godziny i osoby obok siebie.",
    appointment:
      "Jedna wizyta zwierzęcia z osobą z zespołu, która mu towarzyszy. Jeśli ktoś nie ma czasu, formularz mówi o tym przed zapisaniem i podaje najbliższe wolne godziny.",
    calendar:
      "Wszystko, co ma godzinę: wizyty, odwiedziny i wizyty przedadopcyjne. Przeciągnij wpis, aby go przenieść, rozciągnij, aby wydłużyć, kliknij puste miejsce, aby dodać; każdą z tych zmian można cofnąć. Znak telefonu daje prywatny adres dla kalendarza, którego i tak używasz.",
    tasks:
      "Notatki z dniem, dla jednej osoby albo dla każdego. W swoim dniu zadanie stoi na liście na dzisiaj, aż będzie zrobione.",
    task: "Jedno zadanie o zwierzęciu, osobie, adopcji albo o niczym szczególnym. Powtarzane samo wyznacza następny dzień, gdy jest zrobione.",
    treatments:
      "Dawki na dziś według pomieszczeń, do odhaczania podczas obchodu. Serię potwierdza się raz na obchód, potem dawkę zapisuje jedno dotknięcie.",
    "treatments/batches":
      "Które zwierzęta dostały dawkę z danej serii. Gdy seria jest wycofywana, tutaj znajdziesz wszystkie.",
    "treatments/rules":
      "Co każde zwierzę powinno dostać w danym wieku i jak często. Włączona zasada planuje dawki zwierzętom w schronisku.",
    intake:
      "Nowe zwierzę w niecałą minutę: jakie jest, jak tu trafiło i gdzie śpi. Resztę można uzupełnić później, lista na dzisiaj o niej przypomni.",
    board:
      "Kto gdzie mieszka. Przeciągnij zwierzę do innego miejsca albo naciśnij jego uchwyt i wybierz; o przepełnieniu przeczytasz przed przeniesieniem.",
    locations: "Budynki, pomieszczenia i miejsca schroniska. Zamknięte miejsce zachowuje swoją historię.",
    foster_reports:
      "To, co piszą i przysyłają domy tymczasowe, najnowsze na początku. Przejęte zdjęcie staje wśród zdjęć zwierzęcia.",
    rounds:
      "Obchód po schronisku, boks po boksie: dawki do podania i to, jak się dziś ma każde zwierzę. Działa bez zasięgu: wpisy zostają na urządzeniu i wychodzą, gdy zasięg wróci.",
    "rounds/unsent":
      "To, czego to urządzenie jeszcze nie wysłało, i to, czego schronisko nie przyjęło i dlaczego. Nic nie znika bez twojej zgody.",
    programs:
      "Tokeny pozwalają innym programom czytać i zapisywać, każdemu tylko to, co mu przyznano; webhooki zawiadamiają programy, co stało się ze zwierzęciem. Unieważnij to, z czego nikt już nie korzysta: „ostatnie użycie” mówi, kiedy program zgłosił się ostatnio.",
    "programs/token":
      "Daj programowi tylko to, czego potrzebuje: wszystko, co tu zaznaczysz, będzie mógł robić. Token zobaczysz raz, zaraz po utworzeniu.",
    "programs/webhook":
      "Wszystko, co wysłano pod jeden adres, razem z odpowiedziami. To, co nie dotarło, wysyłamy ponownie przez trzy dni, a każdą wiadomość można wysłać jeszcze raz ręcznie, z tym samym identyfikatorem.",
    import:
      "Przeszłość schroniska z innego systemu albo z własnej tabeli, w czterech krokach. Nic nie jest zapisywane, zanim zobaczysz, co stanie się z każdym wierszem, a całość można wycofać.",
    "import/export":
      "Wszystko o zwierzętach w jednym pliku, który odczyta ten program i inne: do innego systemu, do badań albo dla pewności. Zawiera dane osób, dlatego pyta o hasło i zawiadamia wszystkich administratorów.",
    twins:
      "Dwa rekordy, które być może są jednym zwierzęciem albo jedną osobą. Obok siebie wybierasz, który zostaje i czyje dane się liczą; cała reszta przechodzi, a przez 30 dni można to cofnąć.",
    waiting:
      "Każde zwierzę pod opieką i jeden powód, dla którego nie ma jeszcze domu; najdłuższe niepotrzebne czekanie na początku. Przechodź klawiszami j i k, a postanowienia zapisuj.",
    resources: "Co jest w magazynie i co się kończy; odwiedzający widzą, o co prosi schronisko. Licz plusem i minusem.",
    resource: "Jedna potrzebna rzecz: ile jej jest i ile by wystarczyło. Cel to pierwsza liczba w opisie.",
    donations:
      "Każda wpłata i to, co stało się z nią u operatora płatności. O nierozliczoną program sam pyta ponownie.",
    "donations/monthly":
      "Kto wspiera schronisko co miesiąc i kiedy jest następna wpłata. Nieudana płatność kartą jest ponawiana, a darczyńca dostaje list.",
    organisations:
      "Inne schroniska, fundacje, lecznice i urzędy oraz dane, pod którymi są osiągalne. Zwierzęta od nich przybywają albo do nich jadą.",
    organisation:
      "Jedna instytucja, z której trafiają lub do której jadą zwierzęta. Notatka jest tylko dla pracowników.",
    news: "To, co odwiedzający czytają w aktualnościach. Tekst z późniejszą datą pojawia się sam w swoim dniu.",
    newsletters: "Listy do wszystkich, którzy o nie prosili. List wychodzi raz, w tle; widać, ile już wysłano.",
    messages:
      "Wiadomości z formularza kontaktowego. Odpowiedz tutaj: odpowiedź wychodzi jako list, a zespół widzi, że jej udzielono.",
    jobs: "Otwarte oferty pracy. Zamknięta zostaje tu razem ze zgłoszeniami.",
    job: "Jedna oferta pracy tak, jak czytają ją odwiedzający. Dopóki jest otwarta, można się zgłaszać na stronie.",
    resumes: "Zgłoszenia do pracy i do wolontariatu. Notatki są tylko dla zespołu.",
    resume: "Jedno zgłoszenie z listem. O przyjęciu lub odmowie informuje list.",
    users:
      "Osoby z kontem: adoptujące, domy tymczasowe, darczyńcy. Szukaj po imieniu, adresie e-mail lub numerze telefonu takim, jak w twoim telefonie.",
    user: "Jedna osoba z adopcjami, notatkami i plikami. Notatki są tylko dla zespołu, ale każdy może poprosić o wgląd w swoje dane.",
    employees: "Kto tu pracuje i może otwierać panel. Tę listę zmieniają tylko administratorzy.",
    employee:
      "Jedna osoba z zespołu, jej zadania i uprawnienia. Kto odchodzi, trafia do archiwum: imię zostaje przy tym, co zrobiono.",
    outbox: "Każdy list schroniska i to, czy przyjął go serwer poczty. Nieudany można wysłać ponownie.",
    statistics:
      "Ile zwierząt przybyło, ubyło i zostało, liczone tak jak w branży. Wybierz okres u góry; każdy wykres ma tabelę, a strona dla rady jest gotowa do druku.",
    settings: "Dane schroniska: nazwa, adres, godziny, zasady. Zmiana tutaj zmienia każdą stronę i każdy list.",
    "settings/texts":
      "Słowa stron i listów, które można napisać po swojemu w każdym języku. Pierwotny tekst zawsze można przywrócić.",
    "settings/feeds":
      "Jak inne strony, portale i programy pokazują wasze zwierzęta i aktualności. To, co wybrano w linijce do wklejenia, widać pod nią tak, jak zobaczą to tam goście.",
    "settings/visits": "Kiedy można odwiedzić schronisko i z kim. Umówione wizyty zostają, gdy godziny się zmieniają.",
    "settings/retention":
      "Jak długo przechowujecie to, co ludzie do was napisali. Nowy okres zaczyna działać w noc po ustawieniu, więc pomyłkę można poprawić w ciągu dnia.",
    "settings/reply_templates":
      "Gotowe odpowiedzi na częste pytania. Wybiera się je przy odpowiadaniu na wiadomość i można je tam zmienić przed wysłaniem.",
    "settings/reply_template": "Jedna gotowa odpowiedź. To początek: przed wysłaniem można ją zmienić.",
    lists: "Wybory w formularzach: rasy, usługi, rodzaje zabiegów. Używane trafiają do archiwum i nie są usuwane.",
    audit: "Kto, co i kiedy zmienił, każde pole przed i po. Wpisów nikt nie może zmienić ani usunąć.",
    "background-jobs":
      "Praca, którą serwer wykonuje sam i która się nie udała. Uruchom ją ponownie, gdy przyczyna zniknie.",
    status:
      "Jak działa serwer, poczta, zadania i kopie zapasowe, i co zrobić, gdy coś jest nie tak. Sprawdza się to co kwadrans, a administratorzy dostają list.",
    backups:
      "Wszystkie kopie zapasowe, kiedy powstały i czy dało się je przywrócić. Kopię możesz zrobić w każdej chwili; żeby ją pobrać, jeszcze raz potwierdzasz, że to ty, bo jest w niej wszystko.",
    "whats-new": "Co zmieniło się w tym programie od twojej ostatniej wizyty. Każdy wpis prowadzi tam, gdzie to jest.",
  },
  user: {
    "": "Twoje adopcje, wizyty i ulubione na jednym ekranie. Na początku stoi to, co czeka na ciebie.",
    profile: "Twoje dane, które możesz zmienić w każdej chwili. Niżej możesz je pobrać albo zamknąć konto.",
    security:
      "Co jest potrzebne oprócz hasła i gdzie trwa sesja. Klucz dostępu jest najszybszy i najbezpieczniejszy; aplikacja uwierzytelniająca działa na każdym telefonie. Kody zapasowe trzymaj z dala od urządzenia.",
    adoptions: "Twoje wnioski i to, jak daleko są. Otwórz jeden, aby zobaczyć, co jest następne i czyj to krok.",
    visits: "Twoje wizyty w schronisku. Jeśli nie możesz przyjść, odwołaj: ktoś inny ucieszy się z tej godziny.",
    foster:
      "Zwierzęta, które mieszkają u ciebie przez jakiś czas. Przyślij notatkę lub zdjęcie: to pomaga znaleźć im dom.",
    donations: "Twoje wpłaty i comiesięczna darowizna, jeśli ją masz. Za każdy rok jest zestawienie w pliku PDF.",
  },
};
