import type { AnimalType, Sex } from "../../src/contract/animals/animals.ts";
import type { Hold } from "../../src/contract/animals/care.ts";
import type { HomeNeeded } from "../../src/contract/animals/household.ts";
import type { TaskRepeat } from "../../src/contract/calendar/tasks.ts";
import type { DonationStatus } from "../../src/contract/giving/donations.ts";
import type { JobApplicationStatus } from "../../src/contract/people/job-applications.ts";
import type { Translations } from "../../src/contract/platform/translations.ts";
import type { Language } from "../../src/contract/texts/language.ts";

/** The attribute types of the demonstration's scores, in the order of `DemoAnimal.scores`. */
export const SCORED_ATTRIBUTES = [
  "Energy",
  "Friendliness to people",
  "Friendliness to other animals",
  "Good with children",
  "Training",
  "Independence",
] as const;

/** The languages that the demonstration speaks; in further ones its texts are missing. */
export type DemoTexts = Record<Extract<Language, "en" | "pl">, string>;

/** One animal of the demonstration. Days count back from the day on which the demonstration is seeded. */
export type DemoAnimal = {
  /** Unique; adoptions, appointments and favourites refer to the animal by its name. */
  name: string;
  sex: Sex;
  breed: string;
  age: readonly [years: number, months: number];
  weightKg: number;
  foundAt: string;
  arrivedDaysAgo: number;
  /** Default: true. */
  isChipped?: false;
  /** Without it the animal is in no group. */
  group?: GroupName;
  /** 1 to 5, in the order of `SCORED_ATTRIBUTES`. */
  scores: readonly [number, number, number, number, number, number];
  /** The home that it needs, where its story says one. */
  home?: HomeNeeded;
  /** Where the shelter shows a film of it. */
  film?: string;
  /** What each of its drawings in `portraits/` shows; the first is the main photo. */
  pictures: readonly DemoTexts[];
  /** Adopted before the shelter used this program, so it has no adoption record. */
  wasAdoptedBefore?: true;
  /** It came lately and cannot be adopted until this ends: so many days after it came, or when somebody lifts it. */
  hold?: { kind: Hold["kind"]; days?: number };
  description: DemoTexts;
};

export type DemoAnimalWithType = DemoAnimal & { type: AnimalType };

export type GroupName =
  | "Puppies and young dogs"
  | "Family dogs"
  | "Senior dogs"
  | "Shy dogs"
  | "Kittens"
  | "Indoor cats"
  | "Barn cats"
  | "Special care";

export type DemoGroup = {
  name: DemoTexts & { en: GroupName };
  description: DemoTexts;
  /** Without it the group has caretakers but no main caretaker. */
  mainCaretaker?: EmployeeKey;
  caretakers: readonly EmployeeKey[];
};

export type EmployeeKey =
  | "anna"
  | "piotr"
  | "ewa"
  | "tomasz"
  | "magdalena"
  | "jakub"
  | "zofia"
  | "marta"
  | "krzysztof"
  | "julia";

export type DemoEmployee = {
  key: EmployeeKey;
  name: string;
  surname: string;
  email: string;
  feminine: boolean;
  jobTitle: string;
  description: string;
  isAdmin?: true;
  hiredDaysAgo: number;
};

export type DemoUser = {
  name: string;
  surname: string;
  email: string;
  phoneNumber: string;
  postalCode: string;
  city: string;
  street: string;
  dateOfBirth: string;
  joinedDaysAgo: number;
};

export type DemoNews = {
  title: DemoTexts;
  author: EmployeeKey;
  daysAgo: number;
  time: string;
  content: DemoTexts;
  /** Names of the animals whose cards stand below it. */
  animals?: readonly string[];
  /** The drawing above it. */
  picture?: { file: string; alts: DemoTexts };
};

export type DemoJob = {
  name: DemoTexts;
  description: DemoTexts;
  minSalary: number;
  maxSalary: number;
  daysAgo: number;
};

export type DemoJobApplication = {
  job: string;
  /** The e-mail of the user who sent it. Without it the application came on paper. */
  account?: string;
  firstName: string;
  lastName: string;
  sex: string;
  age: number;
  phoneNumber: string;
  emailAddress: string;
  experience: string;
  letter: string;
  status: JobApplicationStatus;
  note?: string;
  daysAgo: number;
};

export type DemoResource = {
  type: "Food" | "Medicine" | "Bedding" | "Hygiene" | "Toys" | "Equipment";
  name: string;
  amount: number;
  /** The first number is the target, in units (rules §5). */
  description: string;
  /** The money that the donate page collects for it, in PLN, and what donors read. */
  collection?: { goal: number; appeals: Translations };
};

/** A task; `due` is the number of days until its day, negative for one that is late. */
export type DemoTask = {
  title: string;
  due: number;
  by: EmployeeKey;
  /** Left out: anybody's. */
  assignee?: EmployeeKey;
  animal?: string;
  repeat?: TaskRepeat;
};

export type DemoAppointment = {
  animal: string;
  employee: EmployeeKey;
  service:
    | "Vaccination"
    | "Check-up"
    | "Surgery"
    | "Deworming"
    | "Dental care"
    | "Chipping"
    | "Grooming"
    | "Behaviour consultation";
  purpose: string;
  /** Days ago (a negative number is in the future), or "next": the next time that it is `time`, so within 24 hours. */
  when: "next" | number;
  time: string;
};

/** One adoption, described by the days of its steps. `adoption-steps.ts` builds its rows. */
export type DemoAdoption = {
  animal: string;
  /** The adopter's e-mail. */
  adopter: string;
  letter: string;
  /** The employee who typed a walk-in. */
  enteredBy?: EmployeeKey;
  /** For each step of `HAPPY_PATH` that was taken, how many days ago; the first is the application. */
  days: readonly number[];
  /** The contract is accepted, and the animal waits to be fetched. */
  isToBeFetched?: true;
  /** The step that ended it early. */
  end?: DemoAdoptionEnd;
  /** Twelve answers, if the questionnaire was submitted. */
  answers?: readonly string[];
  review?: { score: number; note: string };
  /** The notes of the main caretaker's decision and of the home check. */
  decisionNote?: string;
  homeCheckNote?: string;
  /** The contract was issued again this many days ago. */
  reissuedDaysAgo?: number;
};

export type DemoAdoptionEnd = {
  call:
    | "questionnaire/staff-review"
    | "main-caretaker/decision"
    | "home-check/complete"
    | "contract/accept"
    | "reject"
    | "withdraw"
    /** Somebody else adopted the animal. */
    | "lost-to-another";
  daysAgo: number;
  note?: string;
  /** What staff wrote to the adopter with a rejection. */
  message?: string;
};

export type DemoDonation = {
  grosze: number;
  status: DonationStatus;
  daysAgo: number;
  time: string;
  /** How long after its start the payment was settled. */
  minutes: number;
  /** Why it failed. */
  remark?: string;
  /** What it is meant for: the name of a resource. */
  resource?: string;
  /** Who was signed in, by e-mail. */
  giver?: string;
};
