import type { programs as english } from "../en/programs.ts";

export const programs: typeof english = {
  name: "Podaj nazwę.",
  permissions: "Wybierz, co może robić program.",
  expiresOn: "Podaj dzień nie wcześniejszy niż dzisiejszy.",
  tokenNotFound: "Nie znaleziono tokenu.",
  webhookNotFound: "Nie znaleziono webhooka.",
  deliveryNotFound: "Nie znaleziono dostawy.",
  url: "Podaj adres https, najwyżej 500 znaków.",
  events: "Wybierz, o czym ma dowiadywać się program.",
  secret: "Sekret to whsec_ oraz od 24 do 64 bajtów w base64.",
  deliveryState: "Wybierz waiting, delivered albo failed.",
};
