import type { FastifyRequest } from "fastify";
import {
  NEWSLETTER_ISSUE_TEXT,
  Newsletter,
  NewsletterAudience,
  NewsletterChange,
  NewsletterPage,
  NewsletterPreview,
  NewsletterQuery,
  NewsletterRequest,
} from "../../contract/newsletter-issues.ts";
import { ById } from "../../contract/shared.ts";
import type { Db } from "../database/pool.ts";
import type { Routes } from "../deps.ts";
import { type Work, writing } from "../http/crud-routes.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import type { Role } from "../policy.ts";
import { addIssue, changeIssue, queueIssue, removeIssue } from "./newsletter.commands.ts";
import { issueLetter, unsubscribeUrl } from "./newsletter.letters.ts";
import { countAudience, findNewsletter, listNewsletters } from "./newsletter.queries.ts";

const tags = ["newsletter"];
const subject = "newsletter";
const read = { permission: "newsletters.read" } as const;
const write = { permission: "newsletters.send" } as const;
const one = { tags, params: ById, response: { 200: Newsletter } };

/** A token of nobody: the preview's link leads to the page and ends no subscription. */
const NOBODY = "preview";

async function existing(db: Db, role: Role, id: number): Promise<Newsletter> {
  const found = await findNewsletter(db, role, id);
  if (!found) throw notFound(NEWSLETTER_ISSUE_TEXT.notFound);
  return found;
}

/** The issues of the newsletter: read by staff, written and sent by admins (decisions §2, §6, §11). */
export const newsletterRoutes: Routes =
  ({ db, clock, settings }) =>
  async (app) => {
    /** Does one write and answers the issue as it is then. */
    const change = (
      request: FastifyRequest,
      action: string,
      step: (work: Work) => Promise<number>,
    ): Promise<Newsletter> =>
      writing({ db, clock, request, subject, action }, async (work) => {
        const id = await step(work);
        return { id, answer: await existing(work.db, work.actor.role, id) };
      });

    app.get(
      "/newsletters",
      { config: read, schema: { tags, querystring: NewsletterQuery, response: { 200: NewsletterPage } } },
      ({ query: asked, actor }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listNewsletters(at, actor.role, query)),
    );

    app.get("/newsletters/subscribers", { config: read, schema: { tags, response: { 200: NewsletterAudience } } }, () =>
      countAudience(db),
    );

    app.get("/newsletters/:id", { config: read, schema: one }, ({ params, actor }) =>
      existing(db, actor.role, params.id),
    );

    app.post(
      "/newsletters/issues/preview",
      { config: read, schema: { tags, body: NewsletterRequest, response: { 200: NewsletterPreview } } },
      async ({ body }) => issueLetter(body, "", unsubscribeUrl(settings.publicUrl, NOBODY)),
    );

    app.post(
      "/newsletters/issues",
      { config: write, schema: { tags, body: NewsletterRequest, response: { 201: Newsletter } } },
      async (request, reply) => {
        const added = await change(request, "create", (work) => addIssue(work, request.body));
        return reply.code(201).send(added);
      },
    );

    app.put(
      "/newsletters/issues/:id",
      { config: write, schema: { ...one, body: NewsletterChange } },
      async (request) => {
        const { id } = request.params;
        return change(request, "edit", async (work) => {
          await changeIssue(work, id, request.body);
          return id;
        });
      },
    );

    app.delete("/newsletters/issues/:id", { config: write, schema: { tags, params: ById } }, async (request, reply) => {
      const { id } = request.params;
      await writing({ db, clock, request, subject, action: "delete" }, async (work) => {
        await removeIssue(work, id);
        return { id, answer: undefined };
      });
      return reply.code(204).send();
    });

    app.post("/newsletters/:id/send", { config: write, schema: one }, async (request) => {
      const { id } = request.params;
      return change(request, "send", async (work) => {
        await queueIssue(work, id);
        return id;
      });
    });
  };
