import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import { mayOpen } from "../../../contract/platform/admin-paths.ts";
import { localDay } from "../../format.ts";
import { useUpdates } from "../platform/help/update-names.ts";
import { UPDATES } from "../platform/help/updates.ts";
import { Screen } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { appTexts } from "../platform/texts/texts.ts";

/** What has changed in the program, newest first, each with a link to where it is. */
export function WhatsNewScreen() {
  const { help, updates } = appTexts();
  const session = useSession();
  const { markSeen } = useUpdates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(markSeen, []);
  return (
    <Screen title={help.whatIsNew}>
      <Stack component="ol" className="updates panel" gap={0}>
        {UPDATES.filter(({ to }) => mayOpen(session, to)).map(({ name, on, to }) => (
          <li key={name}>
            <Title order={2} size="h5">
              {updates[name].title}
            </Title>
            <Text>{updates[name].text}</Text>
            <Group gap="md">
              <Text c="dimmed" size="sm">
                {localDay(on)}
              </Text>
              <Anchor component={Link} to={to} size="sm" aria-label={`${updates.open}: ${updates[name].title}`}>
                {updates.open}
              </Anchor>
            </Group>
          </li>
        ))}
      </Stack>
    </Screen>
  );
}
