import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ImportItem } from "../../../../contract/exchange/imports.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { MovingLinks } from "../moving-links.tsx";
import { exchangeTexts } from "../texts.ts";
import { isWorking, REFETCH_MS } from "./import.reads.ts";
import { ImportFile } from "./import-file.tsx";

/** Bringing in the past: a new file, and the imports that there have been. */
export function ImportListScreen() {
  const text = exchangeTexts().imports;
  const list = useQuery({
    ...apiQuery("GET /imports", { query: { pageSize: 50 } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? REFETCH_MS : false),
  });
  return (
    <Screen title={appTexts().shell.navigation.import}>
      <MovingLinks here="import" />
      <Text>{text.explanation}</Text>
      <Section title={text.newFile}>
        <ImportFile />
      </Section>
      <Section title={text.earlier}>
        <Loaded query={list} failed={text.loadFailed}>
          {({ items }) => (items.length === 0 ? <Text>{text.none}</Text> : <Imports items={items} />)}
        </Loaded>
      </Section>
    </Screen>
  );
}

function Imports({ items }: { items: readonly ImportItem[] }) {
  const text = exchangeTexts().imports;
  return (
    <DataTable
      caption={text.earlier}
      rows={items}
      href={({ id }) => `/admin/import/${id}`}
      columns={[
        { head: text.file, cell: ({ fileName }) => fileName },
        { head: appTexts().words.state, cell: ({ state }) => text.states[state] },
        { head: appTexts().words.animals, cell: ({ counts }) => counts.animals, isNumber: true },
        { head: text.stays, cell: ({ counts }) => counts.stays, isNumber: true },
        { head: text.errors, cell: ({ counts }) => counts.errors, isNumber: true },
        {
          head: text.added,
          cell: ({ createdAt }) => <When at={createdAt} hasTime />,
          text: ({ createdAt }) => createdAt,
        },
      ]}
    />
  );
}
