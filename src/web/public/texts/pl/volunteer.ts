import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import type { volunteer as english } from "../en/volunteer.ts";
import { volunteerParts } from "../parts.ts";

const months = (n: number) =>
  plural.pl(n, { one: `${n} miesiąc`, few: `${n} miesiące`, many: `${n} miesięcy`, other: `${n} miesiąca` });

export const volunteer: Written<typeof english> = {
  parts: volunteerParts,
  title: "Wolontariat",
  description: (age, least) =>
    `Podaruj psom i kotom kilka godzin w tygodniu. Do wolontariatu trzeba mieć co najmniej ${recordTexts().animals.years(age)} i zostać z nami co najmniej ${months(least)}. Pobierz formularz.`,
  lead: "Spacer, szczotkowanie, godzina razem: dla ciebie drobiazg, a dla kogoś tutaj najlepsza część dnia.",
  apply: "Zgłoś się",
  applyNote: "Pobierzesz formularz zgłoszenia: PDF, dwie strony.",
  requirementsTitle: "O co cię prosimy",
  requirements: {
    age: (age, adult) =>
      `Masz co najmniej ${recordTexts().animals.years(age)}. Jeśli nie masz jeszcze ${adult} lat, formularz podpisuje z tobą rodzic lub opiekun prawny.`,
    months: (least) =>
      `Zostajesz z nami na co najmniej ${months(least)}: zwierzęta powoli uczą się ufać i tęsknią za ludźmi, którzy znikają.`,
    others: [
      "Przychodzisz regularnie, w dni, które razem ustalimy.",
      "Masz w sobie cierpliwość i spokój, także wobec zwierząt, które się boją, i słuchasz opiekunów, gdy chodzi o bezpieczeństwo zwierząt i twoje.",
      "Masz ubranie i buty, które można ubłocić.",
      "Nie potrzebujesz doświadczenia. Nauczymy cię wszystkiego, co trzeba umieć.",
    ],
  },
  tasksTitle: "Co możesz robić",
  tasks: [
    { name: "Spacery z psami", text: "W każdą pogodę, w tempie psa, z czasem na każdy zapach." },
    {
      name: "Towarzystwo dla kotów",
      text: "Zabawa, szczotkowanie, czytanie na głos albo po prostu cisza i spokój, aż ktoś podejdzie.",
    },
    {
      name: "Karmienie i sprzątanie",
      text: "Pełne miski, świeże posłania i czyste pokoje: cicha praca, na której stoi wszystko inne.",
    },
    { name: "Wydarzenia i zdjęcia", text: "Dni otwarte w mieście i zdjęcia, w których ktoś się zakocha." },
  ],
  stepsTitle: "Jak to wygląda",
  steps: [
    { name: "Wypełnij formularz", text: "Na ekranie albo ręcznie: dwie strony, żadnych podchwytliwych pytań." },
    { name: "Wyślij go albo przynieś", text: "E-mailem, pocztą albo osobiście w godzinach otwarcia." },
    {
      name: "Poznaj nas",
      text: "Oprowadzimy cię, przedstawimy zwierzętom i znajdziemy zajęcie w sam raz dla ciebie.",
    },
  ],
};
