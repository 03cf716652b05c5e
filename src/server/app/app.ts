import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { prefixOf } from "../../contract/platform/href.ts";
import { LANGUAGES } from "../../contract/texts/language.ts";
import { ACCOUNTS_ROUTES } from "../accounts/routes.ts";
import { actorFromCookie } from "../accounts/sessions/session.cookie.ts";
import { ADOPTION_ROUTES } from "../adoption/routes.ts";
import { shareCardRoutes } from "../animals/cards/share-card.routes.ts";
import { ANIMALS_ROUTES } from "../animals/routes.ts";
import { VISITOR } from "../base/actor.ts";
import { notFound } from "../base/errors.ts";
import { inLanguage } from "../base/language.ts";
import { calendarFileRoutes } from "../calendar/address/calendar-address.routes.ts";
import { CALENDAR_ROUTES } from "../calendar/routes.ts";
import { feedRoutes } from "../exchange/feeds/feed.routes.ts";
import { EXCHANGE_ROUTES } from "../exchange/routes.ts";
import { actorFromToken } from "../exchange/tokens/token.actor.ts";
import { GIVING_ROUTES } from "../giving/routes.ts";
import { sandboxApiRoutes } from "../giving/sandbox/sandbox-api.routes.ts";
import { OUTREACH_ROUTES } from "../outreach/routes.ts";
import { OVERVIEW_ROUTES } from "../overview/routes.ts";
import { PEOPLE_ROUTES } from "../people/routes.ts";
import { attachmentRoutes } from "../platform/attachments/attachment.routes.ts";
import { auditPrograms } from "../platform/audit/audit.programs.ts";
import { auditRefusals } from "../platform/audit/audit.refusals.ts";
import { readSeenFields } from "../platform/audit/seen-fields.ts";
import type { Routes } from "../platform/deps.ts";
import { addAnswerHeaders } from "../platform/http/answer-headers.ts";
import { assetRoutes } from "../platform/http/assets.routes.ts";
import { authenticateRequests, authorizeRequests } from "../platform/http/authorization.ts";
import { limitBodiesInFlight } from "../platform/http/body-budget.ts";
import { namedSchemas, serveDocumentation } from "../platform/http/documentation.ts";
import { EarlyAnswers } from "../platform/http/early-answers.ts";
import { healthRoutes } from "../platform/http/health.routes.ts";
import { isApi } from "../platform/http/is-api.ts";
import { readJsonBodies } from "../platform/http/json-bodies.ts";
import { runRequestsInLanes } from "../platform/http/lanes.ts";
import { chooseLanguage, leadToOfferedLanguage } from "../platform/http/language.ts";
import { showOwnWrites } from "../platform/http/own-writes.ts";
import { logProblem, sendProblem, toProblem } from "../platform/http/problem.ts";
import { dropMalformedAddresses } from "../platform/http/proxies.ts";
import { logAnswers, type Observer, observeAnswers } from "../platform/http/request-log.ts";
import { sendSecurityHeaders } from "../platform/http/security-headers.ts";
import { createServer } from "../platform/http/server.ts";
import { dropUnreadBodies } from "../platform/http/unread-bodies.ts";
import { answerBySchema, checkBySchema } from "../platform/http/validation.ts";
import { isSafe, protectWrites, setXsrfCookies } from "../platform/http/xsrf.ts";
import { auditLists } from "../platform/records/audited-lists.ts";
import { streamWholeLists } from "../platform/records/whole-list.ts";
import { PLATFORM_ROUTES } from "../platform/routes.ts";
import { followShelter } from "../platform/shelter/shelter.source.ts";
import { SETTINGS_ROUTES } from "../settings/routes.ts";
import { leadToSetup, setupPageRoutes } from "../settings/setup/setup.pages.ts";
import { appPageRoutes } from "../site/app-page.routes.ts";
import { cardRoutes } from "../site/card.routes.ts";
import { machineRoutes } from "../site/machine.routes.ts";
import { PageSender, pageRoutes, sendNotFoundPage } from "../site/page.routes.ts";
import { photoRoutes } from "../site/photo.routes.ts";
import { SITE_ROUTES } from "../site/routes.ts";
import { sandboxPageRoutes } from "../site/sandbox-page.routes.ts";
import { sessionPageRoutes } from "../site/session-pages.routes.ts";
import { answerEarly } from "./answer-early.ts";
import type { AppDeps } from "./app-deps.ts";
import { ATTACHMENT_SUBJECTS } from "./attachment-subjects.ts";
import { metricsRoutes } from "./metrics/metrics.routes.ts";

/** Every area's calls, under `/api` (spec §7). */
const API: readonly Routes<AppDeps>[] = [
  ...PLATFORM_ROUTES,
  attachmentRoutes(ATTACHMENT_SUBJECTS),
  ...ACCOUNTS_ROUTES,
  ...ANIMALS_ROUTES,
  ...ADOPTION_ROUTES,
  ...CALENDAR_ROUTES,
  ...GIVING_ROUTES,
  ...OUTREACH_ROUTES,
  ...PEOPLE_ROUTES,
  ...SITE_ROUTES,
  ...SETTINGS_ROUTES,
  ...EXCHANGE_ROUTES,
  ...OVERVIEW_ROUTES,
];

