import { pathWithoutLanguage } from "../../contract/platform/href.ts";

/** A stand-in host: addresses are resolved against it as a browser would. */
const SITE = "http://site.invalid";
const MAX_LENGTH = 2000;

/** Targets that make no sense after sign-in: calls, and the pages for signing in and out. */
const NO_TARGETS = [
  "/api",
  "/login",
  "/logout",
  "/sign_up",
  "/forgot_password",
  "/reset_password",
  "/confirm_email",
  "/unauthorized",
];

/**
 * The page to open after sign-in, from the address (spec §2.4).
 * @param target the value of `?redirect=`; anybody may have written the link
 * @returns path, query and fragment of a page of this site; undefined for anything else, which is ignored (rules §2)
 */
export function redirectTarget(target: unknown): string | undefined {
  if (typeof target !== "string" || target.length > MAX_LENGTH || !isPlainPath(target)) return undefined;
  if (!URL.canParse(target, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, SITE);
  // '/.//evil.test' starts like a path of this site but resolves to '//evil.test'.
  const isSameSite = origin === SITE && !pathname.startsWith("//");
  return isSameSite && isTarget(pathname) ? pathname + search + hash : undefined;
}

/** Browsers drop tabs and line breaks and read a backslash as a slash, so such paths are refused. */
function isPlainPath(target: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target);
}

/** Compares the path as the server reads it: decoded, without its language and without slashes at its end. */
function isTarget(pathname: string): boolean {
  try {
    const path = pathWithoutLanguage(decodeURIComponent(pathname)).replace(/\/+$/, "");
    return !NO_TARGETS.some((start) => path === start || path.startsWith(`${start}/`));
  } catch {
    return false;
  }
}
