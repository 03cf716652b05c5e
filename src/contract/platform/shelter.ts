import { LANGUAGES, type Language, languageOf, languagesFromReaders } from "../texts/language.ts";

/** The days of the week as schema.org names them, from Monday on. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of some days of each week, by the shelter's clock: `11:00`. */
export type WeeklyHours = { days: Weekday[]; opens: string; closes: string };

/** A day that differs: its hours, or closed (both null). `on` is YYYY-MM-DD. */
export type DayThatDiffers = { on: string; opens: string | null; closes: string | null; note: string | null };

/** When the stay of an adopted animal ends. */
export const HANDOVER_RULES = ["whenFetched", "atContract"] as const;
export type HandoverRule = (typeof HANDOVER_RULES)[number];

/** The shelter's own rules, whose numbers are on pages and papers (spec §9). */
export type ShelterRules = {
  /** From which age, in years, a person may apply for an animal (rules §4). */
  adopterMinAge: number;
  volunteerMinAge: number;
  volunteerMinMonths: number;
  /** The least number of walks before a dog of at least `walksFromMonths` is adopted. */
  walks: number;
  walksFromMonths: number;
  finalizeWithinDays: number;
  fosterWeeks: number;
  quarantineDays: number;
  /** When an adopted animal leaves: when it is handed over, or with its contract (rules §14). */
  handover: HandoverRule;
  /** Within how many days after the contract an animal is fetched. */
  fetchDays: number;
  /** The least length of a password that somebody chooses, in characters; staff's is at least twelve (rules §2). */
  passwordMinLength: number;
};

/** From whom the shelter asks for a second factor when they sign in. */
export const FACTOR_DEMANDS = ["nobody", "admins", "staff"] as const;
export type FactorDemand = (typeof FACTOR_DEMANDS)[number];

export type SocialLinks = { facebook: string | null; instagram: string | null; youtube: string | null };

/** Who the shelter is and where people find it (rules §12). Nothing in it is private. */
export type Shelter = {
  name: string;
  legalName: string | null;
  taxId: string | null;
  registerId: string | null;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  /** Nine digits, without the country's code. */
  phone: string;
  email: string;
  openingHours: WeeklyHours[];
  exceptions: DayThatDiffers[];
  timeZone: string;
  /** The bank account, without blanks. */
  iban: string | null;
  social: SocialLinks;
  logoId: number | null;
  /** of the one call to action of a page, as `#b5462e` */
  accentColour: string;
  languages: Language[];
  rules: ShelterRules;
  secondFactor: FactorDemand;
  version: number;
};

/** The record before the setup, which is also that of the demonstration. */
export const BUILT_IN_SHELTER: Shelter = {
  name: "Animal Shelter",
  legalName: null,
  taxId: null,
  registerId: null,
  street: "ul. Przyjazna 12",
  postalCode: "94-001",
  city: "Łódź",
  countryCode: "PL",
  phone: "420000012",
  email: "contact@shelter.example",
  openingHours: [
    { days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "11:00", closes: "18:00" },
    { days: ["Saturday", "Sunday"], opens: "10:00", closes: "16:00" },
  ],
  exceptions: [],
  timeZone: "Europe/Warsaw",
  iban: null,
  social: {
    facebook: "https://www.facebook.com/",
    instagram: "https://www.instagram.com/",
    youtube: "https://www.youtube.com/",
  },
  logoId: null,
  accentColour: "#b5462e",
  languages: [...LANGUAGES],
  rules: {
    adopterMinAge: 18,
    volunteerMinAge: 16,
    volunteerMinMonths: 3,
    walks: 2,
    walksFromMonths: 4,
    finalizeWithinDays: 3,
    fosterWeeks: 2,
    quarantineDays: 14,
    handover: "whenFetched",
    fetchDays: 14,
    passwordMinLength: 6,
  },
  secondFactor: "nobody",
  version: 0,
};

let current = (): Shelter => BUILT_IN_SHELTER;

/** The shelter's present record. It may change at any time, so never store it in a constant. */
export const shelter = (): Shelter => current();

/** The language that the shelter itself works in: the first of those that its pages are read in. */
export const shelterLanguage = (): Language => languageOf(shelter().languages[0] ?? "");

/** The languages that the shelter offers, in the product's order. */
export const offeredLanguages = (): Language[] =>
  LANGUAGES.filter((language) => shelter().languages.includes(language));

/** @returns this language if the shelter offers it, else the shelter's own (rules §13) */
export const offeredLanguage = (language: Language): Language =>
  shelter().languages.includes(language) ? language : shelterLanguage();

/** The languages in which texts are typed: the reader's, then the others that the shelter offers. */
export const typedLanguages = (): Language[] => {
  const [own, ...others] = languagesFromReaders();
  return [own as Language, ...others.filter((language) => shelter().languages.includes(language))];
};

/** Sets the source of the record: on the server it is that of the request, in a page that of its document. */
export function readShelterFrom(source: () => Shelter): void {
  current = source;
}

/** The prefix of telephone numbers with nine digits. */
export const PHONE_COUNTRY_CODE = "+48";

/** The address on one line. */
export function shelterAddress(): string {
  const { street, postalCode, city } = shelter();
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(", ");
}

/** The telephone number in groups: `+48 420 000 012`; empty while the record has none. */
export const shelterPhone = (): string => {
  const { phone } = shelter();
  return phone && `${PHONE_COUNTRY_CODE} ${phone.replace(/(\d{3})(?=\d)/g, "$1 ")}`;
};

/** Who the shelter was when a paper was issued. */
export type Letterhead = { name: string; address: string; phone: string; email: string };
