import { z } from "zod";
import { PASSWORD_LIMITS } from "../accounts/accounts.ts";
import { phone, postalCode, YOUNGEST_USER } from "../accounts/users.ts";
import type { CallTable } from "../platform/call.ts";
import { unreadableAccent } from "../platform/colour.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { compactIban, isIban } from "../platform/iban.ts";
import { PhotoUpload } from "../platform/photos.ts";
import { blankable, Id, requiredText } from "../platform/shared.ts";
import { FACTOR_DEMANDS, HANDOVER_RULES, type SocialLinks, WEEKDAYS } from "../platform/shelter.ts";
import { Exceptions, OpeningHours } from "../platform/shelter-hours.ts";
import { currentLanguage, LANGUAGES, LOCALE } from "../texts/language.ts";
import { messages } from "../texts/message.ts";
import { formTexts, recordTexts } from "../texts/texts.ts";

/** The longest texts of the record, in characters. */
export const SHELTER_LIMITS = { name: 100, legalName: 200, number: 30, street: 200, city: 100, address: 200 } as const;

/** The smallest and the largest number of each of the shelter's own rules. */
export const RULE_LIMITS = {
  adopterMinAge: [YOUNGEST_USER, 99],
  volunteerMinAge: [10, 99],
  volunteerMinMonths: [0, 36],
  walks: [0, 10],
  walksFromMonths: [0, 60],
  finalizeWithinDays: [1, 365],
  fosterWeeks: [1, 52],
  quarantineDays: [0, 365],
  fetchDays: [1, 365],
  passwordMinLength: [PASSWORD_LIMITS.min, 64],
} as const;
export type RuleName = keyof typeof RULE_LIMITS;

const text = messages(() => recordTexts().shelter);
const person = messages(() => formTexts().users);

const SOCIAL_HOSTS: Readonly<Record<keyof SocialLinks, readonly string[]>> = {
  facebook: ["facebook.com", "www.facebook.com", "m.facebook.com"],
  instagram: ["instagram.com", "www.instagram.com"],
  youtube: ["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"],
};

const companyNumber = blankable(SHELTER_LIMITS.number).refine(
  (typed) => typed === null || /^[\p{L}\d /.-]+$/u.test(typed),
  text.number,
);

/** An address of one of the known sites, by https and without a port or a password. */
function isOn(typed: string, hosts: readonly string[]): boolean {
  const url = URL.parse(typed);
  const isPlain = url?.protocol === "https:" && !url.username && !url.password && !url.port;
  return isPlain === true && hosts.includes(url.hostname);
}

const socialLink = (site: keyof SocialLinks) =>
  blankable(SHELTER_LIMITS.address)
    .refine((typed) => typed === null || isOn(typed, SOCIAL_HOSTS[site]), {
      error: () => recordTexts().shelter.social(`${site}.com`),
    })
    .default(null);

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "" && !/^[+-]/.test(zone);
  } catch {
    return false;
  }
};

/** A contrast in the reader's language, rounded down, so that one that is too small is not shown as enough. */
const inLocale = (contrast: number) =>
  (Math.floor(contrast * 10) / 10).toLocaleString(LOCALE[currentLanguage()], { minimumFractionDigits: 1 });

const AccentColour = z
  .string(text.colour)
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, { ...text.colour, abort: true })
  .superRefine((typed, context) => {
    const found = unreadableAccent(typed);
    if (found)
      context.addIssue({
        code: "custom",
        message: recordTexts().shelter.contrast(inLocale(found.contrast), found.nearest),
      });
  });

function rule(name: RuleName) {
  const [least, most] = RULE_LIMITS[name];
  const outside = { error: () => recordTexts().shelter.rule(least, most) };
  return z.int(outside).min(least, outside).max(most, outside);
}

