import { LOGIN_AFTER } from "../../web/login-path.ts";
import { redirectTarget } from "../sessions/redirect-target.ts";
import type { Address, LoadedPage } from "./page.loaders.ts";

type Loader = (deps: unknown, address: Address) => Promise<LoadedPage>;

const targetIn = (query: Address["query"]): string | null => redirectTarget(query.redirect) ?? null;

/** The login page, with the target checked and the message of what came before it. */
export const loadLogin: Loader = async (_deps, { path, query }) => {
  const after = LOGIN_AFTER.find((name) => name === query.after) ?? null;
  return { name: "login", props: { target: targetIn(query), after }, path, status: 200 };
};

export const loadSignUp: Loader = async (_deps, { path, query }) => ({
  name: "signUp",
  props: { target: targetIn(query) },
  path,
  status: 200,
});

/** @param isOver whether the session has ended; else the page asks */
export const loadLogout =
  (isOver: boolean): Loader =>
  async (_deps, { path, query }) => {
    const hasClosed = isOver && query.after === "close";
    return { name: "logout", props: { isOver, hasClosed }, path, status: 200 };
  };

export const loadUnauthorized: Loader = async (_deps, { path }) => ({
  name: "unauthorized",
  props: {},
  path,
  status: 403,
});

export const loadForgotPassword: Loader = async (_deps, { path }) => ({
  name: "forgotPassword",
  props: {},
  path,
  status: 200,
});

/** A page that a letter's link leads to. Whether the link is still good is found out when its form is sent. */
const linkPage =
  (name: "resetPassword" | "confirmEmail"): Loader =>
  async (_deps, { path, query }) => {
    const token = typeof query.token === "string" ? query.token : null;
    return { name, props: { token }, path, status: token ? 200 : 400 };
  };

/** The pages that letters' links lead to, by their paths. */
export const LINK_PAGES = [
  ["/reset_password", linkPage("resetPassword")],
  ["/confirm_email", linkPage("confirmEmail")],
] as const;

export const loadEmailConfirmed: Loader = async (_deps, { path }) => ({
  name: "emailConfirmed",
  props: {},
  path,
  status: 200,
});
