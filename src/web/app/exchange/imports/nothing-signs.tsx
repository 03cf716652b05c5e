import { TagsInput, Text } from "@mantine/core";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { exchangeTexts } from "../texts.ts";
import { useChange } from "./use-change.ts";

/** What is read as an empty cell, and what else is in this file. */
export function NothingSigns({ item }: { item: Import }) {
  const text = exchangeTexts().imports;
  const change = useChange(item);
  const own = item.answers.nothing ?? [];
  const usual = item.nothing.filter((sign) => !own.includes(sign));
  return (
    <Section title={text.nothing}>
      <details className="import-nothing">
        <summary>{text.nothingUsual}</summary>
        <Text className="as-typed">{usual.join("   ")}</Text>
      </details>
      <TagsInput
        label={text.nothingMore}
        description={text.nothingMoreHint}
        value={own}
        maxTags={100}
        disabled={!item.actions.includes("configure")}
        onChange={(nothing) => change({ answers: { ...item.answers, nothing } })}
      />
    </Section>
  );
}
