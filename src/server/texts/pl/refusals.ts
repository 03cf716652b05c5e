import type { Written } from "../../../contract/texts/catalog.ts";
import { LOCALE } from "../../../contract/texts/language.ts";
import type { refusals as english } from "../en/refusals.ts";

export const refusals: Written<typeof english> = {
  someFields: "Niektóre pola są wypełnione nieprawidłowo.",
  tooManyAnswers: "Odpowiedzi jest więcej niż pytań.",
  tooManyReads: "Odczytano to zbyt wiele razy. Spróbuj ponownie później.",
  photos: {
    tooManyBytes: (megabytes) => `Zdjęcie może mieć najwyżej ${megabytes} MB.`,
    tooManyPixels: (megapixels) => `Zdjęcie może mieć najwyżej ${megapixels} Mpx.`,
    tooNarrow: (times) => `Dłuższy bok zdjęcia może być najwyżej ${times} razy dłuższy od krótszego.`,
    notAPhoto: "Zdjęcie musi być plikiem JPEG, PNG, WebP, AVIF lub HEIC.",
    unreadableHeic: "Tego pliku HEIC nie da się tu odczytać. Wyślij zdjęcie jako JPEG.",
    animated: "Animacja nie może być zdjęciem.",
    damaged: "Ten plik jest uszkodzony i nie da się go odczytać.",
    notBase64: "Zdjęcie nie jest zapisane jako base64.",
    tooMany: (most) => `Zwierzę może mieć najwyżej tyle zdjęć: ${most}.`,
    width: (widths) => `Szerokość musi być jedną z tych: ${widths}.`,
    notFound: "Nie znaleziono zdjęcia.",
  },
  notSaved: {
    diskFull:
      "Dysk serwera jest pełny albo nie można na nim zapisywać, więc teraz nie da się niczego zapisać. Powiadom osobę, która prowadzi serwer, i spróbuj ponownie, gdy będzie miejsce.",
    readOnly:
      "Bazę danych można teraz tylko odczytywać, więc nie da się niczego zapisać. Spróbuj ponownie za kilka minut.",
  },
  lists: {
    tooLong: (most) =>
      `Lista ma ponad ${most.toLocaleString(LOCALE.pl, { useGrouping: "always" })} wierszy. Zawęź ją wyszukiwaniem lub filtrem.`,
    onlyStaff: "Całą listę może odczytać tylko zespół schroniska.",
  },
  once: {
    badKey: "Idempotency-Key składa się z 8 do 100 liter, cyfr, łączników i podkreśleń.",
    otherBody: "Pod tym Idempotency-Key wysłano już wcześniej coś innego.",
  },
  programs: {
    notValid:
      "Ten token nie jest ważny: jest nieznany, wygasł lub został unieważniony albo osoba, która go utworzyła, nie jest już administratorem.",
    tooMany: "Z tym tokenem wysyłanych jest zbyt wiele żądań. Poczekaj chwilę.",
    lacks: (permission) => `Ten token nie ma uprawnienia ${permission}.`,
    unknownPermission: (name) => `Nie ma uprawnienia „${name}”.`,
    notForPrograms: (permission) => `Token nie może mieć uprawnienia ${permission}: ma je tylko zalogowana osoba.`,
    privateAddress: "Ten adres prowadzi do sieci prywatnej. Webhook wymaga adresu, który jest dostępny dla wszystkich.",
    tooManyWebhooks: (most) => `Liczba webhooków osiągnęła już ${most}. Usuń któryś z niepotrzebnych.`,
    isOff: "Ten webhook jest wyłączony. Najpierw go włącz.",
    tooManySent: "Wysłano ręcznie zbyt wiele. Poczekaj, zanim wyślesz więcej.",
    tooManyTokens: (most) => `Liczba tokenów osiągnęła już ${most}. Unieważnij któryś z nieużywanych.`,
  },
  secondFactor: {
    wrongCode:
      "Ten kod jest nieprawidłowy. Wpisz najnowszy kod z aplikacji albo kod zapasowy, który nie był jeszcze używany.",
    wrongNewCode:
      "Ten kod jest nieprawidłowy. Wpisz najnowszy z aplikacji i sprawdź, czy zegar telefonu dobrze chodzi.",
    wrongPasskey: "Klucz dostępu nie został przyjęty. Spróbuj ponownie albo wybierz inny sposób.",
    unknownPasskey: "Tego klucza dostępu tu nie znamy. Zaloguj się hasłem.",
    elsewhere: (origin) => `Klucze dostępu tego schroniska działają tylko pod adresem ${origin}. Otwórz ten adres.`,
    impossible:
      "Klucze dostępu wymagają adresu z https. Użyj aplikacji uwierzytelniającej albo zapytaj osobę, która prowadzi serwer.",
    unfinished: "Trwało to zbyt długo albo zaczęło się w innym oknie. Zacznij od nowa.",
    setUpFirst: "Schronisko wymaga drugiego sposobu potwierdzania, że to Ty. Najpierw go skonfiguruj.",
    confirmFirst: "Potwierdź jeszcze raz, że to Ty.",
    lastFactor: "Schronisko wymaga drugiego składnika. Najpierw dodaj inny, potem usuniesz ten.",
    noFactor: "Kody zapasowe należą do aplikacji uwierzytelniającej lub klucza dostępu. Najpierw dodaj jedno z nich.",
    knownAlready: "To urządzenie lub menedżer haseł ma już klucz dostępu do Twojego konta.",
    tooManyPasskeys: (most) => `Konto może mieć najwyżej tyle kluczy dostępu: ${most}. Usuń ten, którego nie używasz.`,
    notBegun: "Zacznij od nowego kodu dla aplikacji: ten jest już nieważny.",
    own: "Własny drugi składnik zmienisz na stronie „Logowanie i bezpieczeństwo”.",
    nothingToReset: "Ta osoba nie ma drugiego składnika.",
  },
  password: {
    ofTheShelter: "To słowa związane ze schroniskiem, a takie zgaduje się najpierw. Dodaj inne, niezwiązane z nim.",
    common: "To jedno z haseł, które wszyscy sprawdzają najpierw. Wybierz inne.",
    tooShort: (least) => `Hasło musi mieć co najmniej tyle znaków: ${least}. Trzy lub cztery słowa łatwo zapamiętać.`,
  },
  notices: {
    unreadable: "Nie da się odczytać tego powiadomienia.",
    unknown: "Nie ma tu takiego zamówienia.",
    different: "To zamówienie ma tu inną kwotę, walutę lub numer.",
  },
};
