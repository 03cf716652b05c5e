import { LOGIN_AFTER, withQuery } from "../../web/login-path.ts";
import type { LinkButton } from "../../web/public/platform/page-props.ts";
import { redirectTarget } from "../accounts/redirect-target.ts";
import { type Clock, today } from "../platform/clock.ts";
import type { Address, LoadedPage } from "./page.loaders.ts";

type Loader = (deps: unknown, address: Address) => Promise<LoadedPage>;

const targetIn = (query: Address["query"]): string | null => redirectTarget(query.redirect) ?? null;

/**
 * The login page, with a checked redirect target and a message about what came before. `path` has what was understood of
 * the query, so that both stay when the language is changed.
 */
export const loadLogin: Loader = async (_deps, { path, query }) => {
  const after = LOGIN_AFTER.find((name) => name === query.after) ?? null;
  const target = targetIn(query);
  return { name: "login", props: { target, after }, path: withQuery(path, { after, redirect: target }), status: 200 };
};

export const loadSignUp = async ({ clock }: { clock: Clock }, { path, query }: Address): Promise<LoadedPage> => {
  const target = targetIn(query);
  return {
    name: "signUp",
    props: { target, today: today(clock) },
    path: withQuery(path, { redirect: target }),
    status: 200,
  };
};

/** @param isOver whether the session has ended; otherwise the page asks for confirmation */
export const loadLogout =
  (isOver: boolean): Loader =>
  async (_deps, { path, query }) => {
    const hasClosed = isOver && query.after === "close";
    const here = withQuery(path, { after: hasClosed ? "close" : null });
    return { name: "logout", props: { isOver, hasClosed }, path: here, status: 200 };
  };

/** A page that a link in a letter leads to. Whether the link is still valid is checked when its form is sent. */
const linkPage =
  (name: "resetPassword" | "confirmEmail"): Loader =>
  async (_deps, { path, query }) => {
    const token = typeof query.token === "string" ? query.token : null;
    return { name, props: { token }, path: withQuery(path, { token }), status: token ? 200 : 400 };
  };

/**
 * A page whose button does what a letter's link is for (rules §6). The token is checked when it is pressed.
 * @param call what the button posts to
 */
const buttonPage =
  (kind: LinkButton, call: string): Loader =>
  async (_deps, { path, query }) => {
    const textIn = (value: unknown) => (typeof value === "string" ? value : null);
    const values = { search: textIn(query.search), token: textIn(query.token) };
    return {
      name: "linkButton",
      props: { kind, action: withQuery(`/api${call}`, values) },
      path: withQuery(path, values),
      status: 200,
    };
  };

/** The pages of links in letters, by their paths. */
export const LINK_PAGES = [
  ["/reset_password", linkPage("resetPassword")],
  ["/confirm_email", linkPage("confirmEmail")],
  ["/newsletter/confirm", buttonPage("newsletterConfirm", "/newsletters/confirm")],
  ["/newsletter/unsubscribe", buttonPage("newsletterEnd", "/newsletters/end")],
  ["/searches/confirm", buttonPage("searchConfirm", "/saved-searches/confirm")],
  ["/searches/end", buttonPage("searchesEnd", "/saved-searches/end")],
  ["/reminders/end", buttonPage("remindersEnd", "/aftercare/end")],
] as const;
