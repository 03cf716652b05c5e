/** A stand-in host: addresses are resolved against it as a browser would. */
const SITE = "http://site.invalid";
const LONGEST = 2000;

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
 * @param asked the value of `?redirect=`; anybody may have written the link
 * @returns path, query and fragment of a page of this site; undefined for anything else, which is ignored (decisions §2)
 */
export function redirectTarget(asked: unknown): string | undefined {
  if (typeof asked !== "string" || asked.length > LONGEST || !isPlainPath(asked)) return undefined;
  if (!URL.canParse(asked, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, SITE);
  // '/.//evil.test' starts like a path of this site but resolves to '//evil.test'.
  const isOurs = origin === SITE && !pathname.startsWith("//");
  return isOurs && isTarget(pathname) ? pathname + search + hash : undefined;
}

/** Browsers drop tabs and line breaks and read a backslash as a slash, so such paths are refused. */
function isPlainPath(asked: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(asked);
}

/** Compares the path as the server reads it: decoded and without slashes at its end. */
function isTarget(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+$/, "");
    return !NO_TARGETS.some((start) => path === start || path.startsWith(`${start}/`));
  } catch {
    return false;
  }
}
