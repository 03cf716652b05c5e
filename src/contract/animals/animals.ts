import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ShownPhoto } from "../platform/photos.ts";
import {
  archivedFlag,
  ById,
  chosenId,
  Day,
  exportedListQuery,
  Id,
  IdInAddress,
  Instant,
  listOf,
  listQuery,
  oneOf,
  sortBy,
  typedNumber,
} from "../platform/shared.ts";
import { foreignLanguages, inEachLanguage } from "../platform/translations.ts";
import { LANGUAGES } from "../texts/language.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES, animalAnswers, SEXES } from "./animal.fields.ts";
import { HOMES_NEEDED, HOUSEHOLD, type HomeNeeded } from "./household.ts";
import { StayOfAnimal } from "./stays.ts";

export { ANIMAL_TYPES, SEXES };

/** What the database keeps, derived from the animal's stays (rules §3, §14). */
export const STORED_STATUSES = ["Available", "Reserved", "Adopted", "InCare", "Left"] as const;
/** What everybody sees: `Appointment` is an Available animal with an appointment in the next 24 hours (rules §3). */
export const PUBLIC_STATUSES = ["Available", "Appointment", "Reserved", "Adopted"] as const;
/** What only staff see: `InCare` is at the shelter and not to be adopted now, `Left` went another way (rules §14). */
export const ANIMAL_STATUSES = [...PUBLIC_STATUSES, "InCare", "Left"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const AGE_CLASSES = ["baby", "adult", "senior"] as const;
/** What staff say of an animal with the form, and what an intake may leave open (rules §14). */
export const ANIMAL_GAPS = ["sex", "age", "weight", "breed", "photo", "scores"] as const;
export const AVAILABLE_FOR = ["Adoption", "Appointment"] as const;
/** At least this score of 5, for filters by it. */
export const MIN_SCORES = ["3", "4", "5"] as const;
/** The score of energy in words: calm to 2, medium 3, lively from 4. */
export const ENERGIES = ["calm", "medium", "lively"] as const;

export type AnimalType = (typeof ANIMAL_TYPES)[number];
export type StoredStatus = (typeof STORED_STATUSES)[number];
export type Sex = (typeof SEXES)[number];
export type AnimalStatus = (typeof ANIMAL_STATUSES)[number];
export type Size = (typeof SIZES)[number];
export type AgeClass = (typeof AGE_CLASSES)[number];
export type MinScore = (typeof MIN_SCORES)[number];
export type Energy = (typeof ENERGIES)[number];
export type AnimalGap = (typeof ANIMAL_GAPS)[number];

/** An animal is small below 10 kg and medium below 20 kg, otherwise large (spec §9). */
export const SIZE_LIMITS_KG = { small: 10, medium: 20 } as const;

/** Baby below 2 years for the public and below 1 for the administration; adult below 8, otherwise senior (spec §9). */
export const AGE_LIMITS_YEARS = { public: { baby: 2, adult: 8 }, admin: { baby: 1, adult: 8 } } as const;
export type AgeScale = keyof typeof AGE_LIMITS_YEARS;

const traitScore = z.int().min(1).max(5).nullable();
/** The scores that visitors search by. */
const TraitScores = z.object({
  children: traitScore,
  animals: traitScore,
  energy: traitScore,
  independence: traitScore,
});

export const AttributeType = z.object({ id: Id, name: z.string() }).meta({ id: "AnimalAttributeType" });
export const AttributeScore = z
  .object({ attributeTypeId: Id, attributeTypeName: z.string(), score: z.int().min(1).max(5) })
  .meta({ id: "AnimalAttributeScore" });

export const Animal = z
  .object({
    id: Id,
    ...animalAnswers,
    age: z.int().nullable().describe("whole years; this, weight, sex and breed are null while nobody knows"),
    ageMonths: z.int().nullable().describe("months beyond the years, under two years; null where nobody has said them"),
    arrivalDate: Day,
    status: z.enum(ANIMAL_STATUSES),
    mainPhotoId: Id.nullable(),
    mainPhotoAlt: z.string(),
    focalX: z.number().describe("percent from the left"),
    focalY: z.number().describe("percent from the top"),
    animalGroupId: Id.nullable(),
    animalGroupName: z.string().nullable(),
    attributeScores: z.array(AttributeScore),
    traits: TraitScores.describe("the scores that filters and the order by fit know; null while nobody has given one"),
    stay: StayOfAnimal.nullable().optional().describe("the latest stay, for staff"),
    missing: z.array(z.enum(ANIMAL_GAPS)).optional().describe("staff: what nobody has said of it yet"),
    languages: foreignLanguages("description", "animalGroupName"),
    descriptions: inEachLanguage,
    missingLanguages: z
      .array(z.enum(LANGUAGES))
      .optional()
      .describe("staff, in lists: has no description in these yet"),
  })
  .meta({ id: "Animal" });
export type Animal = z.infer<typeof Animal>;

/** What staff may do with an animal; buttons are drawn from it (rules §2). */
export const ANIMAL_ACTIONS = ["edit", "delete", "restore", "addAppointment"] as const;
export type AnimalAction = (typeof ANIMAL_ACTIONS)[number];

/** One animal with all its pictures in their order, the main one first; the last two fields are for staff. */
export const AnimalDetail = Animal.extend({
  photos: z.array(ShownPhoto),
  adoptableFrom: Day.nullable().optional().describe("of an animal in care: when its last hold ends, if that is known"),
  archivedAt: Instant.nullable().optional(),
  actions: z.array(z.enum(ANIMAL_ACTIONS)).optional().describe("what this person may do with it now"),
}).meta({ id: "AnimalDetail" });
export type AnimalDetail = z.infer<typeof AnimalDetail>;

export const AnimalMeta = z
  .object({
    breeds: z.array(z.string()).describe("every breed in use, in alphabetical order"),
    types: z.array(z.enum(ANIMAL_TYPES)),
    breedsByType: z.record(z.enum(ANIMAL_TYPES), z.array(z.string())),
    colours: z.array(z.string()).optional().describe("staff: what the shelter's list offers"),
  })
  .meta({ id: "AnimalMeta" });
export type AnimalMeta = z.infer<typeof AnimalMeta>;

/** @returns why this animal takes no applications, or undefined when it does (rules §3) */
export function closedText({
  name,
  status,
  adoptableFrom,
}: Pick<Animal, "name" | "status"> & Pick<AnimalDetail, "adoptableFrom">): string | undefined {
  if (status === "Adopted") return recordTexts().animals.adopted(name);
  if (status === "Reserved") return recordTexts().animals.reserved(name);
  if (status === "InCare")
    return adoptableFrom
      ? recordTexts().animals.adoptableFrom(name, adoptableFrom)
      : recordTexts().animals.inCare(name);
  return undefined;
}

/** What the administration's list can be ordered by. */
export const ANIMAL_SORTS = ["name", "type", "age", "arrivalDate", "status"] as const;
/** By these only staff order: the unit, what is due first, the weight. */
export const STAFF_SORTS = ["unit", "due", "weight"] as const;
/** By these, and by `waiting`: the longest stay first. */
export type AnimalSort = (typeof ANIMAL_SORTS)[number] | (typeof STAFF_SORTS)[number] | "waiting";

/** The filters of the animals lists: the public page's, the administration's and the selects' (spec §2.4, §2.6, §7; rules §1, §3). */
export const AnimalQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  type: oneOf("Type", ANIMAL_TYPES),
  sex: oneOf("Sex", SEXES),
  breed: z.string().trim().max(100).optional(),
  status: oneOf("Status", ANIMAL_STATUSES),
  availableFor: oneOf("availableFor", AVAILABLE_FOR),
  size: oneOf("Size", SIZES),
  ageClass: oneOf("Age", AGE_CLASSES),
  ageScale: oneOf("ageScale", ["public", "admin"]),
  animalGroupId: typedNumber(chosenId(messages(() => recordTexts().animals).groupNotNumber)).optional(),
  goodWithChildren: oneOf("goodWithChildren", MIN_SCORES).describe("at least this score"),
  goodWithAnimals: oneOf("goodWithAnimals", MIN_SCORES).describe("at least this score"),
  energy: oneOf("energy", ENERGIES),
  homeNeeded: oneOf("homeNeeded", HOMES_NEEDED).describe("the home that the animal needs"),
  children: oneOf("children", HOUSEHOLD.children).describe(
    "children at home; this and the next three put those first that fit, unless `sort` is given",
  ),
  pets: oneOf("pets", HOUSEHOLD.pets).describe("another animal at home"),
  alone: oneOf("alone", HOUSEHOLD.alone).describe("the hours that the animal is alone"),
  home: oneOf("home", HOUSEHOLD.home).describe("the visitor's home: without stairs on the way, or up stairs"),
  chip: z.string().trim().max(40).optional().describe("staff: a chip's number; blanks and dashes are ignored"),
  incomplete: z
    .stringbool(messages(() => recordTexts().animals).incompleteFlag)
    .optional()
    .describe("staff: only those in the shelter of which something is missing"),
  here: z
    .stringbool(messages(() => recordTexts().animals).hereFlag)
    .optional()
    .describe("staff: only those in the shelter's care"),
  sort: sortBy([...ANIMAL_SORTS, "waiting", ...STAFF_SORTS]).describe(
    `left out: the latest arrivals first; ${STAFF_SORTS.join(", ")}: for staff`,
  ),
  archived: archivedFlag.describe("admins only: the deleted ones instead"),
});
export type AnimalQuery = z.output<typeof AnimalQuery>;

