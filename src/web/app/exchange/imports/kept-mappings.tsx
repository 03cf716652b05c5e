import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

/** Takes a mapping that was kept under a name, or keeps this one. */
export function KeptMappings({ item: { id } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const kept = useQuery(apiQuery("GET /imports/:id/mappings", { params: { id } })).data?.items ?? [];
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  return (
    <Section title={text.mappings}>
      {kept.length > 0 && (
        <Group align="end">
          <NativeSelect
            label={text.takeMapping}
            data={[
              { value: "", label: text.choosePlease },
              ...kept.map((one) => ({ value: String(one.id), label: one.fits ? one.name : text.doesNotFit(one.name) })),
            ]}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <ActionButton
            text={text.take}
            variant="outline"
            disabled={chosen === ""}
            send={() =>
              callApi("POST /imports/:id/mappings/:mappingId/use", { params: { id, mappingId: Number(chosen) } })
            }
            done={text.taken}
            failed={appTexts().words.cannotBeDone}
          />
        </Group>
      )}
      <Group align="end">
        <TextInput
          label={text.mappingName}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ActionButton
          text={text.keep}
          variant="outline"
          disabled={name.trim() === ""}
          send={() => callApi("POST /imports/:id/mappings", { params: { id }, body: { name } })}
          done={text.keptAs(name.trim())}
          failed={appTexts().words.cannotBeDone}
        />
      </Group>
    </Section>
  );
}
