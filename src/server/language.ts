import { AsyncLocalStorage } from "node:async_hooks";
import negotiator from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, LANGUAGES, type Language, setLanguageSource } from "../contract/texts/language.ts";
import "../contract/texts/all.ts";
import { isApi } from "./http/server.ts";

const storage = new AsyncLocalStorage<Language>();

/** What is written for nobody in particular, as in a log, is English. */
const DEFAULT: Language = "en";

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

/** The refusals of the API are in the language of the person who asks (rules §13). */
const languageOf = (request: FastifyRequest): Language =>
  (isApi(request.url) ? acceptedLanguage(request) : undefined) ?? DEFAULT;

/** Runs every request in the language of its answer. Registered after the actor of a request is known. */
export function chooseLanguage(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    storage.run(languageOf(request), done);
  });
}
