import type { ReactNode } from "react";

/** A standalone page around one form (spec §2.1): its title, a line below, the form on a sheet, and ways on below it. */
export function SessionCard({
  title,
  lead,
  wide,
  children,
  after,
}: {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className={wide ? "wrap session is-wide" : "wrap session"}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
      {after && <p className="session-after">{after}</p>}
    </div>
  );
}

/** A message from the page before, as that the account has been created. */
export function SessionMessage({ children }: { children: string }) {
  return (
    <p className="form-outcome is-good" role="status">
      {children}
    </p>
  );
}