/** Taken when this module is loaded, before any pages are loaded. */
const NAMED_SCHEMAS = namedSchemas();

/**
 * Whether the browser itself posted a page's form. Forms need the script (rules §9), and their buttons are disabled until
 * it has loaded; but a browser may show a page again with its buttons as they were. Then the page is shown once more. Forms
 * use POST so that no input appears in an address.
 */
function isFormWithoutScript({ method, url, headers }: FastifyRequest): boolean {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return method === "POST" && isForm && !isApi(url) && /^\/(?![/\\])/.test(url);
}

/** The pages, which show their errors as pages, too. */
function servePages(app: FastifyInstance, deps: AppDeps, sender: PageSender): void {
  const sandbox = deps.payments?.sandbox;
  if (sandbox) app.register(sandboxApiRoutes(deps, sandbox));
  app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message } = toProblem(error);
      logProblem(error, status, request);
      return inLanguage(request.language, () => sender.sendError(status, message, request, reply));
    });
    leadToSetup(scope, deps);
    for (const prefix of LANGUAGES.map(prefixOf)) {
      await scope.register(setupPageRoutes(sender, deps), { prefix });
      await scope.register(pageRoutes(sender), { prefix });
      await scope.register(sessionPageRoutes(sender, deps), { prefix });
      await scope.register(cardRoutes, { prefix });
      if (sandbox) await scope.register(sandboxPageRoutes(sender, deps, sandbox), { prefix });
    }
    await scope.register(machineRoutes(deps));
    await scope.register(appPageRoutes(deps));
  });
  app.setNotFoundHandler((request, reply) => {
    request.actor ??= VISITOR;
    if (isFormWithoutScript(request)) return reply.redirect(request.url, 303);
    const isPage = isSafe(request.method) && !isApi(request.url);
    return isPage ? sendNotFoundPage(sender, request, reply) : sendProblem(notFound(), request, reply);
  });
}

/** Logs and counts every answer. */
function observe(app: FastifyInstance, early: EarlyAnswers, { metrics }: AppDeps): void {
  const observers: Observer[] = [logAnswers(app.log), ...(metrics ? [metrics.of.countRequest] : [])];
  const tellAll: Observer = (answered) => {
    for (const tell of observers) tell(answered);
  };
  observeAnswers(app, tellAll);
  early.observe(tellAll);
}

/**
 * Builds the whole application; tests use it as well.
 * @param deps database, clock, photo store, built pages and so on
 * @returns the server, ready to listen or to be called by `inject`
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { publicUrl } = deps.settings;
  const secure = publicUrl.startsWith("https:");
  const early = new EarlyAnswers();
  const app = createServer(deps, secure, early);
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(answerBySchema);
  // A malformed body is refused outside of the request's async context, which knows its language.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    inLanguage(request.language, () => sendProblem(error, request, reply)),
  );
  readJsonBodies(app);
  dropMalformedAddresses(app);
  addAnswerHeaders(app);
  observe(app, early, deps);
  deps.tracing?.traceRequests(app);
  sendSecurityHeaders(app, secure);
  followShelter(app, deps.shelter);
  await app.register(cookie);
  const protection = { key: deps.signingKey, publicUrl, secure };
  authenticateRequests(app, actorFromToken(deps, actorFromCookie(deps)));
  chooseLanguage(app);
  leadToOfferedLanguage(app);
  const missingXsrfCookie = setXsrfCookies(app, protection);
  const sender = new PageSender(deps);
  // Where requests are traced, the framework has all of them.
  if (!deps.tracing) answerEarly(early, app, deps, { sender, secure, missingXsrfCookie });
  auditRefusals(app, deps);
  auditPrograms(app, deps);
  authorizeRequests(app);
  readSeenFields(app);
  protectWrites(app, protection);
  dropUnreadBodies(app);
  limitBodiesInFlight(app);
  runRequestsInLanes(app);
  showOwnWrites(app, deps);
  await serveDocumentation(app, NAMED_SCHEMAS);
  await app.register(
    async (api) => {
      await api.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
      api.addHook("onRequest", (_request, reply, done) => {
        reply.header("cache-control", "no-store");
        done();
      });
      auditLists(api, deps);
      streamWholeLists(api);
      for (const routes of API) await api.register(routes(deps));
    },
    { prefix: "/api" },
  );
  await app.register(photoRoutes(deps));
  await app.register(shareCardRoutes(deps));
  await app.register(feedRoutes(deps));
  await app.register(calendarFileRoutes(deps));
  await app.register(healthRoutes(deps));
  await app.register(metricsRoutes(deps.metrics?.of, deps.metrics?.token));
  await app.register(assetRoutes(deps));
  servePages(app, deps, sender);
  return app;
}
