import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { href } from "../../../../contract/platform/href.ts";
import { statusTitle } from "../../../../contract/texts/status-title.ts";
import { ApiError } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

const INTERNAL_ERROR = 500;
const UNAVAILABLE = 503;
/** The browsers' messages when a screen's code cannot be loaded, for example without a connection. */
const CODE_NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** A screen failed: status, message and a reload button (spec §2.1); without a connection, that, and what works without one. */
export function ErrorScreen() {
  const text = appTexts().errors;
  const error = useRouteError();
  if (isCodeMissing(error) && !navigator.onLine) {
    return (
      <Failed title={text.offline} detail={text.offlineHint}>
        {location.pathname.startsWith("/admin") && (
          <Button component="a" href="/admin/rounds" variant="outline">
            {appTexts().shell.navigation.rounds}
          </Button>
        )}
      </Failed>
    );
  }
  const { status, message } = detailsOf(error);
  return (
    <Failed status={status} title={message} detail={text.screenFailed(status)}>
      <Button component="a" href={href("/")} variant="outline">
        {text.goHome}
      </Button>
    </Failed>
  );
}

type FailedProps = { status?: number; title: string; detail: string; children: ReactNode };

const Failed = ({ status, title, detail, children }: FailedProps) => (
  <Stack className="outcome" align="start" gap="md">
    <title>{listedWords(status, title)}</title>
    {status && (
      <Text className="outcome-mark" aria-hidden="true">
        {status}
      </Text>
    )}
    <Title order={1}>{title}</Title>
    <Text c="dimmed">{detail}</Text>
    <Group>
      <Button onClick={() => location.reload()}>{appTexts().errors.reload}</Button>
      {children}
    </Group>
  </Stack>
);

const listedWords = (...words: readonly unknown[]) => words.filter(Boolean).join(" ");

function detailsOf(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  const status = (error instanceof ApiError && error.status) || (isCodeMissing(error) ? UNAVAILABLE : INTERNAL_ERROR);
  return { status, message: statusTitle(status) };
}

const isCodeMissing = (error: unknown) => error instanceof TypeError && CODE_NOT_LOADED.test(error.message);
