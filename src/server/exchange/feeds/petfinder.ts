import { photoUrl } from "./feed.animals.ts";
import type { FeedRow } from "./feed.queries.ts";
import {
  getsOn,
  isMixed,
  type PortalBreeds,
  type PortalColumns,
  portalBreed,
  portalDescription,
  portalHead,
  portalLines,
  portalSex,
  portalSize,
  portalText,
  unsaid,
} from "./portal.ts";

const BREEDS: PortalBreeds = {
  "Cat Mixed breed": "Domestic Short Hair",
  "Dog Mixed breed": "Mixed Breed",
  "European Shorthair": "Domestic Short Hair",
  "German Shepherd": "German Shepherd Dog",
  "Polish Tatra Sheepdog": "Shepherd",
  Sphynx: "Sphynx (hairless cat)",
  "Yorkshire Terrier": "Yorkshire Terrier Yorkie",
};

/** The ages below so many years; whoever is older is a senior. */
const AGES = [
  [1, "Baby"],
  [3, "Young"],
  [8, "Adult"],
] as const;

const ageOf = ({ age }: FeedRow): string =>
  age === null ? "" : (AGES.find(([below]) => age < below)?.[1] ?? "Senior");

/** A can be adopted, H is on hold, F was found and may have an owner, X was adopted. */
function statusOf({ status, isFound }: FeedRow): string {
  if (status === "Adopted") return "X";
  if (status === "InCare") return isFound ? "F" : "H";
  return status === "Reserved" ? "H" : "A";
}

/** 1 is "not good with"; blank says nothing. */
const notGoodWith = (score: number | null): string => (getsOn(score) === false ? "1" : "");

/** The place of a picture from 0; the sixth takes the film, if there is one. */
const photo =
  (place: number) =>
  ({ photos, filmUrl }: FeedRow, publicUrl: string): string => {
    if (place === 5 && filmUrl) return filmUrl;
    const found = photos[place];
    return found ? photoUrl(publicUrl, found.id) : "";
  };

/** The 39 columns in the order that Petfinder prescribes. */
const COLUMNS: PortalColumns = [
  ["ID", ({ id }) => String(id)],
  ["Internal", ({ id }) => String(id)],
  ["AnimalName", ({ name }) => portalText(name)],
  ["PrimaryBreed", (row) => portalBreed(row, BREEDS)],
  ["SecondaryBreed", unsaid],
  ["Sex", portalSex],
  ["Size", portalSize],
  ["Age", ageOf],
  ["Desc", ({ description }) => portalDescription(description, "&#10;")],
  ["Type", ({ type }) => type],
  ["Status", statusOf],
  ["Shots", unsaid],
  ["Altered", unsaid],
  ["NoDogs", ({ traits }) => notGoodWith(traits.animals)],
  ["NoCats", ({ traits }) => notGoodWith(traits.animals)],
  ["NoKids", ({ traits }) => notGoodWith(traits.children)],
  ["Housetrained", unsaid],
  ["Declawed", unsaid],
  ["specialNeeds", unsaid],
  ["Mix", (row) => (isMixed(row) ? "1" : "")],
  ["photo1", photo(0)],
  ["photo2", photo(1)],
  ["photo3", photo(2)],
  ["photo4", photo(3)],
  ["photo5", photo(4)],
  ["photo6", photo(5)],
  ["arrival_date", ({ arrivalDate }) => arrivalDate],
  ["birth_date", ({ bornOn }) => bornOn ?? ""],
  ["primaryColor", unsaid],
  ["secondaryColor", unsaid],
  ["tertiaryColor", unsaid],
  ["coat_length", unsaid],
  ["adoption_fee", unsaid],
  ["display_adoption_fee", unsaid],
  ["adoption_fee_waived", unsaid],
  ["special_needs_notes", unsaid],
  ["no_other", unsaid],
  ["no_other_note", unsaid],
  ["tags", unsaid],
];

/** @returns the text of `/feeds/petfinder.csv` */
export const petfinderCsv = (publicUrl: string, rows: readonly FeedRow[]): string =>
  portalHead(COLUMNS) + portalLines(COLUMNS, rows, publicUrl);
