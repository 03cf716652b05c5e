import type { Animal } from "../../../contract/animals/animals.ts";
import { shortAge } from "../../../contract/animals/in-words.ts";
import { type AnimalFeed, FEED_FIELDS, type FeedAnimal, type FeedPhoto } from "../../../contract/exchange/feeds.ts";
import { href } from "../../../contract/platform/href.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { FeedRow } from "./feed.queries.ts";
import { fitting } from "./fitting.ts";

/** Large enough for a portal's page. */
const PHOTO_WIDTH = 960;

/** The address of a picture. Another picture has another number, so whoever keeps pictures by address sees a change. */
export const photoUrl = (publicUrl: string, id: number): string => publicUrl + photoPath(id, PHOTO_WIDTH);

export const animalUrl = (publicUrl: string, id: number): string => publicUrl + href(`/animal/${id}`);

const presentPhoto = (publicUrl: string, { id, alt, width, height, focalX, focalY }: ShownPhoto): FeedPhoto => {
  const scale = Math.min(1, PHOTO_WIDTH / width);
  return {
    url: photoUrl(publicUrl, id),
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    focalX,
    focalY,
  };
};

/** An animal for other sites: made of the fields that are named, not of a record that something was taken from. */
function presentAnimal(publicUrl: string, row: FeedRow): FeedAnimal {
  const listed = Object.fromEntries(FEED_FIELDS.map((field) => [field, row[field]])) as Pick<
    Animal,
    (typeof FEED_FIELDS)[number]
  >;
  return {
    ...listed,
    statusText: recordTexts().animals.statuses[row.status],
    ageText: shortAge(row),
    url: animalUrl(publicUrl, row.id),
    photos: row.photos.map((photo) => presentPhoto(publicUrl, photo)),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** @returns the text of `/feeds/animals.json` */
export function animalsJson(publicUrl: string, rows: readonly FeedRow[]): string {
  const head: Omit<AnimalFeed, "items"> = {
    shelter: shelter().name,
    url: publicUrl + href("/animals"),
    language: currentLanguage(),
    totalCount: rows[0]?.totalCount ?? 0,
  };
  const items = fitting(rows, (row) => JSON.stringify(presentAnimal(publicUrl, row)));
  return `${JSON.stringify(head).slice(0, -1)},"items":[${items.join(",")}]}`;
}
