import { Alert, Anchor, Button, Group, Skeleton, Stack, Title } from "@mantine/core";
import type { UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router";
import { shelter } from "../../../../contract/platform/shelter.ts";
import { useHelp } from "../help/help.tsx";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

/** One screen: its heading, which is also the tab's title, with its actions beside it. */
export function Screen({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { button, help } = useHelp(useId());
  return (
    <Stack gap="lg">
      <title>{`${title} – ${shelter().name}`}</title>
      <Group justify="space-between" gap="sm">
        <Group className="screen-title" gap="xs" wrap="nowrap">
          <Title order={1}>{title}</Title>
          {button}
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {help}
      {children}
    </Stack>
  );
}

type LoadedProps<T> = {
  query: UseQueryResult<T> | UseInfiniteQueryResult<T>;
  failed: string;
  children: (data: T) => ReactNode;
};

/**
 * The state of a query: a skeleton while it loads, an error with a retry button, or the data.
 * @param failed the specification's text for a failed load
 */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadFailed text={failed} error={query.error} retry={() => query.refetch()} />;
  return <Loading />;
}

/** Stands where something is on its way. */
export const Loading = () => (
  <Stack gap="sm" aria-busy="true" aria-label={appTexts().kit.load.busy} role="status">
    <Skeleton height={36} />
    <Skeleton height={36} />
    <Skeleton height={36} width="70%" />
  </Stack>
);

function LoadFailed({ text, error, retry }: { text: string; error: Error; retry: () => void }) {
  const detail = errorText(error, text);
  return (
    <Alert color="red" variant="light" role="alert" title={text}>
      <Stack gap="sm" align="start">
        {detail !== text && <span>{detail}</span>}
        <Button variant="outline" size="sm" onClick={retry}>
          {appTexts().kit.load.retry}
        </Button>
      </Stack>
    </Alert>
  );
}

type SectionProps = { title: string; heading?: Ref<HTMLHeadingElement>; children: ReactNode };

/** A part of a record's page under its own heading. @param heading for moving the focus to it */
export function Section({ title, heading, children }: SectionProps) {
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

/** Read-only data of a record, as names and values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="record-facts panel">{children}</dl>;

/** One name and value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The way back to the screen that this one belongs to; it stands below the title. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <Anchor component={Link} to={to} size="sm">
    {`← ${text}`}
  </Anchor>
);
