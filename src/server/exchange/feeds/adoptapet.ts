import type { FeedRow } from "./feed.queries.ts";
import {
  getsOn,
  isMixed,
  type PortalBreeds,
  type PortalColumns,
  portalBreed,
  portalDescription,
  portalLines,
  portalSex,
  portalSize,
  portalText,
  unsaid,
} from "./portal.ts";

const BREEDS: PortalBreeds = {
  "Cat Mixed breed": "Domestic Shorthair",
  "European Shorthair": "Domestic Shorthair",
  "German Shepherd": "German Shepherd Dog",
  "Polish Tatra Sheepdog": "Shepherd (Unknown Type)",
  Poodle: "Poodle (Standard)",
  "Yorkshire Terrier": "Yorkie, Yorkshire Terrier",
};

const MIXED_SIZES = { "": "Medium", S: "Small", M: "Medium", L: "Large", XL: "Large" } as const;

/** A dog of mixed breed is one by its size. */
const breedOf = (row: FeedRow): string =>
  row.type === "Dog" && (isMixed(row) || !row.breed)
    ? `Mixed Breed (${MIXED_SIZES[portalSize(row)]})`
    : portalBreed(row, BREEDS);

/** A baby is below half a year, which is known only where its months are. */
function ageOf({ age, ageMonths }: FeedRow): string {
  if (age === null) return "";
  if (age === 0 && ageMonths !== null && ageMonths < 6) return "Baby";
  if (age < 2) return "Young";
  return age < 9 ? "Adult" : "Senior";
}

/** 1 or 0; blank while nobody knows. */
function goodWith(score: number | null): string {
  const does = getsOn(score);
  return does === undefined ? "" : does ? "1" : "0";
}

/** One score says how an animal is with others, not with which: only that it is with none can be said of cats and dogs. */
const notWithOthers = ({ traits }: FeedRow): string => (getsOn(traits.animals) === false ? "0" : "");

/** The film in the only form that is read there. */
function youTube({ filmUrl }: FeedRow): string {
  const [, id] =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{5,})/.exec(
      filmUrl ?? "",
    ) ?? [];
  return id ? `https://www.youtube.com/watch?v=${id}` : "";
}

/** @returns 2021-03-01 as 03/01/2021 */
function american(day: string | null): string {
  const [year, month, date] = day?.split("-") ?? [];
  return year ? `${month}/${date}/${year}` : "";
}

/** The 32 columns of Adopt-a-Pet, which reads their names from the map and not from the first line. */
const COLUMNS: PortalColumns = [
  ["Id", ({ id }) => String(id)],
  ["Animal", ({ type }) => type],
  ["Breed", breedOf],
  ["Breed2", unsaid],
  ["Purebred", (row) => (isMixed(row) ? "0" : "")],
  ["Age", ageOf],
  ["Name", ({ name }) => portalText(name)],
  ["Size", portalSize],
  ["Sex", portalSex],
  ["Description", ({ description }) => portalDescription(description, "<br />")],
  ["Status", () => "Available"],
  ["GoodWKids", ({ traits }) => goodWith(traits.children)],
  ["GoodWCats", notWithOthers],
  ["GoodWDogs", notWithOthers],
  ["SpayedNeutered", unsaid],
  ["ShotsCurrent", unsaid],
  ["Housetrained", unsaid],
  ["Declawed", unsaid],
  ["SpecialNeeds", unsaid],
  ["HairLength", unsaid],
  ["YouTubeVideoURL", youTube],
  ["Birthdate", ({ bornOn }) => american(bornOn)],
  ["Sizecurrent", ({ weight }) => (weight === null ? "" : String(weight))],
  ["SizeUOM", ({ weight }) => (weight === null ? "" : "kg")],
  ["AdoptionFee", unsaid],
  ["Cratetrained", unsaid],
  ["HeartwormNegative", unsaid],
  ["HeartwormPositive", unsaid],
  ["Leashtrained", unsaid],
  ["IndoorOnly", unsaid],
  ["FIVPositive", unsaid],
  ["SpecialDietaryNeeds", unsaid],
];

/** @returns the text of `/feeds/adoptapet.csv`, which has no head. That portal has no word for a reserved animal */
export const adoptAPetCsv = (publicUrl: string, rows: readonly FeedRow[]): string =>
  portalLines(
    COLUMNS,
    rows.filter(({ status }) => status !== "Reserved"),
    publicUrl,
  );

/** @returns the text of `/feeds/adoptapet.cfg`, which names the columns */
export const adoptAPetMap = (): string => COLUMNS.map(([name], at) => `#${at + 1}:${name}=${name}\n`).join("");
