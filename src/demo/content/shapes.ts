import type { AnimalType, Sex } from "../../contract/animals.ts";
import type { DonationStatus } from "../../contract/donations.ts";
import type { JobApplicationStatus } from "../../contract/job-applications.ts";
import type { Pose } from "../portraits/looks.ts";

/** The attribute types that the demonstration's scores are given for, in the order of `AnimalStory.scores`. */
export const SCORED = [
  "Energy",
  "Friendliness to people",
  "Friendliness to other animals",
  "Good with children",
  "Training",
  "Independence",
] as const;

/** One animal of the demonstration shelter. Days are counted back from the day of the filling. */
export type AnimalStory = {
  /** Unique in the shelter; the other tables name the animal by it. */
  name: string;
  sex: Sex;
  breed: string;
  /** One of the breed's coats that can be drawn. */
  coat: string;
  age: readonly [years: number, months: number];
  weightKg: number;
  foundAt: string;
  arrivedDaysAgo: number;
  /** Left out: yes. */
  isChipped?: false;
  /** Left out: in no group. */
  group?: GroupName;
  /** 1 to 5, in the order of `SCORED`. */
  scores: readonly [number, number, number, number, number, number];
  /** The pictures in their order; the first is the main one. */
  poses: readonly Pose[];
  /** Found a home before adoptions were kept in this database. */
  isHomedAlready?: true;
  story: string;
};

export type TypedAnimal = AnimalStory & { type: AnimalType };

export type GroupName =
  | "Puppies and young dogs"
  | "Family dogs"
  | "Senior dogs"
  | "Shy dogs"
  | "Kittens"
  | "Indoor cats"
  | "Barn cats"
  | "Special care";

export type GroupStory = {
  name: GroupName;
  description: string;
  /** The key of an employee; left out: the group has caretakers but nobody is the main one. */
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

export type EmployeeStory = {
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

export type UserStory = {
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

export type NewsStory = {
  title: string;
  author: EmployeeKey;
  daysAgo: number;
  time: string;
  content: string;
};

export type JobStory = {
  name: string;
  description: string;
  minSalary: number;
  maxSalary: number;
  daysAgo: number;
};

export type JobApplicationStory = {
  job: string;
  /** The e-mail of the user who sent it; left out: it came on paper. */
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

export type ResourceStory = {
  type: "Food" | "Medicine" | "Bedding" | "Hygiene" | "Toys" | "Equipment";
  name: string;
  amount: number;
  /** The first number is the target, in units (decisions §5). */
  description: string;
};

export type AppointmentStory = {
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
  /** "next": when the shelter's clocks show `time` next, so within 24 hours; a number: so many days ago (negative: ahead). */
  when: "next" | number;
  time: string;
};

/** One adoption, told by the days of its steps; `adoption-steps.ts` plays it. */
export type AdoptionStory = {
  animal: string;
  /** The adopter's e-mail. */
  adopter: string;
  letter: string;
  /** The employee who entered a walk-in's letter. */
  enteredBy?: EmployeeKey;
  /** Days ago of each step on the straight way that was taken, from the letter on. */
  days: readonly number[];
  /** The step off the straight way that ended it. */
  end?: AdoptionEnd;
  /** Twelve answers, where the questionnaire was sent in. */
  answers?: readonly string[];
  review?: { score: number; note: string };
  /** What the main caretaker and the visitor of the home wrote. */
  decisionNote?: string;
  homeCheckNote?: string;
  /** The contract was issued once more so many days ago. */
  reissuedDaysAgo?: number;
};

export type AdoptionEnd = {
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
};

export type DonationStory = {
  grosze: number;
  status: DonationStatus;
  daysAgo: number;
  time: string;
  /** So long after it began it came to its end. */
  minutes: number;
  /** What went wrong. */
  remark?: string;
};
