import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { prefixOf } from "../contract/href.ts";
import { LANGUAGES } from "../contract/texts/language.ts";
import { accountRoutes } from "./accounts/account.routes.ts";
import { adoptionRoutes } from "./adoptions/adoption.routes.ts";
import { aftercareRoutes } from "./aftercare/aftercare.routes.ts";
import { animalGroupRoutes } from "./animal-groups/animal-group.routes.ts";
import { animalPaperRoutes } from "./animal-papers/animal-paper.routes.ts";
import { animalBulkRoutes } from "./animals/animal.bulk.routes.ts";
import { animalRoutes } from "./animals/animal.routes.ts";
import type { AppDeps } from "./app-deps.ts";
import { appointmentRoutes } from "./appointments/appointment.routes.ts";
import { assetRoutes } from "./assets.routes.ts";
import { auditLists } from "./audit/audit.lists.ts";
import { auditRefusals } from "./audit/audit.refusals.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { shareCardRoutes } from "./cards/share-card.routes.ts";
import { careRoutes } from "./care/care.routes.ts";
import { unitRoutes } from "./care/unit.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import type { Routes } from "./deps.ts";
import { employeeRoutes } from "./employees/employee.routes.ts";
import { favouriteRoutes } from "./favourites/favourite.routes.ts";
import { firstStepRoutes } from "./first-steps/first-steps.routes.ts";
import { fosterRoutes } from "./fosters/foster.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { addAnswerHeaders } from "./http/answer-headers.ts";
import { authenticateRequests, authorizeRequests } from "./http/authorization.ts";
import { limitBodiesInFlight } from "./http/body-budget.ts";
import { namedSchemas, serveDocumentation } from "./http/documentation.ts";
import { notFound } from "./http/errors.ts";
import { isApi } from "./http/is-api.ts";
import { readJsonBodies } from "./http/json-bodies.ts";
import { runRequestsInLanes } from "./http/lanes.ts";
import { logProblem, sendProblem, toProblem } from "./http/problem.ts";
import { dropMalformedAddresses } from "./http/proxies.ts";
import { logRequests } from "./http/request-log.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { createServer } from "./http/server.ts";
import { dropUnreadBodies } from "./http/unread-bodies.ts";
import { answerBySchema, checkBySchema } from "./http/validation.ts";
import { streamWholeLists } from "./http/whole-list.ts";
import { isSafe, protectWrites, setXsrfCookies } from "./http/xsrf.ts";
import { jobApplicationRoutes } from "./job-applications/job-application.routes.ts";
import { jobRoutes } from "./jobs/job.routes.ts";
import { failedJobRoutes } from "./jobs-queue/failed-jobs.routes.ts";
import { chooseLanguage, inLanguage, leadToOfferedLanguage } from "./language.ts";
import { lifeRoutes } from "./life/life.routes.ts";
import { listViewRoutes } from "./list-views/list-view.routes.ts";
import { outboxRoutes } from "./mail/outbox.routes.ts";
import { newsRoutes } from "./news/news.routes.ts";
import { newsletterRoutes } from "./newsletters/newsletter.routes.ts";
import { subscriptionRoutes } from "./newsletters/subscription.routes.ts";
import { appPageRoutes } from "./pages/app-page.routes.ts";
import { cardRoutes } from "./pages/card.routes.ts";
import { machineRoutes } from "./pages/machine.routes.ts";
import { PageSender, pageRoutes, sendNotFoundPage } from "./pages/page.routes.ts";
import { sessionPageRoutes } from "./pages/session-pages.routes.ts";
import { donationRoutes } from "./payments/donation.routes.ts";
import { monthlyGiftRoutes } from "./payments/monthly/monthly.routes.ts";
import { payuRoutes } from "./payments/payu.routes.ts";
import { sandboxApiRoutes } from "./payments/sandbox/sandbox-api.routes.ts";
import { sandboxPageRoutes } from "./payments/sandbox/sandbox-page.routes.ts";
import { photoRoutes } from "./photos/photo.routes.ts";
import { recallRoutes } from "./recall/recall.routes.ts";
import { replyTemplateRoutes } from "./reply-templates/reply-template.routes.ts";
import { resourceRoutes } from "./resources/resource.routes.ts";
import { savedSearchRoutes } from "./saved-searches/search.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { VISITOR } from "./sessions/actor.ts";
import { actorFromCookie } from "./sessions/session.cookie.ts";
import { leadToSetup, setupPageRoutes } from "./setup/setup.pages.ts";
import { setupRoutes } from "./setup/setup.routes.ts";
import { shelterRoutes } from "./shelter/shelter.routes.ts";
import { followShelter } from "./shelter/shelter.source.ts";
import { shelterListRoutes } from "./shelter-lists/shelter-list.routes.ts";
import { shelterTextRoutes } from "./shelter-texts/text.routes.ts";
import { inspectionRoutes } from "./statistics/inspection.routes.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { stayRoutes } from "./stays/stay.routes.ts";
import { treatmentRoutes } from "./treatments/treatment.routes.ts";
import { userNoteRoutes } from "./user-notes/user-note.routes.ts";
import { personalDataRoutes } from "./users/personal-data.routes.ts";
import { userRoutes } from "./users/user.routes.ts";
import { visitRoutes } from "./visits/visit.routes.ts";

