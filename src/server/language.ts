import { AsyncLocalStorage } from "node:async_hooks";
import negotiator from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOfPath } from "../contract/href.ts";
import { isLanguage, LANGUAGES, type Language, setLanguageSource } from "../contract/texts/language.ts";
import "./texts/all.ts";
import { isApi } from "./http/is-api.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the answer. */
    language: Language;
  }
}

const storage = new AsyncLocalStorage<Language>();

/** What is written for nobody in particular, as in a log, is English. */
const DEFAULT: Language = "en";

/** Makes texts in another language than that of the request: a letter's, say, in its recipient's (rules §13). */
export const inLanguage = <R>(language: Language, make: () => R): R => storage.run(language, make);

/** Lets all texts of this process be read in the language of the request or the letter that is being worked on. */
export function readTextsByRequest(): void {
  setLanguageSource(() => storage.getStore() ?? DEFAULT);
}

/** The first language of `Accept-Language` that there is. */
function acceptedLanguage({ headers }: FastifyRequest): Language | undefined {
  const accepted = headers["accept-language"];
  const found = accepted ? negotiator.negotiate(accepted, [...LANGUAGES]) : null;
  return isLanguage(found) ? found : undefined;
}

/** The language that somebody who is signed in has chosen for themselves. */
const chosenLanguage = ({ actor }: FastifyRequest): Language | undefined =>
  actor.role === "visitor" ? undefined : actor.language;

/**
 * The language of an answer (rules §13): of a public page that of its address. The application and the API speak the
 * language of the person who is signed in; to visitors the API speaks the one that their program prefers.
 */
function languageOfAnswer(request: FastifyRequest): Language {
  const isApp = request.routeOptions.config.permission === "app.read";
  if (!isApp && !isApi(request.url)) return languageOfPath(request.url);
  return chosenLanguage(request) ?? acceptedLanguage(request) ?? DEFAULT;
}

/** Runs every request in the language of its answer. Registered after the actor of a request is known. */
export function chooseLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", DEFAULT);
  app.addHook("onRequest", (request, _reply, done) => {
    request.language = languageOfAnswer(request);
    storage.run(request.language, done);
  });
  // Again: a body is read in the async context of the socket, where the language gets lost.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined) done();
    else storage.run(request.language, done);
  });
}
