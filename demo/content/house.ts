import type { LOCATION_KINDS } from "../../src/contract/animals/units.ts";
import type { GroupName } from "./types.ts";

/** One house with units of the same kind and size, numbered from 1. */
export type DemoLocation = {
  /** Houses have names of their own, so that they need no translation. */
  name: string;
  kind: (typeof LOCATION_KINDS)[number];
  units: number;
  capacity: number;
  areaM2: number;
};

/** The houses of the shelter. */
export const LOCATIONS: readonly DemoLocation[] = [
  { name: "Bolek", kind: "kennel", units: 8, capacity: 2, areaM2: 10 },
  { name: "Lolek", kind: "kennel", units: 6, capacity: 3, areaM2: 14 },
  { name: "Filemon", kind: "cattery", units: 4, capacity: 5, areaM2: 12 },
  { name: "Noe", kind: "quarantine", units: 6, capacity: 1, areaM2: 6 },
  { name: "Robinson", kind: "isolation", units: 2, capacity: 1, areaM2: 4 },
  { name: "Eskulap", kind: "medical", units: 4, capacity: 1, areaM2: 2 },
];

/** Where the animals of a group live, in the order in which units are filled; the last one takes all others. */
export const HOMES: Readonly<Record<GroupName, readonly string[]>> = {
  "Puppies and young dogs": ["Lolek 1", "Lolek 2", "Lolek 3"],
  "Family dogs": ["Bolek 1", "Bolek 2", "Bolek 3", "Bolek 4", "Lolek 4"],
  "Senior dogs": ["Bolek 5", "Bolek 6"],
  "Shy dogs": ["Bolek 7", "Bolek 8"],
  Kittens: ["Filemon 1"],
  "Indoor cats": ["Filemon 2", "Filemon 3"],
  "Barn cats": ["Filemon 4"],
  "Special care": ["Eskulap 1", "Eskulap 2", "Lolek 5"],
};

/** Animals that live in a unit of another kind than their group. */
export const SINGLE_UNITS: Readonly<Record<string, string>> = {
  Sprężyna: "Noe 1",
  Dżin: "Noe 2",
  Wiatrak: "Robinson 1",
  Bez: "Eskulap 3",
};

/** An animal out of the house. Days count back from today; a negative number is in the future. */
export type DemoPlacement = {
  animal: string;
  kind: "foster" | "trial_adoption" | "vet";
  /** The e-mail of a user, or else a name. */
  user?: string;
  person?: string;
  daysAgo: number;
  dueBackDaysAgo?: number;
  note: string;
};

/** Animals in foster homes, on trial, and at the vet's. */
export const PLACEMENTS: readonly DemoPlacement[] = [
  {
    animal: "Pyza",
    kind: "foster",
    user: "user@shelter.example",
    daysAgo: 8,
    dueBackDaysAgo: -27,
    note: "With her sister Kluska, until both eat alone",
  },
  {
    animal: "Kluska",
    kind: "foster",
    user: "user@shelter.example",
    daysAgo: 8,
    dueBackDaysAgo: -27,
    note: "With her sister Pyza, until both eat alone",
  },
  {
    animal: "Borys",
    kind: "foster",
    person: "Halina Wrońska, Zgierz",
    daysAgo: 64,
    note: "Needs drops in his eyes three times a day",
  },
  {
    animal: "Bonifacy",
    kind: "trial_adoption",
    user: "user@shelter.example",
    daysAgo: 16,
    dueBackDaysAgo: 2,
    note: "To see whether he gets on with the dog of the house",
  },
  {
    animal: "Dukat",
    kind: "vet",
    person: "Clinic of Dr Sikora",
    daysAgo: 1,
    dueBackDaysAgo: -1,
    note: "X-ray of the airway",
  },
];

/** What an animal weighed before, as a share of what it weighs now, by how many days ago. */
export const WEIGHT_CURVES: Readonly<Record<string, readonly (readonly [daysAgo: number, share: number])[]>> = {
  // The last two lost more than a tenth: the alarm.
  Bez: [
    [24, 1.16],
    [17, 1.19],
    [10, 1.14],
    [3, 1],
  ],
  Pączek: [
    [2, 0.96],
    [0, 1],
  ],
  Pyza: [
    [11, 0.62],
    [7, 0.78],
    [3, 0.92],
    [1, 1],
  ],
  Kluska: [
    [11, 0.6],
    [7, 0.75],
    [3, 0.9],
    [1, 1],
  ],
  Parówka: [
    [180, 1.24],
    [140, 1.17],
    [100, 1.11],
    [60, 1.06],
    [20, 1],
  ],
};