/** Every feature's calls, under `/api` (spec §7). */
const API: readonly Routes<AppDeps>[] = [
  accountRoutes,
  userNoteRoutes,
  userRoutes,
  personalDataRoutes,
  favouriteRoutes,
  fosterRoutes,
  employeeRoutes,
  adoptionRoutes,
  animalRoutes,
  animalBulkRoutes,
  listViewRoutes,
  stayRoutes,
  lifeRoutes,
  statisticsRoutes,
  inspectionRoutes,
  recallRoutes,
  careRoutes,
  unitRoutes,
  treatmentRoutes,
  animalPaperRoutes,
  aftercareRoutes,
  animalGroupRoutes,
  newsRoutes,
  subscriptionRoutes,
  newsletterRoutes,
  savedSearchRoutes,
  jobRoutes,
  resourceRoutes,
  appointmentRoutes,
  visitRoutes,
  calendarRoutes,
  jobApplicationRoutes,
  contactRoutes,
  replyTemplateRoutes,
  photoRoutes,
  donationRoutes,
  monthlyGiftRoutes,
  payuRoutes,
  outboxRoutes,
  auditRoutes,
  dashboardRoutes,
  searchRoutes,
  failedJobRoutes,
  shelterRoutes,
  shelterListRoutes,
  shelterTextRoutes,
  firstStepRoutes,
  setupRoutes,
];

/** Taken when this module is loaded, before any pages are loaded. */
const NAMED_SCHEMAS = namedSchemas();

/**
 * After a write is answered, the pages of this server show it: the answer waits until the change is counted, which makes
 * cached pages out of date. A refused request has changed nothing.
 */
function catchUpAfterWrites(app: FastifyInstance, { contentChanges }: AppDeps): void {
  app.addHook("onSend", async ({ method }, reply) => {
    if (!isSafe(method) && reply.statusCode < 400) await contentChanges.catchUp();
  });
}

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
function servePages(app: FastifyInstance, deps: AppDeps): void {
  const sender = new PageSender(deps);
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

/**
 * Builds the whole application; tests use it as well.
 * @param deps database, clock, photo store, built pages and so on
 * @returns the server, ready to listen or to be called by `inject`
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { publicUrl } = deps.settings;
  const secure = publicUrl.startsWith("https:");
  const app = createServer(deps, secure);
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(answerBySchema);
  // A malformed body is refused outside of the request's async context, which knows its language.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    inLanguage(request.language, () => sendProblem(error, request, reply)),
  );
  readJsonBodies(app);
  dropMalformedAddresses(app);
  addAnswerHeaders(app);
  logRequests(app);
  sendSecurityHeaders(app, secure);
  followShelter(app, deps.shelter);
  await app.register(cookie);
  const protection = { key: deps.signingKey, publicUrl, secure };
  authenticateRequests(app, deps.resolveActor ?? actorFromCookie(deps));
  chooseLanguage(app);
  leadToOfferedLanguage(app);
  setXsrfCookies(app, protection);
  auditRefusals(app, deps);
  authorizeRequests(app);
  protectWrites(app, protection);
  dropUnreadBodies(app);
  limitBodiesInFlight(app);
  runRequestsInLanes(app);
  catchUpAfterWrites(app, deps);
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
  await app.register(healthRoutes(deps));
  await app.register(assetRoutes(deps));
  servePages(app, deps);
  return app;
}
