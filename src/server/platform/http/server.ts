import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { parse } from "node:querystring";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { HOUR_MS } from "../../base/clock.ts";
import type { Deps } from "../deps.ts";
import type { EarlyAnswers } from "./early-answers.ts";
import { frameworkAnswers } from "./framework-errors.ts";
import { isApi } from "./is-api.ts";
import { trustProxyOption } from "./proxies.ts";
import { serverLog } from "./request-log.ts";
import { closeAfterUnaskedBodies, closeStalledRequests, hasTwoHosts } from "./stalled-senders.ts";

const CONNECTIONS = {
  /** How long a whole request may take to arrive, in milliseconds. Twelve photos of 10 MB need it on a slow line. */
  requestTimeout: HOUR_MS,
  /** How long the headers may take, from the start of the connection. After that, a silent connection is closed. */
  headersTimeout: 10_000,
  /** How often Node checks these two limits. */
  connectionsCheckingInterval: 2_000,
  /** Longer than a proxy keeps its connections: it is the proxy that closes one. */
  keepAliveTimeout: 72_000,
};

/** Node's limit for all headers together, in characters: a very long id is then simply unknown. */
const MAX_PARAM_LENGTH = 16_384;

/**
 * A path that cannot be decoded is rewritten to an unknown address, so that it is answered 404. The query is not checked:
 * people search for "50%", and links from other sites add their own parameters.
 */
function decodable(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  if (!path.includes("%")) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isApi(url) ? "/api/undecodable" : "/undecodable";
  }
}

/**
 * Creates the server without routes: how requests are read and logged.
 * @param secure whether it is reached over HTTPS
 * @param early what is answered before the framework sees a request
 */
export function createServer(
  { settings }: Pick<Deps, "settings">,
  secure: boolean,
  early: EarlyAnswers,
): FastifyInstance {
  const app = Fastify({
    ...frameworkAnswers(secure),
    ...serverLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(settings.trustProxy),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    serverFactory(handle) {
      const server = createHttpServer(CONNECTIONS, (request, response) => {
        if (hasTwoHosts(request)) server.emit("clientError", new Error("Two Host headers."), request.socket);
        else if (!early.answer(request, response)) handle(request, response);
      });
      return server;
    },
    forceCloseConnections: "idle",
    // Requests during a shutdown are still answered; their connections close with the answer.
    return503OnClosing: false,
    routerOptions: { querystringParser: readQuery, maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: ({ url = "/" }) => decodable(url),
  });
  closeStalledRequests(app.server);
  closeAfterUnaskedBodies(app.server);
  app.addHook("preClose", (done) => {
    early.close();
    done();
  });
  return app;
}

/** Parses a query. Blank fields are left out, since forms also send fields that were not filled in. */
function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of Object.entries(parse(text))) {
    if (value !== undefined && value !== "") query[name] = value;
  }
  return query;
}