const Rules = z.object({
  adopterMinAge: rule("adopterMinAge"),
  volunteerMinAge: rule("volunteerMinAge"),
  volunteerMinMonths: rule("volunteerMinMonths"),
  walks: rule("walks"),
  walksFromMonths: rule("walksFromMonths"),
  finalizeWithinDays: rule("finalizeWithinDays"),
  fosterWeeks: rule("fosterWeeks"),
  quarantineDays: rule("quarantineDays"),
  handover: z.enum(HANDOVER_RULES, text.handover),
  fetchDays: rule("fetchDays"),
  passwordMinLength: rule("passwordMinLength"),
});

/** What a save may change: a field left out keeps its value (rules §11, §12). */
export const ShelterChange = z
  .object({
    name: requiredText(text.name, SHELTER_LIMITS.name),
    legalName: blankable(SHELTER_LIMITS.legalName),
    taxId: companyNumber,
    registerId: companyNumber,
    street: requiredText(text.street, SHELTER_LIMITS.street),
    postalCode: postalCode(person.postalCode),
    city: requiredText(text.city, SHELTER_LIMITS.city),
    countryCode: z
      .string(text.country)
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, text.country),
    phone: phone(person.phone),
    email: simpleEmail(EMAIL_MESSAGE.invalid),
    openingHours: OpeningHours,
    exceptions: Exceptions,
    timeZone: z.string(text.zone).refine(isZone, text.zone),
    iban: z
      .string()
      .max(60)
      .transform((typed) => compactIban(typed) || null)
      .nullable()
      .refine((account) => account === null || isIban(account), text.iban),
    social: z.object({
      facebook: socialLink("facebook"),
      instagram: socialLink("instagram"),
      youtube: socialLink("youtube"),
    }),
    logoId: Id.nullable().describe("null takes the logo away"),
    logo: PhotoUpload.nullable().describe("a new logo"),
    accentColour: AccentColour,
    languages: z
      .array(z.enum(LANGUAGES), text.languages)
      .min(1, text.languages)
      .max(LANGUAGES.length)
      .transform((chosen) => [...new Set(chosen)])
      .describe("the first one is the shelter's own: of its letters to itself, and of accounts that staff add"),
    rules: Rules.partial().describe("a rule left out keeps its value, too"),
    secondFactor: z
      .enum(FACTOR_DEMANDS)
      .describe("who needs a second factor; it is asked for when they sign in the next time"),
  })
  .partial();
export type ShelterChange = z.output<typeof ShelterChange>;

/** Whose shelter it is, for everybody (rules §12). */
export const ShelterRecord = z
  .object({
    name: z.string(),
    legalName: z.string().nullable(),
    taxId: z.string().nullable(),
    registerId: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    countryCode: z.string(),
    phone: z.string(),
    email: z.string(),
    openingHours: z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), opens: z.string(), closes: z.string() })),
    exceptions: z.array(
      z.object({
        on: z.string(),
        opens: z.string().nullable(),
        closes: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
    timeZone: z.string(),
    iban: z.string().nullable(),
    social: z.object({
      facebook: z.string().nullable(),
      instagram: z.string().nullable(),
      youtube: z.string().nullable(),
    }),
    logoId: Id.nullable(),
    accentColour: z.string(),
    languages: z.array(z.enum(LANGUAGES)),
    rules: Rules,
    secondFactor: z.enum(FACTOR_DEMANDS),
    version: z.int().describe("also the ETag; a save names it in If-Match"),
  })
  .meta({ id: "Shelter" });

/** The body of `POST /shelter/leave-demonstration`: the shelter's name, typed. */
export const LeaveDemonstration = z.object({ confirm: z.string().max(SHELTER_LIMITS.name) });

/** The shelter's own record (rules §12). */
export const shelterCalls = {
  "GET /shelter": { answer: ShelterRecord },
  "PUT /shelter": {
    description: "Needs If-Match with the version: 428 without it, 412 if somebody else has saved in the meantime.",
    body: ShelterChange,
    answer: ShelterRecord,
  },
  "GET /shelter/demonstration": { answer: z.object({ isPresent: z.boolean() }) },
  "POST /shelter/leave-demonstration": {
    description: "Takes out what the demonstration has put in. 404 without one, 409 without an admin who stays.",
    body: LeaveDemonstration,
  },
} satisfies CallTable;
