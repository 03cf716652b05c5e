import type { ReactNode } from "react";
import { Logo } from "./icon.tsx";

/** A page with one thing to say: not found, an error, thanks. @param mark what stands above the title, as `404` */
export function Outcome({ mark, title, children }: { mark?: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap outcome">
      <span className="outcome-mark">{mark ?? <Logo />}</span>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
