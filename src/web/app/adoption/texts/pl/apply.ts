import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { apply as english } from "../en/apply.ts";

export const apply: Written<typeof english> = {
  title: "Wniosek o adopcję",
  letterHint: "Napisz o swoim domu, o tym, kto w nim mieszka, i dlaczego chcesz adoptować.",
  draftHint: "Wpisany tekst zostaje w tej karcie przeglądarki, dopóki go nie wyślesz.",
  noProfile: "Nie znaleziono twojego profilu. Najpierw go uzupełnij.",
  done: "Wniosek wysłany! Jego postępy zobaczysz w swoich adopcjach.",
  goToAdoptions: "Przejdź do moich adopcji",
  adult: {
    title: "Wniosek musi złożyć osoba dorosła z twojego domu.",
    explanation:
      "Dziękujemy, że chcesz dać dom. Umowę może zawrzeć tylko osoba dorosła, więc poproś rodziców lub opiekunów, żeby założyli konto i do nas napisali. Na wizyty przychodźcie razem.",
    from: (day) => `Samodzielny wniosek będzie możliwy od ${day}.`,
  },
  otherAnimals: "Poznaj inne zwierzęta",
  readAbout: (animal) => `Przeczytaj w nowej karcie: ${animal}`,
  seeAdoption: "Zobacz swoją adopcję",
  seeAdoptionLabel: (animal) => `Zobacz swoją adopcję: ${animal}`,
};
