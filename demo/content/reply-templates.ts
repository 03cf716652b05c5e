import type { Translations } from "../../src/contract/platform/translations.ts";

/** Ready words for answers to messages. The letter greets and takes leave by itself. */
export const REPLY_TEMPLATES: readonly { name: Translations; text: Translations }[] = [
  {
    name: { en: "Opening hours and the way here", pl: "Godziny otwarcia i dojazd" },
    text: {
      en: "Thank you for asking. You find us at {address}; today's opening hours stand at the foot of every page of our site, public holidays included.\n\nIf you would like to meet a particular animal, book a visit on its page: then somebody who knows it well has time for you.",
      pl: "Dziękujemy za pytanie. Jesteśmy pod adresem {address}; aktualne godziny otwarcia, także w święta, są na dole każdej strony naszego serwisu.\n\nJeśli chcesz poznać konkretne zwierzę, umów wizytę na jego stronie: wtedy ktoś, kto dobrze je zna, będzie mieć dla Ciebie czas.",
    },
  },
  {
    name: { en: "Somebody found an animal", pl: "Ktoś znalazł zwierzę" },
    text: {
      en: "Thank you for not walking past. Please call us at {phone}: we come, or tell you where to bring it.\n\nUntil then keep it in a quiet room with water, away from your own animals. If it is hurt or frightened, do not reach for it, stay where you can see it and tell us where you are.",
      pl: "Dziękujemy, że to nie jest Ci obojętne. Zadzwoń do nas: {phone}. Przyjedziemy albo powiemy, dokąd przywieźć zwierzę.\n\nDo tego czasu daj mu spokojne miejsce i wodę, z dala od własnych zwierząt. Jeśli jest ranne lub się boi, nie sięgaj po nie; zostań tam, skąd je widać, i powiedz nam, gdzie jesteś.",
    },
  },
  {
    name: { en: "Giving up an animal", pl: "Oddanie zwierzęcia" },
    text: {
      en: "It is good that you write before it becomes urgent. Often there is a way to stay together: food for a few weeks, a vet, somebody who helps with training, a foster home while you are in hospital.\n\nTell us on the telephone what has changed ({phone}). If there is no other way, we take your animal in and look for the right home for it. Please bring its papers and its blanket.",
      pl: "Dobrze, że piszesz, zanim zrobi się pilnie. Często da się zostać razem: karma na kilka tygodni, weterynarz, pomoc w szkoleniu albo dom tymczasowy na czas pobytu w szpitalu.\n\nOpowiedz nam przez telefon, co się zmieniło ({phone}). Jeśli nie ma innego wyjścia, przyjmiemy zwierzę i poszukamy dla niego dobrego domu. Zabierz jego dokumenty i kocyk.",
    },
  },
  {
    name: { en: "Thank you for an offer of help", pl: "Podziękowanie za propozycję pomocy" },
    text: {
      en: "What a kind offer, thank you! Blankets, towels and closed bags of food are welcome every day at the gate, {address}; you need not make an appointment.\n\nIf you would rather give time than things, have a look at volunteering on our site. Groups and school classes please tell us two days when they could come.",
      pl: "To bardzo miła propozycja, dziękujemy! Koce, ręczniki i zamkniętą karmę przyjmujemy codziennie przy bramie: {address}. Nie trzeba się umawiać.\n\nJeśli wolisz podarować czas, zajrzyj na naszą stronę o wolontariacie. Grupy i klasy szkolne prosimy o dwa możliwe terminy.",
    },
  },
  {
    name: { en: "An animal has found a home", pl: "Zwierzę ma już dom" },
    text: {
      en: "Thank you for your interest. The animal that you ask about has a home by now, and we are happy for it, and sorry for you.\n\nTell us who lives with you, how many hours a day somebody is at home, and what you like to do: somebody here will think of the right one for you. New animals come every week, and our site can write to you when one fits.",
      pl: "Dziękujemy za zainteresowanie. Zwierzę, o które pytasz, ma już dom. Cieszymy się z jego szczęścia i wiemy, że to dla Ciebie zawód.\n\nNapisz, kto z Tobą mieszka, ile godzin dziennie ktoś jest w domu i co lubisz robić: na pewno przyjdzie nam na myśl ktoś odpowiedni. Nowe zwierzęta trafiają do nas co tydzień, a nasza strona może dać Ci znać, gdy któreś pasuje.",
    },
  },
];
