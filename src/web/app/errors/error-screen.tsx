import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { STATUS_TITLE } from "../../../contract/shared.ts";
import { ApiError } from "../problem.ts";

const OUR_FAULT = 500;

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
  const status = (error instanceof ApiError && error.status) || OUR_FAULT;
  return { status, message: STATUS_TITLE[status] ?? "Error" };
}
