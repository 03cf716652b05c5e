import type { ReactNode } from "react";

/** Shown instead of a list that is empty or could not be loaded. */
export const Notice = ({ kind, children }: { kind: "empty" | "error"; children: ReactNode }) => (
  <div className={`notice is-${kind}`} role={kind === "error" ? "alert" : "status"}>
    {typeof children === "string" ? <p>{children}</p> : children}
  </div>
);
