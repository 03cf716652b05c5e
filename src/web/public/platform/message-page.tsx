import type { ReactNode } from "react";
import { Logo } from "./icon.tsx";

type MessageProps = { mark?: string; picture?: ReactNode; title: string; children: ReactNode };

/** A page with one message: not found, an error, thanks. @param mark text above the title, such as `404` */
export const MessagePage = ({ mark, picture, title, children }: MessageProps) => (
  <div className="wrap outcome">
    {picture}
    <span className="outcome-mark">{mark ?? <Logo />}</span>
    <h1>{title}</h1>
    {children}
  </div>
);
