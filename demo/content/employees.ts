import { DEMO_ACCOUNTS } from "../accounts.ts";
import type { DemoEmployee } from "./types.ts";

const [ADMIN, EMPLOYEE] = DEMO_ACCOUNTS;

export const EMPLOYEES: readonly DemoEmployee[] = [
  {
    key: "anna",
    name: "Anna",
    surname: "Kowalska",
    email: ADMIN.email,
    feminine: true,
    jobTitle: "Director",
    isAdmin: true,
    hiredDaysAgo: 3400,
    description:
      "Anna began as a Saturday volunteer and never quite went home. She signs the contracts, knows every animal by name, and keeps an office door that has been off its hinges since Bruno. Perks: company car with dog hair.",
  },
  {
    key: "piotr",
    name: "Piotr",
    surname: "Zieliński",
    email: EMPLOYEE.email,
    feminine: false,
    jobTitle: "Senior Dog Caretaker",
    hiredDaysAgo: 2210,
    description:
      "Piotr looks after the dogs who do not trust anybody yet. His method is a low stool, a newspaper and as many weeks as it takes. Perks: first choice of holidays, paid course in canine behaviour.",
  },
  {
    key: "ewa",
    name: "Ewa",
    surname: "Wójcik",
    email: "ewa.wojcik@shelter.example",
    feminine: true,
    jobTitle: "Veterinarian",
    hiredDaysAgo: 1730,
    description:
      "Ewa operates on Tuesdays and Thursdays, vaccinates on all other days and explains everything twice. She has taught more than two hundred adopters to give a tablet to a cat. Perks: conference budget, phone off at night every second week.",
  },
  {
    key: "tomasz",
    name: "Tomasz",
    surname: "Lewandowski",
    email: "tomasz.lewandowski@shelter.example",
    feminine: false,
    jobTitle: "Dog Trainer",
    hiredDaysAgo: 1190,
    description:
      "Tomasz teaches puppies to sit and their people to wait. He runs the Wednesday puppy class, free for everybody who adopted with us. Perks: may bring his own three dogs to work, and does.",
  },
  {
    key: "magdalena",
    name: "Magdalena",
    surname: "Kamińska",
    email: "magdalena.kaminska@shelter.example",
    feminine: true,
    jobTitle: "Kitten Nurse",
    hiredDaysAgo: 960,
    description:
      "Magdalena has raised one hundred and eighty kittens by bottle and can tell them apart by their voices. She also keeps the list of foster homes. Perks: night-shift allowance, an inexhaustible supply of coffee.",
  },
  {
    key: "jakub",
    name: "Jakub",
    surname: "Dąbrowski",
    email: "jakub.dabrowski@shelter.example",
    feminine: false,
    jobTitle: "Veterinary Technician",
    hiredDaysAgo: 640,
    description:
      "Jakub holds paws, takes blood, reads microchips and remembers who may not have chicken. Most animals like him better than the scales he carries. Perks: paid evening studies.",
  },
  {
    key: "zofia",
    name: "Zofia",
    surname: "Szymańska",
    email: "zofia.szymanska@shelter.example",
    feminine: true,
    jobTitle: "Adoption Coordinator",
    hiredDaysAgo: 1480,
    description:
      "Zofia reads every application to the end, calls back the same week, and has a gift for saying no in such a way that people come back for the right animal. Perks: travel costs for home checks, flexible Fridays.",
  },
  {
    key: "marta",
    name: "Marta",
    surname: "Woźniak",
    email: "marta.wozniak@shelter.example",
    feminine: true,
    jobTitle: "Cat Behaviour Specialist",
    hiredDaysAgo: 1020,
    description:
      "Marta designs rooms for cats: shelves, hiding places, and never only one way out. She answers letters from adopters about curtains, litter trays and jealousy. Perks: own workshop for cat furniture.",
  },
  {
    key: "krzysztof",
    name: "Krzysztof",
    surname: "Jankowski",
    email: "krzysztof.jankowski@shelter.example",
    feminine: false,
    jobTitle: "Stores and Transport",
    hiredDaysAgo: 2870,
    description:
      "Krzysztof drives the van, counts the sacks, mends the kennels, and greets Wiedźma every morning. If something is needed by noon, he had it put by already. Perks: work clothes, and the van’s radio is his.",
  },
  {
    key: "julia",
    name: "Julia",
    surname: "Mazur",
    email: "julia.mazur@shelter.example",
    feminine: true,
    jobTitle: "Volunteer Coordinator",
    hiredDaysAgo: 410,
    description:
      "Julia finds a task for every pair of hands, from reading to old dogs to painting fences, and writes most of the news you see here. Perks: four-day week, a bench in the sun.",
  },
];