/** The list of the user's favourites: as long as the public list, searched by name (rules §1, §11). */
export const FavouriteQuery = listQuery(PAGE_SIZE.publicAnimals);
export type FavouriteQuery = z.output<typeof FavouriteQuery>;

const AttributeTypes = z.array(AttributeType);
/** The path parameter of one animal, for paths that also name another record. */
export const ByAnimalId = z.object({ animalId: IdInAddress });

/** Animals, their metadata and attribute types (spec §7; rules §3, §11); writes with fields are in `animal-form.ts`. */
export const animalCalls = {
  "GET /animals": { query: AnimalQuery, answer: listOf(Animal) },
  "GET /animals/meta": { answer: AnimalMeta },
  "GET /animals/:id": { params: ById, answer: AnimalDetail },
  "GET /animal-attribute-types": { answer: AttributeTypes },
  "GET /animal-groups/attribute-types": { answer: AttributeTypes },
  "GET /animal-attribute-types/:id": { params: ById, answer: AttributeType },
  "GET /animal-groups/animals/:animalId/attribute-scores": { params: ByAnimalId, answer: z.array(AttributeScore) },
  "DELETE /animals/:id": { params: ById },
  "POST /animals/:id/restore": { params: ById, answer: AnimalDetail },
} satisfies CallTable;

/** The filters of the public animals list, from the address (spec §2.4); the last four are of scores and of the home. */
export type AnimalFilters = {
  sex?: Sex;
  type?: AnimalType;
  breed?: string;
  animalGroupId?: number;
  size?: Size;
  ageClass?: AgeClass;
  goodWithChildren?: MinScore;
  goodWithAnimals?: MinScore;
  energy?: Energy;
  homeNeeded?: HomeNeeded;
};
