import type { ReactNode } from "react";

/** Read-only data of a record, as names and values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="record-facts panel">{children}</dl>;

/** One name and value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
