import type { ReactNode } from "react";

/** `call` is the call to action, one on a page; `main` is any other filled button, `quiet` an outlined one. */
export type ButtonLook = "call" | "main" | "quiet";

const CLASS: Record<ButtonLook, string> = { call: "button is-call", main: "button", quiet: "button is-quiet" };

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = "main",
  children,
}: {
  href: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <a className={CLASS[look]} href={href}>
      {children}
    </a>
  );
}

/** The submit button of a form. */
export function SubmitButton({ look = "main", children }: { look?: ButtonLook; children: ReactNode }) {
  return (
    <button className={CLASS[look]} type="submit">
      {children}
    </button>
  );
}
