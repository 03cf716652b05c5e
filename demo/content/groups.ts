import type { DemoGroup } from "./types.ts";

export const GROUPS: readonly DemoGroup[] = [
  {
    name: { en: "Puppies and young dogs", pl: "Szczenięta i młode psy" },
    description: {
      en: "Dogs under two years. They have three short lessons a day, meet somebody new every day, and go home with a place in our puppy class.",
      pl: "Psy poniżej dwóch lat. Mają trzy krótkie lekcje dziennie, codziennie poznają kogoś nowego, a do domu jadą z miejscem w naszym psim przedszkolu.",
    },
    mainCaretaker: "tomasz",
    caretakers: ["julia"],
  },
  {
    name: { en: "Family dogs", pl: "Psy rodzinne" },
    description: {
      en: "Grown dogs who are steady with people and ready for a home with children, visitors and ordinary noise. Walks twice a day with volunteers.",
      pl: "Dorosłe psy, pewne wśród ludzi i gotowe na dom z dziećmi, gośćmi i zwykłym hałasem. Dwa razy dziennie spacer z wolontariatem.",
    },
    mainCaretaker: "zofia",
    caretakers: ["piotr", "krzysztof"],
  },
  {
    name: { en: "Senior dogs", pl: "Psi seniorzy" },
    description: {
      en: "Dogs from eight years on. Heated floor, soft beds, joint tablets in liver sausage, and walks at the pace of the slowest.",
      pl: "Psy od ósmego roku życia. Ciepła podłoga, miękkie legowiska, tabletki na stawy w pasztetowej i spacery w tempie najwolniejszego.",
    },
    mainCaretaker: "julia",
    caretakers: ["jakub"],
  },
  {
    name: { en: "Shy dogs", pl: "Nieśmiałe psy" },
    description: {
      en: "Dogs who need time before they trust. Few people, the same hours every day, no visits without their caretaker.",
      pl: "Psy, które potrzebują czasu, zanim zaufają. Mało ludzi, codziennie te same pory, żadnych odwiedzin bez opiekuna.",
    },
    mainCaretaker: "piotr",
    caretakers: ["tomasz"],
  },
  {
    name: { en: "Kittens", pl: "Kocięta" },
    description: {
      en: "Cats under one year, from the bottle to the first vaccination and beyond. Visitors wash their hands and leave their shoes at the door.",
      pl: "Koty poniżej roku, od butelki po pierwsze szczepienie i dalej. Goście myją ręce i zostawiają buty przy drzwiach.",
    },
    mainCaretaker: "magdalena",
    caretakers: ["julia"],
  },
  {
    name: { en: "Indoor cats", pl: "Koty domowe" },
    description: {
      en: "Cats who are used to a home and would be lost outdoors. They live in rooms with shelves, windows and armchairs; netted windows are a condition of adoption.",
      pl: "Koty przyzwyczajone do domu, które na dworze nie poradziłyby sobie. Mieszkają w pokojach z półkami, oknami i fotelami; siatki w oknach są warunkiem adopcji.",
    },
    mainCaretaker: "marta",
    caretakers: ["magdalena"],
  },
  {
    name: { en: "Barn cats", pl: "Koty podwórkowe" },
    description: {
      en: "Cats who do not want a sofa. They go, neutered and vaccinated, to stables, farms and nursery gardens that give them shelter, food and a vet.",
      pl: "Koty, które nie chcą kanapy. Po kastracji i szczepieniu idą do stajni, gospodarstw i szkółek roślin, gdzie mają schronienie, jedzenie i weterynarza.",
    },
    caretakers: ["krzysztof", "piotr"],
  },
  {
    name: { en: "Special care", pl: "Szczególna opieka" },
    description: {
      en: "Animals with a lasting illness or a disability. Their adopters are taught everything by our vet and may call her afterwards.",
      pl: "Zwierzęta z trwałą chorobą albo niepełnosprawnością. Nasza weterynarka uczy wszystkiego osoby, które je adoptują, i potem też odbiera telefon.",
    },
    mainCaretaker: "ewa",
    caretakers: ["jakub", "marta"],
  },
];
