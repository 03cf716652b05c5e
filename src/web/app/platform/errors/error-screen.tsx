import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { href } from "../../../../contract/platform/href.ts";
import { statusTitle } from "../../../../contract/texts/status-title.ts";
import { ApiError } from "../problem.ts";
import { currentSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

const INTERNAL_ERROR = 500;
const UNAVAILABLE = 503;
/** The browsers' messages when a screen's code cannot be loaded, for example without a connection. */
const CODE_NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** A screen failed: status, message and a reload button (spec §2.1); without a connection it says that instead. */
export function ErrorScreen() {
  const text = appTexts().errors;
  const error = useRouteError();
  const { status, message } = detailsOf(error);
  const isOffline = isCodeMissing(error) && !navigator.onLine;
  return (
    <Stack className="outcome" align="start" gap="md">
      <title>{`${status} ${message}`}</title>
      {!isOffline && (
        <Text className="outcome-mark" aria-hidden="true">
          {status}
        </Text>
      )}
      <Title order={1}>{isOffline ? text.offline : message}</Title>
      <Text c="dimmed">{isOffline ? text.noConnection : text.screenFailed(status)}</Text>
      <Group>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
        {isOffline ? (
          currentSession()?.isEmployee && (
            <Button component="a" href="/admin/rounds" variant="outline">
              {text.goToRound}
            </Button>
          )
        ) : (
          <Button component="a" href={href("/")} variant="outline">
            {text.goHome}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function detailsOf(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  const status = (error instanceof ApiError && error.status) || (isCodeMissing(error) ? UNAVAILABLE : INTERNAL_ERROR);
  return { status, message: statusTitle(status) };
}

const isCodeMissing = (error: unknown) => error instanceof TypeError && CODE_NOT_LOADED.test(error.message);
