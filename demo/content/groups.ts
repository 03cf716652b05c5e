import type { DemoGroup } from "./types.ts";

export const GROUPS: readonly DemoGroup[] = [
  {
    name: "Puppies and young dogs",
    description:
      "Dogs under two years. They have three short lessons a day, meet somebody new every day, and go home with a place in our puppy class.",
    mainCaretaker: "tomasz",
    caretakers: ["julia"],
  },
  {
    name: "Family dogs",
    description:
      "Grown dogs who are steady with people and ready for a home with children, visitors and ordinary noise. Walks twice a day with volunteers.",
    mainCaretaker: "zofia",
    caretakers: ["piotr", "krzysztof"],
  },
  {
    name: "Senior dogs",
    description:
      "Dogs from eight years on. Heated floor, soft beds, joint tablets in liver sausage, and walks at the pace of the slowest.",
    mainCaretaker: "julia",
    caretakers: ["jakub"],
  },
  {
    name: "Shy dogs",
    description:
      "Dogs who need time before they trust. Few people, the same hours every day, no visits without their caretaker.",
    mainCaretaker: "piotr",
    caretakers: ["tomasz"],
  },
  {
    name: "Kittens",
    description:
      "Cats under one year, from the bottle to the first vaccination and beyond. Visitors wash their hands and leave their shoes at the door.",
    mainCaretaker: "magdalena",
    caretakers: ["julia"],
  },
  {
    name: "Indoor cats",
    description:
      "Cats who are used to a home and would be lost outdoors. They live in rooms with shelves, windows and armchairs; netted windows are a condition of adoption.",
    mainCaretaker: "marta",
    caretakers: ["magdalena"],
  },
  {
    name: "Barn cats",
    description:
      "Cats who do not want a sofa. They go, neutered and vaccinated, to stables, farms and nursery gardens that give them shelter, food and a vet.",
    caretakers: ["krzysztof", "piotr"],
  },
  {
    name: "Special care",
    description:
      "Animals with a lasting illness or a disability. Their adopters are taught everything by our vet and may call her afterwards.",
    mainCaretaker: "ewa",
    caretakers: ["jakub", "marta"],
  },
];
