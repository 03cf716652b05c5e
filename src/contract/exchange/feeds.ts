import { FEED_ROWS } from "../animals/animal.fields.ts";
import type { Animal } from "../animals/animals.ts";

/** The most animals in one feed, the latest arrivals first. */
export const FEED_LIMIT = 5_000;
/** The latest entries that a reader of news is given. */
export const RSS_LIMIT = 50;

/** What a feed has of an animal, as `GET /animals` shows it to a visitor: nothing that is not named leaves the house. */
export const FEED_FIELDS = [
  "id",
  ...FEED_ROWS,
  "age",
  "ageMonths",
  "arrivalDate",
  "status",
  "animalGroupId",
  "animalGroupName",
  "attributeScores",
  "traits",
  "mainPhotoId",
  "mainPhotoAlt",
  "focalX",
  "focalY",
  "languages",
] as const satisfies readonly (keyof Animal)[];

/** A picture; its address changes with it. The focal point is in percent. */
export type FeedPhoto = { url: string; alt: string; width: number; height: number; focalX: number; focalY: number };

export type FeedAnimal = Pick<Animal, (typeof FEED_FIELDS)[number]> & {
  /** The address of its page. */
  url: string;
  /** The status in words. */
  statusText: string;
  /** Its age in words, null while nobody knows it. */
  ageText: string | null;
  /** The main one first. */
  photos: FeedPhoto[];
  updatedAt: string;
};

/** The answer of `/feeds/animals.json`. */
export type AnimalFeed = {
  shelter: string;
  /** Of all animals, in the language of the answer. */
  url: string;
  language: string;
  /** All that there are, also those that are not in `items`. */
  totalCount: number;
  items: FeedAnimal[];
};
