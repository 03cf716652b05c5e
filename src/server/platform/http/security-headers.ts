import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Permission } from "../../base/policy.ts";
import { PAGE_FADE_SOURCE } from "./page-fade.policy.ts";

/** The strict policy of the public site: nothing from other origins, and nothing inline except one style. */
const STRICT = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", PAGE_FADE_SOURCE],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
const INLINE = ["'self'", "'unsafe-inline'"];

/** The application's components set styles on their elements. */
const APP = { ...STRICT, styleSrc: INLINE };

/** The page of the API documentation needs inline scripts and styles. */
const DOCUMENTATION = { ...STRICT, scriptSrc: INLINE, styleSrc: INLINE };

/** What a page of ours never asks a browser for, so that a script that got in cannot either. Sharing and the clipboard are used. */
const UNUSED_FEATURES = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment", "serial", "usb"],
  ...["screen-wake-lock", "window-management", "xr-spatial-tracking"],
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ");

type Headers = Record<string, string>;

/** Helmet's headers as plain values, computed once instead of at every request. */
function headersOf(directives: Record<string, string[]>, secure: boolean): Headers {
  const headers: Headers = { "permissions-policy": PERMISSIONS_POLICY };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  write({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** The headers of the public site, also for answers outside of routes. @param secure whether the product is reached over HTTPS */
export const strictHeaders = (secure: boolean): Readonly<Headers> => headersOf(STRICT, secure);

/**
 * Sets security headers on every answer.
 * @param secure whether the product is reached over HTTPS; then browsers get `Strict-Transport-Security`
 */
export function sendSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const strict = strictHeaders(secure);
  const others: Partial<Record<Permission, Headers>> = {
    "app.read": headersOf(APP, secure),
    "documentation.read": headersOf(DOCUMENTATION, secure),
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { permission } = request.routeOptions.config;
    reply.headers((permission && others[permission]) ?? strict);
    done();
  });
}
