import { plural } from "../../../../contract/texts/plural.ts";

/** The animals list and an animal's page (spec §2.4). */
export const animals = {
  title: "Animals",
  description: "Dogs and cats that wait for a home. Filter them by sex, type, breed, group, size and age.",
  lead: "Take your time. The right one often finds you first.",
  pages: "Animals pages",
  feed: "New animals",
  loadFailed: "Failed to load animals.",
  none: "No animals to display yet.",
  match: (count: number) => plural.en(count, { one: "1 animal matches", other: `${count} animals match` }),
  waiting: (count: number) =>
    plural.en(count, { one: "1 animal is waiting to meet you", other: `${count} animals are waiting to meet you` }),
  noMatch: "Nobody here matches all of these wishes today.",
  noMatchHint: "Take one of them away, or come back soon: new animals arrive every week.",
};

/** The filters of the list. */
export const animalFilters = {
  label: "Filters",
  /** @param count how many are chosen */
  open: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  /** @param count of animals; unknown if they could not be loaded */
  show: (count: number | undefined) => (count === undefined ? "Show animals" : `Show animals (${count})`),
  clear: "Clear Filters",
  all: "All",
  sex: "Sex",
  type: "Type",
  breed: "Breed",
  group: "Animal Group",
  size: "Size",
  age: "Age",
  /** The headings of breeds. */
  breedsOf: { Dog: "Dogs", Cat: "Cats" },
  /** Limits in kg. */
  small: (below: number) => `small (under ${below} kg)`,
  medium: (to: number) => `medium (to ${to} kg)`,
  large: (from: number) => `large (from ${from} kg)`,
  /** Limits in years. */
  baby: (below: number) => `baby (under ${below})`,
  adult: (from: number, to: number) => `adult (${from} to ${to})`,
  senior: (from: number) => `senior (${from} and over)`,
  /** Filters by scores from 1 to 5. */
  character: "Character",
  goodWithChildren: "Good with children",
  goodWithAnimals: "Good with other animals",
  energy: "Energy",
  homeNeeded: "The home it needs",
  atLeast: (score: number) => (score === 5 ? "5 of 5" : `${score} of 5 or more`),
  energies: { calm: "calm (1 or 2 of 5)", medium: "medium (3 of 5)", lively: "lively (4 or 5 of 5)" },
};

/** One animal. */
export const animal = {
  description: (name: string, breed: string) => `${name}, ${breed}, waits for a home.`,
  about: (name: string) => `About ${name}`,
  share: "Share",
  linkCopied: "Link copied",
  copyFailed: "Copying failed",
  tiles: {
    breed: "Breed",
    age: "Age",
    sex: "Sex",
    weight: "Weight",
    admission: "Admission Date",
    foundAt: "Found At",
    chipped: "Chipped",
    status: "Status",
    group: "Animal Group",
    home: "The home it needs",
  },
  yes: "Yes",
  no: "No",
  noGroup: "No group assigned",
  film: (name: string) => `Watch a film of ${name}`,
  similar: "Similar animals",
  character: "Character",
  score: (score: number) => `${score} of 5`,
  adopt: "Adopt this animal",
  logInToAdopt: "You need to log in to apply for adoption.",
  seeAdoption: "See Your Adoption",
  addFavourite: (name: string) => `Add ${name} to Favourites`,
  removeFavourite: (name: string) => `Remove ${name} from Favourites`,
  noPicture: (name: string) => `${name}, no picture yet`,
  photos: (name: string) => `Photos of ${name}`,
  photo: (n: number, of: number) => `Photo ${n} of ${of}`,
  previousPhoto: "Previous photo",
  nextPhoto: "Next photo",
};
