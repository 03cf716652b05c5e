import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOfPath, pathIn, pathWithoutLanguage, prefixOf } from "../../../contract/platform/href.ts";
import type { Deps } from "../../platform/deps.ts";
import { isApi } from "../../platform/http/is-api.ts";
import { acceptedLanguage } from "../../platform/http/language.ts";
import { isSafe } from "../../platform/http/xsrf.ts";
import type { Loader } from "../../site/page.loaders.ts";
import type { PageSender } from "../../site/page.routes.ts";
import { isUnclaimed } from "./setup.commands.ts";

const PATH = "/setup";
const options = { config: { permission: "pages.read" }, schema: { hide: true } } as const;

const loadSetup: Loader = async (_deps, { path }) => ({ name: "setup", props: {}, path, status: 200 });

/** The page of the first start (rules §12); not found once there is an admin. */
export const setupPageRoutes = (sender: PageSender, { db, awaitsSetup }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(PATH, options, async (request, reply) => {
      if (!awaitsSetup || !(await isUnclaimed(db))) return reply.callNotFound();
      return sender.send(loadSetup, request, reply.header("cache-control", "no-store"));
    });
  };

/** Until there is an admin, every page leads to the setup, in the language of its address or else of the browser (rules §12). */
export function leadToSetup(app: FastifyInstance, { db, awaitsSetup }: Deps): void {
  if (!awaitsSetup) return;
  let isClosed = false;
  // Unknown addresses lead to the setup as well.
  app.get("/*", options, (_request, reply) => reply.callNotFound());

  async function lead(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { url, method } = request;
    isClosed = !(await isUnclaimed(db));
    if (isClosed || !isSafe(method) || pathWithoutLanguage(url).split("?")[0] === PATH) return false;
    const asked = languageOfPath(url);
    const language = prefixOf(asked) ? asked : (acceptedLanguage(request) ?? asked);
    reply.header("cache-control", "no-store").redirect(pathIn(language, PATH), 302);
    return true;
  }
  app.addHook("onRequest", (request, reply, done) => {
    // Not for files that are the same for everybody, as the manifest.
    if (isClosed || request.routeOptions.config.cookies === "never" || isApi(request.url)) return done();
    lead(request, reply).then((isAnswered) => isAnswered || done(), done);
  });
}
