import type { ReactNode } from "react";

type SessionCardProps = { title: string; lead?: ReactNode; wide?: boolean; children: ReactNode; after?: ReactNode };

/** A standalone page with one form (spec §2.1): title, lead, form, and links below. */
export const SessionCard = ({ title, lead, wide, children, after }: SessionCardProps) => (
  <div className={wide ? "wrap session is-wide" : "wrap session"}>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
    {after && <p className="session-after">{after}</p>}
  </div>
);

/** Describes the field that gets the focus when the page is opened (enhance/remembered-email.ts). */
const SESSION_MESSAGE = "session-message";

/** A message about the previous page, such as that the account was created. */
export const SessionMessage = ({ children }: { children: string }) => (
  <p className="form-outcome is-good" role="status" id={SESSION_MESSAGE}>
    {children}
  </p>
);
