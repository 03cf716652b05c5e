import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "../deps.ts";
import { frameworkAnswers } from "./framework-errors.ts";
import { trustedBy } from "./proxies.ts";
import { readQuery } from "./query-string.ts";
import { serverLog } from "./request-log.ts";

/** Time for one request to arrive whole; an old phone on a bad line sends 10 MB in it. */
const REQUEST_TIMEOUT_MS = 120_000;

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
  return Fastify({
    ...frameworkAnswers(secure),
    ...serverLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(settings.trustProxy),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: "idle",
    // What still comes while the door is being shut is answered as ever; its connection ends with the answer.
    return503OnClosing: false,
    routerOptions: { querystringParser: readQuery, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = "/" }) => decodable(url),
  });
}
