import { Title } from "@mantine/core";
import { type ReactNode, type Ref, useId } from "react";

/** A part of a record's page under its own heading. @param heading for moving the focus to it */
export function Section({
  title,
  heading,
  children,
}: {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="panel part" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} {...(heading && { ref: heading, tabIndex: -1 })}>
        {title}
      </Title>
      {children}
    </section>
  );
}
