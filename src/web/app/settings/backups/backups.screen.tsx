import "./backups.css";
import { Alert, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Backups } from "../../../../contract/settings/backups.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Fact, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";
import { BackupList } from "./backup-list.tsx";
import { LatestRun } from "./latest-run.tsx";

/** How often the backups are read while one is made, and otherwise. */
const REFETCH_MS = { whileMaking: 1000, otherwise: 60_000 };

/** Where backups are, which there are, and the button for one more. */
export function BackupsScreen() {
  const text = settingsTexts().backups;
  const backups = useQuery({
    ...apiQuery("GET /backups"),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.latest && data.latest.finishedAt === null ? REFETCH_MS.whileMaking : REFETCH_MS.otherwise,
  });
  return (
    <Screen title={appTexts().shell.navigation.backups}>
      <Text>{text.explanation}</Text>
      <Loaded query={backups} failed={text.loadFailed}>
        {(found) => (
          <>
            <About backups={found} />
            <LatestRun run={found.latest} isDemonstration={found.isDemonstration} />
            <Section title={text.list}>
              {found.failure && (
                <Alert color="red" variant="light" role="alert">
                  {found.failure}
                </Alert>
              )}
              <BackupList items={found.items} isDemonstration={found.isDemonstration} />
            </Section>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function About({ backups: { place, isBucket, daily, isEncrypted, isDemonstration } }: { backups: Backups }) {
  const text = settingsTexts().backups;
  return (
    <>
      {isDemonstration && (
        <Alert color="blue" variant="light">
          {text.demonstration}
        </Alert>
      )}
      <dl className="panel backup-facts">
        <Fact name={text.place}>{isBucket ? text.bucket(place) : `${text.folder(place)}. ${text.elsewhere}`}</Fact>
        <Fact name={text.byItself}>{daily ? text.daily(daily.at, daily.keepDays) : text.never}</Fact>
        <Fact name={text.encryption}>{isEncrypted ? text.encrypted : text.plain}</Fact>
      </dl>
    </>
  );
}
