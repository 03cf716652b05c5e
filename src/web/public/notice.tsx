import type { ReactNode } from "react";

/** What stands in the place of a list: nothing there yet ("empty") or it could not be loaded ("error"). */
export function Notice({ kind, children }: { kind: "empty" | "error"; children: ReactNode }) {
  return (
    <div className={`notice is-${kind}`} role={kind === "error" ? "alert" : "status"}>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
