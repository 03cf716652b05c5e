import negotiator from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOfPath, pathIn, pathWithoutLanguage } from "../../../contract/platform/href.ts";
import { offeredLanguage } from "../../../contract/platform/shelter.ts";
import { isLanguage, LANGUAGES, type Language } from "../../../contract/texts/language.ts";
import { DEFAULT, goOnIn } from "../../base/language.ts";
import { isApi } from "./is-api.ts";
import { isSafe } from "./xsrf.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the answer. */
    language: Language;
  }
}

/** Our catalogs are for languages, not for regions: `pl-PL` is Polish. */
const REGION = /(?<=[a-z])-[a-z\d-]+/gi;

/** The first language of `Accept-Language` that there is. */
export function acceptedLanguage({ headers }: FastifyRequest): Language | undefined {
  const accepted = headers["accept-language"];
  const found = accepted ? negotiator.negotiate(accepted.replace(REGION, ""), [...LANGUAGES]) : null;
  return isLanguage(found) ? found : undefined;
}

/** The language that somebody who is signed in has chosen for themselves; users choose among those that are offered. */
function chosenLanguage({ actor }: FastifyRequest): Language | undefined {
  if (actor.role === "visitor" || actor.program) return undefined;
  return actor.role === "user" ? offeredLanguage(actor.language) : actor.language;
}

/** How the address of a picture begins. */
const PICTURES = "/photos/";

/** Feeds have one address in all languages: `lang` in it says which, else what the program prefers. */
function languageOfFeed(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return offeredLanguage(isLanguage(lang) ? lang : (acceptedLanguage(request) ?? DEFAULT));
}

/**
 * The language of an answer (rules §13): of a public page that of its address. The application and the API speak the
 * language of the person who is signed in; to visitors and programs the API speaks the one that they prefer. Pictures have one
 * address in all languages and are refused as calls are. Visitors of the application are sent to a public page, whose
 * language is not guessed.
 */
function languageOfAnswer(request: FastifyRequest): Language {
  const { permission } = request.routeOptions.config;
  if (permission === "feeds.read") return languageOfFeed(request);
  const isApp = permission === "app.read";
  const isCall = isApi(request.url) || request.url.startsWith(PICTURES);
  if (!isApp && !isCall) return languageOfPath(request.url);
  return chosenLanguage(request) ?? (isApp ? undefined : acceptedLanguage(request)) ?? DEFAULT;
}

/**
 * Redirects a public page in a language that the shelter does not offer to the same page in the shelter's own
 * (docs/decisions/0036). Files for programs stay where they are.
 */
export function leadToOfferedLanguage(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { config } = request.routeOptions;
    const isPage = request.is404 || (config.permission === "pages.read" && config.cookies !== "never");
    if (!isPage || !isSafe(request.method) || isApi(request.url)) return done();
    const language = languageOfPath(request.url);
    const offered = offeredLanguage(language);
    if (offered === language) return done();
    reply.header("cache-control", "no-store").redirect(pathIn(offered, pathWithoutLanguage(request.url)), 302);
  });
}

/** Runs every request in the language of its answer. Registered after the actor of a request is known. */
export function chooseLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", DEFAULT);
  app.addHook("onRequest", (request, _reply, done) => {
    request.language = languageOfAnswer(request);
    goOnIn(request.language, done);
  });
  // Again: a body is read in the async context of the socket, where the language gets lost.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined) done();
    else goOnIn(request.language, done);
  });
}
