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
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import type { Role } from "../policy.ts";
import { addIssue, changeIssue, queueIssue, removeIssue } from "./newsletter.commands.ts";
import { issueLetter, unsubscribeUrl } from "./newsletter.letters.ts";
import { countAudience, findNewsletter, listNewsletters } from "./newsletter.queries.ts";

const tags = ["newsletter"];
const issue = ({ id }: Pick<Newsletter, "id">) => ({ subject: "newsletter", id });
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
export const newsletterRoutes: Routes = (deps) => async (app) => {
  const { db, settings } = deps;

  /** Does one write and answers the issue as it is then. @param step returns its id */
  const change = (context: Context, action: string, step: (context: Context) => Promise<number>): Promise<Newsletter> =>
    audited(context, action, issue, async (within) => existing(within.db, within.actor.role, await step(within)));

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
      const added = await change(contextOf(deps, request), "create", (context) => addIssue(context, request.body));
      return reply.code(201).send(added);
    },
  );

  app.put("/newsletters/issues/:id", { config: write, schema: { ...one, body: NewsletterChange } }, async (request) => {
    const { id } = request.params;
    return change(contextOf(deps, request), "edit", async (context) => {
      await changeIssue(context, id, request.body);
      return id;
    });
  });

  app.delete("/newsletters/issues/:id", { config: write, schema: { tags, params: ById } }, async (request, reply) => {
    const { id } = request.params;
    await audited(contextOf(deps, request), "delete", issue({ id }), (context) => removeIssue(context, id));
    return reply.code(204).send();
  });

  app.post("/newsletters/:id/send", { config: write, schema: one }, async (request) => {
    const { id } = request.params;
    return change(contextOf(deps, request), "send", async (context) => {
      await queueIssue(context, id);
      return id;
    });
  });
};
