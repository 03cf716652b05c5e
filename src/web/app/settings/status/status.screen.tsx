import "./status.css";
import { Alert, Anchor, Group, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { STATUS_PARTS, type Status, type StatusItem } from "../../../../contract/settings/status.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";

const REFETCH_MS = 60_000;

/** How the server, its letters, jobs and backups are: what is wrong stands first, with what to do. */
export function StatusScreen() {
  const text = settingsTexts().status;
  const status = useQuery({ ...apiQuery("GET /status"), staleTime: 0, refetchInterval: REFETCH_MS });
  return (
    <Screen title={appTexts().shell.navigation.status}>
      <Loaded query={status} failed={text.loadFailed}>
        {(found) => <Parts status={found} />}
      </Loaded>
    </Screen>
  );
}

function Parts({ status }: { status: Status }) {
  const text = settingsTexts().status;
  const wrong = STATUS_PARTS.filter((part) => !status[part].ok);
  const parts = [...wrong, ...STATUS_PARTS.filter((part) => status[part].ok)];
  return (
    <>
      <Alert color={wrong.length > 0 ? "yellow" : "green"} variant="light" title={text.summary(wrong.length)}>
        {text.told}
      </Alert>
      <ul className="panel status-parts">
        {parts.map((part) => (
          <Part key={part} item={status[part]} />
        ))}
      </ul>
    </>
  );
}

function Part({ item: { name, ok, text: sentence, action, path } }: { item: StatusItem }) {
  const text = settingsTexts().status;
  const Icon = ok ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={ok ? undefined : "is-wrong"}>
      <Icon size={24} color={`var(--mantine-color-${ok ? "green" : "yellow"}-text)`} aria-hidden />
      <Text fw={600}>
        {name}
        <span className="visually-hidden">{`: ${ok ? text.ok : text.wrong}`}</span>
      </Text>
      <Text>{sentence}</Text>
      {action && (
        <Group gap="sm">
          <Text fw={600}>{action}</Text>
          {path && (
            <Anchor component={Link} to={path}>
              {text.open}
            </Anchor>
          )}
        </Group>
      )}
    </li>
  );
}
