/** Addresses are judged as a browser reads them; this host stands for the site itself. */
const SITE = "http://site.invalid";
const LONGEST = 2000;

/** Targets that make no sense after signing in: calls, and the pages of signing in and out themselves. */
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
 * The page to go to after signing in, as remembered in an address (spec §2.4).
 * @param asked the value of `?redirect=`, from whoever wrote the link
 * @returns path, query and fragment of a page of this site; undefined for anything else, which is then ignored (decisions §2)
 */
export function redirectTarget(asked: unknown): string | undefined {
  if (typeof asked !== "string" || asked.length > LONGEST || !isPlainPath(asked)) return undefined;
  if (!URL.canParse(asked, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, SITE);
  // '/.//evil.test' begins as a path of this site and comes out as '//evil.test'.
  const isOurs = origin === SITE && !pathname.startsWith("//");
  return isOurs && isTarget(pathname) ? pathname + search + hash : undefined;
}

/** Browsers drop tabs and line breaks and read a backslash as a slash: such a path is another one than it seems. */
function isPlainPath(asked: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(asked);
}

/** The server reads a path decoded and without the slashes at its end, so it is judged like that. */
function isTarget(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+$/, "");
    return !NO_TARGETS.some((start) => path === start || path.startsWith(`${start}/`));
  } catch {
    return false;
  }
}
