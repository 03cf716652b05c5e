import type { FastifyInstance } from "fastify";
import { href, pathWithoutLanguage } from "../../contract/href.ts";
import type { Deps } from "../deps.ts";
import { isApi } from "../http/server.ts";
import { isSafe } from "../http/xsrf.ts";
import type { Loader } from "../pages/page.loaders.ts";
import type { PageSender } from "../pages/page.routes.ts";
import { isUnclaimed } from "./setup.commands.ts";

const PATH = "/setup";
const options = { config: { permission: "pages.read" }, schema: { hide: true } } as const;

const loadSetup: Loader = async (_deps, { path }) => ({ name: "setup", props: {}, path, status: 200 });

/** The page of the first start (rules §12). */
export const setupPageRoutes = (sender: PageSender) => async (app: FastifyInstance) => {
  app.get(PATH, options, (request, reply) => sender.send(loadSetup, request, reply));
};

/** While the shelter is nobody's, every page leads to the setup; afterwards that page is not found for ever (rules §12). */
export function leadToSetup(app: FastifyInstance, { db, awaitsSetup }: Deps): void {
  let isClosed = !awaitsSetup;
  // Unknown addresses lead to the setup as well.
  if (awaitsSetup) app.get("/*", options, (_request, reply) => reply.callNotFound());
  app.addHook("onRequest", async ({ url, method, routeOptions }, reply) => {
    // Files that are the same for everybody, as the manifest.
    if (routeOptions.config.cookies === "never" || isApi(url)) return;
    const isSetup = pathWithoutLanguage(url).split("?")[0] === PATH;
    if (isClosed && !isSetup) return;
    isClosed ||= !(await isUnclaimed(db));
    if (isClosed) return isSetup ? reply.callNotFound() : undefined;
    reply.header("cache-control", "no-store");
    return isSetup || !isSafe(method) ? undefined : reply.redirect(href(PATH), 302);
  });
}
