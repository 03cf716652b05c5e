import { href } from "../contract/platform/href.ts";

/** Events after which the login page shows a message. */
export const LOGIN_AFTER = ["sign_up", "reset_password", "session", "second_step"] as const;
export type LoginAfter = (typeof LOGIN_AFTER)[number];

/**
 * @param target the path of this site to go to after logging in (spec §2.4: remembered redirect)
 * @param after the event that led here; the login page shows its message
 * @returns the address of the login page, in the reader's language
 */
export const loginPath = (target?: string | null, after?: LoginAfter): string =>
  withQuery(href("/login"), { after, redirect: target });

/**
 * @param ask for a recovery code, where people have lost the rest
 * @returns the address of the page after the password of somebody who has a second factor
 */
export const secondStepPath = (target: string | null, ask?: "recovery"): string =>
  withQuery(href("/login/second-step"), { ask, redirect: target });

/** @returns the address of the sign-up page; `target` is passed on to the login page */
export const signUpPath = (target: string | null): string => withQuery(href("/sign_up"), { redirect: target });

/** @returns the path with those of the values that are given */
export function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
