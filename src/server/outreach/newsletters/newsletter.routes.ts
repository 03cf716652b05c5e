import type { FastifyRequest } from "fastify";
import {
  type Newsletter,
  type NewsletterChange,
  newsletterIssueCalls,
  newsletterSchedule,
} from "../../../contract/outreach/newsletter-issues.ts";
import type { AuditedAction } from "../../../contract/platform/audit.ts";
import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Holder } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { prepareUploads, withStoredFiles } from "../../platform/photos/photo.commands.ts";
import { findOwnedPhotoKey, type StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { photoBodyLimit, sendPrivately } from "../../platform/photos/photo.requests.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import {
  addIssue,
  changeIssue,
  queueIssue,
  removeIssue,
  scheduleIssue,
  unscheduleIssue,
} from "./newsletter.commands.ts";
import { cardsIn, issueLetter } from "./newsletter.letters.ts";
import { countAudience, findNewsletter, listNewsletters } from "./newsletter.queries.ts";

const issue = ({ id }: Pick<Newsletter, "id">) => ({ subject: "newsletter", id });

/** The largest request: the pictures of an issue as base64, and its text. */
const BODY_LIMIT = photoBodyLimit(PHOTO_LIMITS.perNewsletter);

/** @throws HttpProblem 404 */
const readIssue = async (db: Db, who: Holder, id: number): Promise<Newsletter> =>
  orNotFound(await findNewsletter(db, who, id), recordTexts().newsletterIssues.notFound);

type WithId = FastifyRequest & { params: { id: number } };

/** The issues of the newsletter: read by staff, written and sent by admins (rules §2, §6, §11). */
export const newsletterRoutes: Routes = (deps) => async (app) => {
  const { db, settings } = deps;

  /** Writes an issue, audits it and answers the issue as it is afterwards. @param write returns its id */
  const audit = (
    request: FastifyRequest,
    action: AuditedAction,
    write: (context: Context) => Promise<number>,
  ): Promise<Newsletter> =>
    audited(contextOf(deps, request), action, issue, async (within) =>
      readIssue(within.db, within.actor, await write(within)),
    );

  /** The same for an issue that exists. */
  const change = (
    request: WithId,
    action: AuditedAction,
    write: (context: Context, id: number) => Promise<void>,
  ): Promise<Newsletter> =>
    audit(request, action, async (context) => {
      await write(context, request.params.id);
      return request.params.id;
    });

  const withUploads = async (
    { photos = [] }: NewsletterChange,
    write: (files: StoredPhoto[]) => Promise<Newsletter>,
  ): Promise<Newsletter> => withStoredFiles(deps, await prepareUploads(photos), write);

  serveCalls(app, "newsletter", newsletterIssueCalls, {
    "GET /newsletters": allow("newsletters.read", ({ query: asked, actor }) =>
      pageOrWhole({ db, actor }, asked, (at, query) => listNewsletters(at, actor, query)),
    ),
    "GET /newsletters/subscribers": allow("newsletters.read", () => countAudience(db)),
    "GET /newsletters/:id": allow("newsletters.read", ({ params, actor }) => readIssue(db, actor, params.id)),
    "POST /newsletters/issues/preview": allow("newsletters.read", async ({ body }) => {
      const { publicUrl } = settings;
      const language = currentLanguage();
      const cards = await cardsIn({ ...deps, publicUrl }, language, body.animalIds ?? []);
      const pictures = (body.pictures ?? []).map((alt, at) => ({ src: `#${at}`, alt }));
      const issue = { ...body, cards, pictures };
      return issueLetter(issue, { email: "", language }, publicUrl);
    }),
    "POST /newsletters/issues": allow({ permission: "newsletters.send", bodyLimit: BODY_LIMIT }, (request) =>
      withUploads(request.body, (files) =>
        audit(request, "create", (context) => addIssue(context, request.body, files)),
      ),
    ),
    "PUT /newsletters/issues/:id": allow({ permission: "newsletters.send", bodyLimit: BODY_LIMIT }, (request) =>
      withUploads(request.body, (files) =>
        change(request, "edit", (context, id) =>
          changeIssue({ ...context, seen: request.seen }, id, request.body, files),
        ),
      ),
    ),
    "DELETE /newsletters/issues/:id": {
      permission: "newsletters.send",
      handler: (request) =>
        audited(contextOf(deps, request), "delete", issue(request.params), (context) =>
          removeIssue(context, request.params.id),
        ),
    },
    "GET /newsletters/:id/photos/:photoId": allow("newsletters.read", async ({ params: { id, photoId } }, reply) => {
      const key = await findOwnedPhotoKey(db, { column: "newsletter_id", id }, photoId);
      return sendPrivately(reply, deps.photoStore, key);
    }),
    "POST /newsletters/:id/schedule": allow(
      { permission: "newsletters.send", body: newsletterSchedule(deps.clock) },
      (request) => change(request, "schedule", (context, id) => scheduleIssue(context, id, request.body)),
    ),
    "POST /newsletters/:id/unschedule": allow("newsletters.send", (request) =>
      change(request, "unschedule", unscheduleIssue),
    ),
    "POST /newsletters/:id/send": allow("newsletters.send", (request) => change(request, "send", queueIssue)),
  });
};
