import type { ReactNode } from "react";
import { Logo } from "./icon.tsx";

/** A page with one message: not found, an error, thanks. @param mark text above the title, such as `404` */
export function MessagePage({ mark, title, children }: { mark?: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap outcome">
      <span className="outcome-mark">{mark ?? <Logo />}</span>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
