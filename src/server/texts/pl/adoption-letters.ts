import type { Written } from "../../../contract/texts/catalog.ts";
import type { adoptionLetters as english } from "../en/adoption-letters.ts";

const steps: Written<typeof english>["steps"] = {
  applications: {
    subject: (animal) => `Mamy Twój wniosek o adopcję – ${animal}`,
    text: (animal) => [`Dziękujemy za list w sprawie adopcji (${animal}). Przeczytamy go i odezwiemy się do Ciebie.`],
  },
  "questionnaire/send": {
    subject: (animal) => `Kilka pytań o nowy dom – ${animal}`,
    text: () => [
      "Podoba nam się Twój list i chętnie dowiemy się więcej. Wypełnij naszą ankietę; możesz przerwać i wrócić do niej w każdej chwili.",
    ],
  },
  "questionnaire/submit": {
    subject: () => "Dziękujemy za odpowiedzi",
    text: (animal) => [`Twoje odpowiedzi o nowym domu (${animal}) są już u nas. Teraz je przeczytamy.`],
  },
  "questionnaire/staff-review": {
    subject: (animal) => `Twoje odpowiedzi – ${animal}`,
    text: (animal) => [
      `Dziękujemy za Twoje odpowiedzi: czytało się je z przyjemnością. Teraz decyduje główny opiekun zwierzęcia (${animal}).`,
    ],
  },
  "main-caretaker/decision": {
    subject: (animal) => `Rezerwacja dla Ciebie – ${animal}`,
    text: (animal) => [`Mamy zgodę głównego opiekuna. ${animal} czeka na Ciebie, a my umówimy wizytę w Twoim domu.`],
  },
  "home-check/complete": {
    subject: (animal) => `Umowa gotowa – ${animal}`,
    text: () => ["Wizyta w Twoim domu wypadła dobrze. Umowa jest gotowa: przeczytaj ją i zaakceptuj."],
  },
  "contract/issue": {
    subject: (animal) => `Umowa przygotowana ponownie – ${animal}`,
    text: () => ["Twoja umowa jest przygotowana ponownie, z dzisiejszymi danymi. Przeczytaj ją i zaakceptuj."],
  },
  "contract/accept": {
    subject: (animal) => `${animal} ma u Ciebie dom`,
    text: (animal) => [
      `Umowa zaakceptowana: ${animal} ma u Ciebie dom. Swój egzemplarz znajdziesz przy adopcji.`,
      `Ustalimy z Tobą termin odbioru. Do tego czasu ${animal} jest u nas w dobrych rękach.`,
    ],
  },
  acceptedAndHome: {
    subject: (animal) => `${animal} jedzie do domu`,
    text: (animal) => [`Umowa zaakceptowana: ${animal} zostaje z Tobą. Swój egzemplarz znajdziesz przy adopcji.`],
  },
  notFetched: {
    subject: (animal) => `${animal} czeka na Ciebie`,
    text: (animal) => [
      `Umowa jest zawarta, a ${animal} wciąż mieszka u nas: nie ma jeszcze ustalonego terminu odbioru.`,
      "Zadzwoń lub napisz, a razem wybierzemy dzień. Jeśli coś stanęło na przeszkodzie, też daj znać: znajdziemy sposób.",
    ],
  },
  "hand-over": {
    subject: (animal) => `${animal} jedzie do domu`,
    text: (animal) => [`Witaj w domu, ${animal}! Dajcie sobie czas: pierwsze dni są nowe dla wszystkich.`],
  },
  "hand-over/call-off": {
    subject: (animal) => `Koniec adopcji – ${animal}`,
    text: (animal) => [
      `${animal} zostaje u nas: Twoja adopcja zakończyła się przed odbiorem.`,
      "Jeśli to dla Ciebie niespodzianka, zadzwoń do nas. Zapraszamy ponownie w każdej chwili.",
    ],
  },
  "contract/withdraw": {
    subject: (animal) => `Umowa wycofana – ${animal}`,
    text: (animal) => [
      `Wycofaliśmy umowę (${animal}), bo najpierw trzeba coś wyjaśnić. Nie można jej już zaakceptować.`,
      `${animal} nadal czeka na Ciebie. Odezwiemy się i przyślemy nową umowę, gdy tylko będzie gotowa.`,
    ],
  },
  withdraw: {
    subject: (animal) => `Wniosek wycofany – ${animal}`,
    text: (animal) => [`Twój wniosek o adopcję (${animal}) jest zamknięty. Zapraszamy ponownie w każdej chwili.`],
  },
  reject: {
    subject: (animal) => `Twój wniosek o adopcję – ${animal}`,
    text: (animal) => [
      `Dziękujemy za Twój wniosek (${animal}). Po uważnym namyśle nie będziemy prowadzić go dalej.`,
      "To nie jest ocena Twojej osoby. Jeśli chcesz dowiedzieć się więcej albo poznać inne zwierzę, napisz lub zadzwoń.",
    ],
  },
  rejectedWithMessage: {
    subject: (animal) => `Twój wniosek o adopcję – ${animal}`,
    text: (animal) => [`Twój wniosek (${animal}) jest rozpatrzony: nie będziemy prowadzić go dalej.`],
  },
  overtaken: {
    subject: (animal) => `${animal} ma już dom`,
    text: (animal) => [
      `${animal} ma już dom u kogoś innego, dlatego zamykamy Twój wniosek.`,
      "Inne zwierzęta wciąż czekają. Będzie nam miło, jeśli znów nas odwiedzisz.",
    ],
  },
  left: {
    subject: (animal) => `Twój wniosek o adopcję – ${animal}`,
    text: (animal) => [
      `${animal} jest już poza schroniskiem i adopcja nie jest możliwa, dlatego zamykamy Twój wniosek.`,
      "Inne zwierzęta wciąż czekają. Będzie nam miło, jeśli znów nas odwiedzisz.",
    ],
  },
  declined: {
    subject: (animal) => `Umowa odrzucona – ${animal}`,
    text: (animal) => [`Umowa adopcyjna (${animal}) została odrzucona, dlatego zamykamy Twój wniosek.`],
  },
};

export const adoptionLetters: Written<typeof english> = {
  steps,
  button: "Zobacz swoją adopcję",
  offeredMessage: (animal) =>
    `Dziękujemy, że chcesz dać dom zwierzęciu ze schroniska. Po uważnym namyśle uważamy, że ${animal} potrzebuje innego domu. Bardzo cenimy Twoją życzliwość i chętnie pomożemy Ci znaleźć zwierzę, które będzie do Ciebie pasować.`,
  proposed: "Być może jedno z tych zwierząt czeka właśnie na Ciebie:",
};
