import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { STATUS_TITLE } from "../../../contract/shared.ts";
import { ApiError } from "../problem.ts";

const OUR_FAULT = 500;
const UNREACHABLE = 503;
/** How browsers say that a screen's code could not be fetched, as without a connection. */
const NO_CODE = /dynamically imported module|importing a module script failed/i;

/** A screen failed: status, message and a reload button (spec §2.1). */
export function ErrorScreen() {
  const { status, message } = toldBy(useRouteError());
  return (
    <Stack className="outcome" align="start" gap="md">
      <title>{`${status} ${message}`}</title>
      <Text className="outcome-mark" aria-hidden="true">
        {status}
      </Text>
      <Title order={1}>{`${message}`}</Title>
      <Text c="dimmed">{`Status ${status}. This screen could not be shown. Please try again in a moment.`}</Text>
      <Group>
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button component="a" href="/" variant="outline">
          Go to the home page
        </Button>
      </Group>
    </Stack>
  );
}

function toldBy(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  const status = (error instanceof ApiError && error.status) || (isWithoutCode(error) ? UNREACHABLE : OUR_FAULT);
  return { status, message: STATUS_TITLE[status] ?? "Error" };
}

const isWithoutCode = (error: unknown) => error instanceof TypeError && NO_CODE.test(error.message);
