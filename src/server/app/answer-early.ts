import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionCookie } from "../accounts/sessions/session.cookie.ts";
import type { EarlyAnswers } from "../platform/http/early-answers.ts";
import { strictHeaders } from "../platform/http/security-headers.ts";
import { PAGE_HEADERS, type PageSender } from "../site/page.routes.ts";
import { PHOTO_HEADERS, photosInMemory } from "../site/photo.routes.ts";
import type { AppDeps } from "./app-deps.ts";

/** The pages of visitors, and with which cookie they are sent. */
type Pages = {
  sender: PageSender;
  /** whether they are reached over HTTPS */
  secure: boolean;
  /** the cookie to set for a visitor who has these; nothing when they have a valid one */
  missingXsrfCookie(cookies: FastifyRequest["cookies"]): string | undefined;
};

/**
 * Sends pictures in memory to everybody, and kept pages to visitors, before the framework sees the request
 * (docs/decisions/0010).
 * @param app reads the cookies
 */
export function answerEarly(
  early: EarlyAnswers,
  app: FastifyInstance,
  { settings, photoStore, shelter }: AppDeps,
  { sender, secure, missingXsrfCookie }: Pages,
): void {
  const security = strictHeaders(secure);
  const session = sessionCookie(settings);
  early.add(photosInMemory(photoStore), { ...security, ...PHOTO_HEADERS });
  early.add(
    (request) => {
      const kept = sender.findKept(request);
      if (!kept) return undefined;
      const { cookie } = request.headers;
      const cookies = cookie ? app.parseCookie(cookie) : {};
      if (session.read({ cookies }) !== undefined) return undefined;
      // The record of the shelter may have changed and is being read: the framework waits for it.
      if (shelter.current() instanceof Promise) return undefined;
      const missing = missingXsrfCookie(cookies);
      return missing ? { ...kept, headers: ["set-cookie", missing] } : kept;
    },
    { ...security, ...PAGE_HEADERS },
  );
}
