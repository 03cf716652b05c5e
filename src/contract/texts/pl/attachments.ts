import type { attachments as english } from "../en/attachments.ts";

export const attachments: typeof english = {
  notFound: "Nie znaleziono pliku.",
  noFile: "Wybierz plik.",
  subject: "Podaj rekord jako animal:7, user:3, adoption:2 albo treatment:9.",
  notMultipart: "Wyślij plik jako multipart/form-data.",
  unreadable: "Plik nie dotarł w całości. Wyślij go jeszcze raz.",
  oneFile: "Wysyłaj po jednym pliku.",
  tooManyBytes: (megabytes) => `Plik może mieć najwyżej ${megabytes} MB.`,
  empty: "Ten plik jest pusty.",
  notAccepted: "Można dodać tylko pliki PDF i zdjęcia (JPEG, PNG, WebP, HEIC).",
  otherName: (ending, kind) => `Nazwa kończy się na ${ending}, ale to plik ${kind}. Zmień jego nazwę.`,
  locked: "Ten PDF jest zaszyfrowany. Zapisz go bez hasła i dodaj jeszcze raz.",
  damaged: "Ten plik jest uszkodzony i nie można go odczytać.",
  tooManyPixels: (megapixels) => `Zdjęcie może mieć najwyżej ${megapixels} megapikseli.`,
  tooMany: (most) => `Jest tu już ${most} plików, więcej nie można. Najpierw usuń któryś.`,
  sameFile: (name) => `Ten plik już tu jest, jako „${name}”.`,
  kinds: {
    "application/pdf": "PDF",
    "image/jpeg": "JPEG",
    "image/png": "PNG",
    "image/webp": "WebP",
    "image/heic": "HEIC",
  },
};
