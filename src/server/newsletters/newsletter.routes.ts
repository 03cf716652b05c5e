import type { AuditedAction } from "../../contract/audit.ts";
import {
  type Newsletter,
  type NewsletterChange,
  newsletterIssueCalls,
  newsletterSchedule,
} from "../../contract/newsletter-issues.ts";
import { PHOTO_LIMITS } from "../../contract/photos.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { prepareUploads, withStoredFiles } from "../photos/photo.commands.ts";
import { findOwnedPhotoKey, type StoredPhoto } from "../photos/photo.queries.ts";
import { photoBodyLimit, sendPrivately } from "../photos/photo.requests.ts";
import type { Role } from "../policy.ts";
import {
  addIssue,
  changeIssue,
  queueIssue,
  removeIssue,
  scheduleIssue,
  unscheduleIssue,
} from "./newsletter.commands.ts";
import { cardsIn, issueLetter, unsubscribeUrl } from "./newsletter.letters.ts";
import { countAudience, findNewsletter, listNewsletters } from "./newsletter.queries.ts";

const issue = ({ id }: Pick<Newsletter, "id">) => ({ subject: "newsletter", id });

/** The pictures of an issue as base64, and its text. */
const BODY_LIMIT = photoBodyLimit(PHOTO_LIMITS.perNewsletter);

/** Belongs to no subscription: the preview's link leads to the page and ends nothing. */
const PREVIEW_TOKEN = "preview";

async function existing(db: Db, role: Role, id: number): Promise<Newsletter> {
  const found = await findNewsletter(db, role, id);
  if (!found) throw notFound(recordTexts().newsletterIssues.notFound);
  return found;
}

/** The issues of the newsletter: read by staff, written and sent by admins (rules §2, §6, §11). */
export const newsletterRoutes: Routes = (deps) => async (app) => {
  const { db, settings } = deps;

  /** Does one write and answers the issue as it is then. @param step returns its id */
  const change = (
    context: Context,
    action: AuditedAction,
    step: (context: Context) => Promise<number>,
  ): Promise<Newsletter> =>
    audited(context, action, issue, async (within) => existing(within.db, within.actor.role, await step(within)));

  const withUploads = async (
    { photos = [] }: NewsletterChange,
    write: (files: StoredPhoto[]) => Promise<Newsletter>,
  ): Promise<Newsletter> => withStoredFiles(deps, await prepareUploads(photos), write);

  serveCalls(app, "newsletter", newsletterIssueCalls, {
    "GET /newsletters": {
      permission: "newsletters.read",
      handler: ({ query: asked, actor }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listNewsletters(at, actor.role, query)),
    },
    "GET /newsletters/subscribers": { permission: "newsletters.read", handler: () => countAudience(db) },
    "GET /newsletters/:id": {
      permission: "newsletters.read",
      handler: ({ params, actor }) => existing(db, actor.role, params.id),
    },
    "POST /newsletters/issues/preview": {
      permission: "newsletters.read",
      async handler({ body }) {
        const { publicUrl } = settings;
        const language = currentLanguage();
        const cards = await cardsIn({ ...deps, publicUrl }, language, body.animalIds ?? []);
        const pictures = (body.pictures ?? []).map((alt, at) => ({ src: `#${at}`, alt }));
        const issue = { ...body, cards, pictures };
        return issueLetter(issue, { email: "", language }, unsubscribeUrl(publicUrl, PREVIEW_TOKEN));
      },
    },
    "POST /newsletters/issues": {
      permission: "newsletters.send",
      bodyLimit: BODY_LIMIT,
      handler: (request) =>
        withUploads(request.body, (files) =>
          change(contextOf(deps, request), "create", (context) => addIssue(context, request.body, files)),
        ),
    },
    "PUT /newsletters/issues/:id": {
      permission: "newsletters.send",
      bodyLimit: BODY_LIMIT,
      handler: (request) =>
        withUploads(request.body, (files) =>
          change(contextOf(deps, request), "edit", async (context) => {
            await changeIssue(context, request.params.id, request.body, files);
            return request.params.id;
          }),
        ),
    },
    "DELETE /newsletters/issues/:id": {
      permission: "newsletters.send",
      handler: (request) =>
        audited(contextOf(deps, request), "delete", issue(request.params), (context) =>
          removeIssue(context, request.params.id),
        ),
    },
    "GET /newsletters/:id/photos/:photoId": {
      permission: "newsletters.read",
      async handler({ params: { id, photoId } }, reply) {
        const key = await findOwnedPhotoKey(db, { column: "newsletter_id", id }, photoId);
        return sendPrivately(reply, deps.photoStore, key);
      },
    },
    "POST /newsletters/:id/schedule": {
      permission: "newsletters.send",
      body: newsletterSchedule(deps.clock),
      handler: (request) =>
        change(contextOf(deps, request), "schedule", async (context) => {
          await scheduleIssue(context, request.params.id, request.body);
          return request.params.id;
        }),
    },
    "POST /newsletters/:id/unschedule": {
      permission: "newsletters.send",
      handler: (request) =>
        change(contextOf(deps, request), "unschedule", async (context) => {
          await unscheduleIssue(context, request.params.id);
          return request.params.id;
        }),
    },
    "POST /newsletters/:id/send": {
      permission: "newsletters.send",
      handler: (request) =>
        change(contextOf(deps, request), "send", async (context) => {
          await queueIssue(context, request.params.id);
          return request.params.id;
        }),
    },
  });
};
