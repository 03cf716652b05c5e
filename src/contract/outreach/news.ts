import { z } from "zod";
import { LinkedAnimal, linkedAnimalIds } from "../animals/linked-animals.ts";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { addedPhotos, photoChanges } from "../platform/photo-form.ts";
import { PHOTO_LIMITS, ShownPhoto } from "../platform/photos.ts";
import {
  ById,
  chosenId,
  exportedListQuery,
  Id,
  Instant,
  listOf,
  listQuery,
  RecordActions,
  sortBy,
} from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { requireTexts, translatable, translatableLines, translated } from "../platform/translations.ts";
import { futureMoment, type ShelterTime } from "../platform/typed-moment.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

/** Where an item is on its way to the public (rules §5). */
export const NEWS_STATUSES = ["Draft", "Scheduled", "Published"] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

const text = messages(() => recordTexts().news);

/** How much of an item's content a list shows (spec §9). */
export const NEWS_PREVIEW = { public: 200, admin: 10 } as const;

export const News = z
  .object({
    id: Id,
    title: z.string(),
    content: z.string().describe("plain text; a blank line ends a paragraph"),
    createdAt: Instant.describe("for visitors: when it was published"),
    publishedAt: Instant.nullable().describe("when it was or will be published; null for a draft"),
    status: z.enum(NEWS_STATUSES).describe("visitors get published items alone"),
    employeeId: Id,
    employeeFullName: z.string(),
    animals: z.array(LinkedAnimal).describe("whom it is about, in their order; for visitors those with a page"),
    photos: z.array(ShownPhoto).describe("its own, the title picture first"),
    ...translated("title", "content"),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof News>;

/** An item as the administration's calls answer it: with what this person may do with it. */
export const NewsRecord = News.extend({ actions: RecordActions }).meta({ id: "NewsRecord" });
export type NewsRecord = z.infer<typeof NewsRecord>;
export const NewsPage = listOf(NewsRecord);

/** The longest texts of an item, in characters. */
export const NEWS_LIMITS = { title: 200, content: 20_000 } as const;

const Fields = z.object({
  employeeId: chosenId(text.employee),
  animalIds: linkedAnimalIds.optional(),
  photos: addedPhotos(PHOTO_LIMITS.perNews, text.tooManyPhotos, text.photos).optional(),
  ...translatable("title", NEWS_LIMITS.title, text.title),
  ...translatableLines("content", NEWS_LIMITS.content, text.content),
});

/** When an item is to be published: `now`, a moment to come by the shelter's clock, or null, which keeps it a draft. */
const publishAt = (time: ShelterTime) =>
  z.union([z.literal("now"), futureMoment(time, text.publishAt, text.publishAtPast)], text.publishAt).nullable();

/** The body of `POST /news`; the server sets `createdAt` itself (spec §5, §7). Left out, `publishAt` is `now`. */
export const newsRequest = (time: ShelterTime) =>
  requireTexts(Fields.extend({ publishAt: publishAt(time).default("now") }), {
    title: text.title,
    content: text.content,
  });
export type NewsRequest = z.output<ReturnType<typeof newsRequest>>;
/** The body of `PUT /news/{id}`: a field left out keeps its value (rules §11); `photos` are added (see `photoChanges`). */
export const newsChange = (time: ShelterTime) =>
  Fields.extend({ publishAt: publishAt(time), ...photoChanges(PHOTO_LIMITS.perNews) }).partial();
export type NewsChange = z.output<ReturnType<typeof newsChange>>;

/** The columns of the administration's list (spec §2.6). */
export const NEWS_SORTS = ["title", "content", "createdAt", "employeeFullName"] as const;
export const NewsQuery = exportedListQuery(PAGE_SIZE.adminList).extend({ sort: sortBy(NEWS_SORTS) });
export type NewsQuery = z.output<typeof NewsQuery>;
/** `search` is the specification's name, `q` every list's (spec §7, rules §1). */
export const NewsSearchQuery = listQuery(PAGE_SIZE.newsSearch).extend({
  search: z.string().trim().max(200).optional(),
  sort: sortBy(NEWS_SORTS),
});

/** News: read by everybody, written by staff (spec §7, rules §5). */
export const NEWS = staffList("news", "news", {
  record: NewsRecord,
  query: NewsQuery,
  request: newsRequest,
  change: newsChange,
});
export const newsCalls = {
  ...NEWS.calls,
  "GET /news/:id/photos/:photoId": {
    description: "image/jpeg: a picture of an article, also before it is published.",
    params: ById.extend({ photoId: ById.shape.id }),
  },
  "GET /news/search": { query: NewsSearchQuery, answer: NewsPage },
} satisfies CallTable;
