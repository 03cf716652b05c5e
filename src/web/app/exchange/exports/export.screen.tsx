import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Export } from "../../../../contract/exchange/exports.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { MovingLinks } from "../moving-links.tsx";
import { exchangeTexts } from "../texts.ts";
import { LatestExport } from "./latest-export.tsx";

/** How often exports are read while one is made. */
const REFETCH_MS = 1000;

export const isBeingMade = ({ state }: Export): boolean => state === "waiting" || state === "running";

/** Taking along everything about the animals. */
export function ExportScreen() {
  const text = exchangeTexts().dataExport;
  const list = useQuery({
    ...apiQuery("GET /export"),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingMade) ? REFETCH_MS : false),
  });
  return (
    <Screen title={appTexts().shell.navigation.import}>
      <MovingLinks here="export" />
      <Text>{text.explanation}</Text>
      <Section title={text.inIt}>
        <ul className="export-contents">
          {text.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Text>{text.notInIt}</Text>
      </Section>
      <Loaded query={list} failed={text.loadFailed}>
        {({ items: [latest, ...earlier] }) => (
          <>
            <LatestExport item={latest} />
            {earlier.length > 0 && <Earlier items={earlier} />}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Earlier({ items }: { items: readonly Export[] }) {
  const text = exchangeTexts().dataExport;
  return (
    <Section title={text.earlier}>
      <DataTable
        caption={text.earlier}
        rows={items}
        columns={[
          {
            head: text.asked,
            cell: ({ createdAt }) => <When at={createdAt} hasTime />,
            text: ({ createdAt }) => createdAt,
          },
          { head: appTexts().words.by, cell: ({ createdBy }) => createdBy ?? "–" },
          { head: appTexts().words.state, cell: ({ state }) => text.states[state] },
        ]}
      />
    </Section>
  );
}
