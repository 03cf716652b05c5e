import { z } from "zod";
import { LinkedAnimal, linkedAnimalIds } from "../animals/linked-animals.ts";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { addedPhotos, photoChanges } from "../platform/photo-form.ts";
import { PHOTO_LIMITS, ShownPhoto } from "../platform/photos.ts";
import { ById, exportedListQuery, Id, Instant, listOf, notOneLine, requiredLines, sortBy } from "../platform/shared.ts";
import { futureMoment, type ShelterTime } from "../platform/typed-moment.ts";
import { isOneLine } from "../platform/unseen.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { NewsletterSubscription } from "./newsletters.ts";

const text = messages(() => recordTexts().newsletterIssues);

/** The life of an issue (rules §6): written, given a time, on its way, with everybody. */
export const NEWSLETTER_STATUSES = ["Draft", "Scheduled", "Queued", "Sent"] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

/** What may be done with an issue. */
export const NEWSLETTER_ACTIONS = ["edit", "delete", "send", "schedule", "unschedule"] as const;
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number];

/** The longest texts of an issue, in characters. */
export const NEWSLETTER_LIMITS = { subject: 200, content: 20_000 } as const;

/** One issue of the newsletter (rules §6). */
export const Newsletter = z
  .object({
    id: Id,
    subject: z.string(),
    content: z.string().describe("plain text; a blank line ends a paragraph"),
    photos: z.array(ShownPhoto).describe("its own, shown below the content in their order"),
    animals: z.array(LinkedAnimal).describe("shown below the content, those with a public page when it goes out"),
    status: z.enum(NEWSLETTER_STATUSES),
    createdAt: Instant,
    sendAt: Instant.nullable().describe("when it goes out; of a draft: when nobody was subscribed, so that it did not"),
    sentAt: Instant.nullable().describe("when the last of its letters had been handed over"),
    recipientCount: z.int().describe("to how many people it goes, fixed when it is queued"),
    sentCount: z.int().describe("how many letters have been handed to the mail server"),
    actions: z.array(z.enum(NEWSLETTER_ACTIONS)).describe("what the person asking may do with it now"),
  })
  .meta({ id: "Newsletter" });
export type Newsletter = z.infer<typeof Newsletter>;

/** The body of `POST /newsletters/issues` (rules §11). A letter's subject is one line. */
export const NewsletterRequest = z.object({
  subject: requiredLines(text.subject, NEWSLETTER_LIMITS.subject)
    .transform((typed) => typed.replace(/\s+/g, " "))
    .refine(isOneLine, notOneLine),
  content: requiredLines(text.content, NEWSLETTER_LIMITS.content),
  animalIds: linkedAnimalIds.optional(),
  photos: addedPhotos(PHOTO_LIMITS.perNewsletter, text.tooManyPhotos, text.photos).optional(),
});
export type NewsletterRequest = z.output<typeof NewsletterRequest>;
/** The body of `PUT /newsletters/issues/{id}`: a field left out keeps its value (rules §11); `photos` are added. */
export const NewsletterChange = NewsletterRequest.extend(photoChanges(PHOTO_LIMITS.perNewsletter)).partial();
export type NewsletterChange = z.output<typeof NewsletterChange>;

/** The body of `POST /newsletters/{id}/schedule`: a moment to come, by the shelter's clock. */
export const newsletterSchedule = (time: ShelterTime) =>
  z.object({ sendAt: futureMoment(time, text.sendAt, text.sendAtPast) });
export type NewsletterSchedule = z.output<ReturnType<typeof newsletterSchedule>>;

/** What a preview is made of; the browser puts the pictures in, which it has: the first in the place of `#0`. */
export const NewsletterSketch = NewsletterRequest.omit({ photos: true }).extend({
  pictures: z
    .array(z.string().max(300).describe("what it shows"))
    .max(PHOTO_LIMITS.perNewsletter, text.tooManyPhotos)
    .optional(),
});
export type NewsletterSketch = z.output<typeof NewsletterSketch>;

/** A letter of the newsletter as it goes out; the link to unsubscribe is each recipient's own. */
export const NewsletterPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type NewsletterPreview = z.infer<typeof NewsletterPreview>;

export const NewsletterAudience = z.object({
  confirmedCount: z.int().describe("who gets the next issue"),
  unconfirmedCount: z.int().describe("who has not opened the link of the first letter yet"),
  savedSearchCount: z.int().describe("searches that write to their mailbox when a new animal fits"),
});
export type NewsletterAudience = z.infer<typeof NewsletterAudience>;

/** What the list may be sorted by. */
export const NEWSLETTER_SORTS = ["subject", "status", "recipientCount", "createdAt", "sentAt"] as const;
export const NewsletterQuery = exportedListQuery(PAGE_SIZE.adminList).extend({ sort: sortBy(NEWSLETTER_SORTS) });
export type NewsletterQuery = z.output<typeof NewsletterQuery>;

const Subscribed = z.object({ emailAddress: z.string(), createdAt: Instant });

/** Subscribing to the newsletter (spec §7, rules §11). */
export const subscriptionCalls = {
  "POST /newsletters": { body: NewsletterSubscription, answer: Subscribed, status: 201 },
} satisfies CallTable;

/** The issues of the newsletter: read by staff, written and sent by admins (rules §6, §11). */
export const newsletterIssueCalls = {
  "GET /newsletters": { query: NewsletterQuery, answer: listOf(Newsletter) },
  "GET /newsletters/subscribers": { answer: NewsletterAudience },
  "GET /newsletters/:id": { params: ById, answer: Newsletter },
  "POST /newsletters/issues/preview": { body: NewsletterSketch, answer: NewsletterPreview },
  "POST /newsletters/issues": { body: NewsletterRequest, answer: Newsletter, status: 201 },
  "PUT /newsletters/issues/:id": { params: ById, body: NewsletterChange, answer: Newsletter },
  "DELETE /newsletters/issues/:id": { params: ById },
  "GET /newsletters/:id/photos/:photoId": {
    description: "image/jpeg: a picture of an issue, also before it goes out.",
    params: ById.extend({ photoId: ById.shape.id }),
  },
  "POST /newsletters/:id/send": { params: ById, answer: Newsletter },
  "POST /newsletters/:id/schedule": { params: ById, body: newsletterSchedule, answer: Newsletter },
  "POST /newsletters/:id/unschedule": { params: ById, answer: Newsletter },
} satisfies CallTable;
