import { randomUUID } from "node:crypto";
import { parse } from "node:querystring";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "../deps.ts";
import { frameworkAnswers } from "./framework-errors.ts";
import { trustedBy } from "./proxies.ts";
import { serverLog } from "./request-log.ts";
import { leaveStalledSenders } from "./stalled-senders.ts";

/** Time for one request to arrive whole, in milliseconds: twelve photos of 10 MB take an old phone on a bad line so long. */
const REQUEST_TIMEOUT_MS = 60 * 60_000;
/** Time for its headers, from the connection on; a connection that says nothing is left after it. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node looks for those that are over. */
const CHECK_EVERY_MS = 2_000;

/** As many characters as Node takes for all headers together: a long id is an unknown one like any other. */
const LONGEST_ADDRESS = 16_384;

/** @returns whether an address is one of the calls, not a page's */
export const isApi = (url: string): boolean => /^\/api(\/|$|\?)/.test(url);

/**
 * A path that cannot be decoded is that of nothing: it goes the way of every unknown address. A query may say what it
 * likes: people search for "50%", and links from elsewhere bring marks of their own.
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

/** The bare server: how requests are read and logged, before there is any route. @param secure whether it is reached over HTTPS */
export function createServer({ settings }: Pick<Deps, "settings">, secure: boolean): FastifyInstance {
  const app = Fastify({
    ...frameworkAnswers(secure),
    ...serverLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(settings.trustProxy),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    forceCloseConnections: "idle",
    // What still comes while the door is being shut is answered as ever; its connection ends with the answer.
    return503OnClosing: false,
    routerOptions: { querystringParser: readQuery, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = "/" }) => decodable(url),
  });
  leaveStalledSenders(app.server);
  return app;
}

/** Reads a query; blank fields are left out, as forms send every field that nobody filled. */
function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of Object.entries(parse(text))) {
    if (value !== undefined && value !== "") query[name] = value;
  }
  return query;
}
