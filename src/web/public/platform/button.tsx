import type { ReactNode } from "react";

/** `call` is the call to action, one on a page; `main` is any other filled button, `quiet` an outlined one. */
export type ButtonLook = "call" | "main" | "quiet";

const CLASS: Record<ButtonLook, string> = { call: "button is-call", main: "button", quiet: "button is-quiet" };

type Props = { href: string; look?: ButtonLook; children: ReactNode };

/** A link that looks like a button. */
export const ButtonLink = ({ href, look = "main", children }: Props) => (
  <a className={CLASS[look]} href={href}>
    {children}
  </a>
);

type SubmitButtonProps = { look?: ButtonLook; describedBy?: string; children: ReactNode };

/**
 * The submit button of a form that its script sends (`data-form`). It is disabled until the script is there, as the browser
 * would load the page again without what was typed.
 * @param describedBy the id of an element that says more about it
 */
export const SubmitButton = ({ look = "main", describedBy, children }: SubmitButtonProps) => (
  <button className={CLASS[look]} type="submit" disabled aria-describedby={describedBy}>
    {children}
  </button>
);
