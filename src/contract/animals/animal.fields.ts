import { z } from "zod";
import { optionalText, requiredText } from "../platform/shared.ts";
import { translatableLines } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { storedBreed } from "./breeds.ts";
import { HOMES_NEEDED } from "./household.ts";

export const ANIMAL_TYPES = ["Dog", "Cat"] as const;
export const SEXES = ["Male", "Female"] as const;

/** Bounds of spec §5 and §9; lengths in characters are ours. */
export const ANIMAL_LIMITS = {
  age: { min: 0, max: 100 },
  /** The database stores hundredths of a kilogram. */
  weight: { above: 0, least: 0.01, max: 500 },
  score: { min: 1, max: 5 },
  line: 100,
  months: { min: 0, max: 11 },
  film: 500,
  description: 5000,
  colours: 6,
  colour: 40,
  markings: 200,
  /** More attribute types than any shelter asks for. */
  scores: 500,
} as const;

const text = messages(() => recordTexts().animalForm);
const { line, weight, film, description, colours, colour, markings } = ANIMAL_LIMITS;

/** What a row may say besides how answers and forms have the field. */
type Traits = {
  /** Other sites and portals get it. What no row names leaves the house nowhere. */
  feed?: true;
  /** What the API calls the choice between the values of two records that become one. */
  merge?: string;
  /** Staff write it in each language: `description` and `descriptions`. */
  inLanguages?: true;
  /** A column of somebody's file can say it. Others are read in a way of their own: `import-fields.ts`. */
  imported?: true;
};
const field = <A extends z.ZodType, F extends z.ZodType, const T extends Traits>(answer: A, form: F, traits: T) => ({
  answer,
  form,
  ...traits,
});

/** Whether this is an https address without a name and password. */
function isFilmAddress(typed: string): boolean {
  const address = URL.parse(typed);
  return address?.protocol === "https:" && address.username === "" && address.password === "";
}

/** A blank removes it. */
const filmAddress = z
  .string(text.film)
  .trim()
  .max(film, text.film)
  .refine((typed) => typed === "" || isFilmAddress(typed), text.film)
  .transform((typed) => (typed === "" ? null : (URL.parse(typed)?.href ?? null)))
  .nullish();

/** Null or a blank if it is unknown. */
const homeNeeded = z
  .enum([...HOMES_NEEDED, ""], text.homeNeeded)
  .transform((chosen) => chosen || null)
  .nullish();

/**
 * One row a field of an animal; where it is stored stands in `src/server/animals/animal.fields.ts`. Its label stands
 * in `animals.fields` of the texts. Age, status, arrival and scores are written out: what they are follows from other records.
 */
export const ANIMAL_FIELDS = {
  name: field(z.string(), requiredText(text.name, line), { feed: true, merge: "name" }),
  type: field(z.enum(ANIMAL_TYPES), z.enum(ANIMAL_TYPES, text.type), { feed: true }),
  sex: field(z.enum(SEXES).nullable(), z.enum(SEXES, text.sex), { feed: true, merge: "sex" }),
  breed: field(z.string().nullable(), requiredText(text.breed, line).transform(storedBreed), {
    feed: true,
    merge: "breed",
  }),
  weight: field(
    z.number().nullable().describe("kg"),
    z.number(text.weight).min(weight.least, text.weight).max(weight.max, text.weight),
    { feed: true, merge: "weight" },
  ),
  whereFound: field(z.string(), requiredText(text.whereFound, line), { feed: true, merge: "whereFound" }),
  isChipped: field(z.boolean(), z.boolean(text.chipped), { feed: true }),
  homeNeeded: field(
    z.enum(HOMES_NEEDED).nullable().describe("the home that it needs; null while nobody has said one"),
    homeNeeded,
    { feed: true, merge: "home" },
  ),
  filmUrl: field(z.string().nullable().describe("https address of the shelter's own film of it"), filmAddress, {
    feed: true,
    merge: "film",
  }),
  colours: field(
    z.array(z.string()).describe("in the reader's language, if the shelter's list has them"),
    z.array(requiredText(text.colours, colour), text.colours).max(colours, text.colours).optional(),
    { feed: true, merge: "colours", imported: true },
  ),
  markings: field(z.string().describe("what is its own alone, as a white paw"), optionalText(markings), {
    feed: true,
    merge: "markings",
    imported: true,
  }),
  description: field(z.string(), translatableLines("description", description).description, {
    feed: true,
    merge: "description",
    inLanguages: true,
  }),
};
type Fields = typeof ANIMAL_FIELDS;
export type FieldName = keyof Fields;
export const FIELD_NAMES = Object.keys(ANIMAL_FIELDS) as FieldName[];

/** The fields whose row has a trait. */
type With<T extends keyof Traits> = { [N in FieldName]: Fields[N] extends Record<T, unknown> ? N : never }[FieldName];
const withTrait = <T extends keyof Traits>(trait: T) =>
  FIELD_NAMES.filter((name): name is With<T> => trait in ANIMAL_FIELDS[name]);

const shapeOf = <Part extends "answer" | "form">(part: Part) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, ANIMAL_FIELDS[name][part]])) as {
    [N in FieldName]: Fields[N][Part];
  };
/** The fields of an answer. */
export const animalAnswers = shapeOf("answer");
/** The fields of a form, as a new animal needs them. */
export const animalForms = shapeOf("form");
/** The fields of a form as they are sent. */
export type AnimalValues = z.output<z.ZodObject<typeof animalForms>>;

export const FEED_ROWS = withTrait("feed");
export const IMPORTED_ROWS = withTrait("imported");
export type ImportedRow = With<"imported">;
export const isImportedRow = (name: string): name is ImportedRow => (IMPORTED_ROWS as string[]).includes(name);
export const isInLanguages = (name: FieldName): boolean => "inLanguages" in ANIMAL_FIELDS[name];

/** The fields of which one value stays where two records become one, by the names of the choices. */
export type MergeChoice = Fields[With<"merge">]["merge"];
export const MERGED_FIELDS = Object.fromEntries(
  withTrait("merge").map((name) => [ANIMAL_FIELDS[name].merge, name]),
) as Record<MergeChoice, FieldName>;
export const MERGE_CHOICES = Object.keys(MERGED_FIELDS) as MergeChoice[];
export const isMergeChoice = (choice: string): choice is MergeChoice => choice in MERGED_FIELDS;

/** What a field is called. One without a word in the catalog does not compile. */
export const fieldLabel = (name: FieldName): string => recordTexts().animals.fields[name];
