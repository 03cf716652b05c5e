import type { ReactNode } from "react";

/** What is known of a record that is not edited here, as names and values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="record-facts panel">{children}</dl>;

/** One of them. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
