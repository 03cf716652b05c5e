import type { Written } from "../../../contract/texts/catalog.ts";
import { plural } from "../../../contract/texts/plural.ts";
import type { volunteerForm as english } from "../en/volunteer-form.ts";

const DAY = "DD.MM.RRRR";

const years = (n: number) => plural.pl(n, { one: `${n} rok`, few: `${n} lata`, many: `${n} lat`, other: `${n} roku` });
const months = (n: number) =>
  plural.pl(n, { one: `${n} miesiąc`, few: `${n} miesiące`, many: `${n} miesięcy`, other: `${n} miesiąca` });

export const volunteerForm: Written<typeof english> = {
  title: "Zgłoszenie do wolontariatu",
  fileName: "zgloszenie-do-wolontariatu.pdf",
  introduction: (least) =>
    `Dziękujemy za chęć pomocy! Do wolontariatu zapraszamy osoby, które mają co najmniej ${years(least.age)} i zostaną z nami przez co najmniej ${months(least.months)}, aby zwierzęta mogły je poznać.`,
  whereTo: (address, email, phone) =>
    `Wypełnij formularz na ekranie lub ręcznie i podpisz go. Następnie ${address && `przynieś go do nas (${address}) lub `}wyślij go na adres ${email}.${phone && ` Masz pytania? Zadzwoń: ${phone}.`}`,
  person: {
    title: "O Tobie",
    fullName: "Imię i nazwisko",
    dateOfBirth: `Data urodzenia (${DAY})`,
    street: "Ulica i numer",
    postalCode: "Kod pocztowy",
    postalCodeTip: "Kod pocztowy, na przykład 00-000",
    city: "Miejscowość",
    phone: "Numer telefonu",
    email: "E-mail",
  },
  availability: {
    title: "Kiedy możesz przychodzić",
    days: "W te dni",
    weekdays: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
    hours: "O jakiej porze dnia",
    perWeek: "Ile godzin w tygodniu",
    from: `Od kiedy (${DAY})`,
    fromTip: `Pierwszy dzień, w formacie ${DAY}`,
  },
  tasks: {
    title: "Co chcesz robić",
    legend: "Możesz zaznaczyć kilka pól",
    walking: "spacery z psami",
    cats: "czas z kotami",
    care: "karmienie i sprzątanie",
    events: "wydarzenia, zdjęcia",
    transport: "transport",
  },
  experience: {
    title: "Twoje doświadczenie",
    intro: "Jeszcze go nie masz? Napisz o tym: nauczymy Cię wszystkiego, czego potrzebujesz.",
    dogs: "Z psami",
    dogsTip: "Doświadczenie z psami",
    cats: "Z kotami",
    catsTip: "Doświadczenie z kotami",
  },
  why: {
    title: "Dlaczego chcesz u nas pomagać",
    label: "Własnymi słowami",
    tip: "Dlaczego chcesz pomagać w schronisku",
  },
  emergency: {
    title: "Do kogo zadzwonić w nagłym wypadku",
    name: "Imię i nazwisko",
    nameTip: "Osoba do kontaktu w nagłym wypadku: imię i nazwisko",
    relation: "Kim jest dla Ciebie",
    relationTip: "Osoba do kontaktu w nagłym wypadku: kim jest dla Ciebie",
    phone: "Numer telefonu",
    phoneTip: "Osoba do kontaktu w nagłym wypadku: numer telefonu",
  },
  signature: {
    title: "Twój podpis",
    intro: (shelter) =>
      `Wszystko, co tu piszę, jest prawdą. ${shelter} może przechowywać ten formularz, aby rozpatrzyć moje zgłoszenie, a potem przez cały czas mojego wolontariatu. W każdej chwili mogę poprosić o jego zwrot.`,
    label: "Podpis osoby zgłaszającej się",
    date: "Data",
    dateTip: `Data podpisu, w formacie ${DAY}`,
  },
  guardian: {
    title: (adultAge) => `Jeśli nie masz jeszcze ${adultAge} lat: zgoda rodzica lub opiekuna prawnego`,
    intro: (shelter, city) =>
      `Jestem rodzicem lub opiekunem prawnym osoby wymienionej w tym formularzu. Zgadzam się na jej wolontariat (${shelter}${city && `, ${city}`}). Można do mnie zadzwonić, gdy coś się stanie.`,
    name: "Imię i nazwisko rodzica lub opiekuna",
    phone: "Telefon rodzica lub opiekuna",
    label: "Podpis rodzica lub opiekuna prawnego",
    dateTip: `Data podpisu rodzica lub opiekuna, w formacie ${DAY}`,
  },
};
