import type { DemoResource } from "./types.ts";

/** The stock. The bars show all three colours, and some descriptions name no target (rules §5). */
export const RESOURCES: readonly DemoResource[] = [
  {
    type: "Food",
    name: "Dry food, adult dogs",
    amount: 168,
    description: "Dry food for adult dogs; target 200 kg. Sacks of 15 kg, first shelf on the left.",
  },
  {
    type: "Food",
    name: "Dry food, puppies",
    amount: 22,
    description: "Growth food for puppies; target 80 kg. Runs out faster than planned since the last two litters.",
    collection: {
      goal: 900,
      appeals: { en: "Food for the puppies", pl: "Karma dla szczeniąt" },
    },
  },
  {
    type: "Food",
    name: "Wet food, cats",
    amount: 240,
    description: "Tins of wet food for cats. Poultry and fish, no milk.",
  },
  {
    type: "Food",
    name: "Renal diet, cats",
    amount: 14,
    description: "Renal diet for cats on Ewa’s list; target 30 kg.",
    collection: {
      goal: 600,
      appeals: { en: "Special food for cats with weak kidneys", pl: "Karma dla kotów z chorymi nerkami" },
    },
  },
  {
    type: "Food",
    name: "Kitten milk",
    amount: 9,
    description: "Milk replacer for bottle kittens; target 12 tins. Once open, use within a month.",
  },
  {
    type: "Medicine",
    name: "Combined vaccine, dogs",
    amount: 46,
    description: "Doses for dogs; target 60 in the refrigerator. Check the temperature log.",
  },
  {
    type: "Medicine",
    name: "Combined vaccine, cats",
    amount: 19,
    description: "Doses for cats; target 60 in the refrigerator.",
  },
  {
    type: "Medicine",
    name: "Deworming tablets",
    amount: 130,
    description: "Dosed by weight; see the table on the cupboard door. Counted in packets.",
  },
  { type: "Medicine", name: "Insulin", amount: 4, description: "Cartridges for Borys; target 10. Never freeze." },
  { type: "Bedding", name: "Fleece blankets", amount: 212, description: "Washed and folded, all sizes." },
  {
    type: "Bedding",
    name: "Orthopaedic beds",
    amount: 11,
    description: "Memory-foam beds for senior dogs; target 25.",
    collection: {
      goal: 1_400,
      appeals: { en: "Soft beds for old dogs", pl: "Miękkie posłania dla starszych psów" },
    },
  },
  {
    type: "Bedding",
    name: "Straw bales",
    amount: 90,
    description: "For the outdoor kennels and the cat shelters; target 120 bales before the frosts.",
  },
  {
    type: "Hygiene",
    name: "Clumping cat litter",
    amount: 64,
    description: "Bags, unscented only. The cat rooms need about two a day.",
  },
  { type: "Hygiene", name: "Disinfectant", amount: 17, description: "Canisters, safe for cats; target 40." },
  {
    type: "Hygiene",
    name: "Disposable gloves",
    amount: 75,
    description: "Boxes of gloves, sizes S to XL; target 100 boxes.",
  },
  { type: "Toys", name: "Chew toys", amount: 38, description: "Strong rubber, to be filled with wet food; target 60." },
  {
    type: "Toys",
    name: "Feather wands",
    amount: 6,
    description: "For the cat rooms; target 20. Please hang them up after playing: Kluska eats them.",
  },
  {
    type: "Equipment",
    name: "Leads and harnesses",
    amount: 145,
    description: "Checked for wear every month. Anything frayed goes out at once.",
  },
];
