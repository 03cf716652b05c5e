import { Alert, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MergeField, MergePreview, Side, TwinKind } from "../../../../contract/overview/twins.ts";
import { localDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { BackLink, Loaded, Section } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { CompareTable } from "./compare-table.tsx";
import { MergeButton } from "./merge-button.tsx";
import { pairsPath } from "./twins.address.ts";

const previewQuery = (of: TwinKind, gone: number, kept: number) => {
  const sent = { params: { id: gone }, query: { into: kept } };
  return {
    queryKey: ["GET merge", of, gone, kept],
    queryFn: () => (of === "users" ? callApi("GET /users/:id/merge", sent) : callApi("GET /animals/:id/merge", sent)),
  };
};

/** Two records side by side: which one stays, and whose value of each field. */
export function Compare({ of, ids }: { of: TwinKind; ids: readonly [number, number] }) {
  const text = overviewTexts().twins;
  const [kept, setKept] = useState(ids[0]);
  // Whose value stays, by the number of its record: it stays chosen when the other one is to be kept.
  const [chosen, setChosen] = useState<Partial<Record<MergeField, number>>>({});
  const gone = kept === ids[0] ? ids[1] : ids[0];
  const query = useQuery({
    ...previewQuery(of, gone, kept),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <BackLink to={pairsPath(of)} text={text.allPairs} />
      <Loaded query={query} failed={text.loadFailed}>
        {(preview) => {
          const sideOf = (field: MergePreview["fields"][number]): Side => {
            const id = chosen[field.field];
            return id === undefined ? field.takes : id === preview.gone.id ? "gone" : "kept";
          };
          return (
            <>
              <CompareTable
                preview={preview}
                ids={ids}
                keep={setKept}
                idOf={(field) => preview[sideOf(field)].id}
                choose={(field, id) => setChosen((before) => ({ ...before, [field]: id }))}
              />
              <Moves preview={preview} />
              <Refusals sentences={preview.refusals} />
              <MergeButton
                preview={preview}
                fields={Object.fromEntries(preview.fields.map((field) => [field.field, sideOf(field)]))}
                isLoading={query.isPlaceholderData}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** What moves to the one that stays. */
function Moves({ preview: { of, moves, gone, kept, stays, reasons } }: { preview: MergePreview }) {
  const text = overviewTexts().twins;
  const moving = moves.filter(({ count }) => count > 0);
  const aside = moves.filter((move) => move.aside > 0);
  return (
    <Section title={text.moves(gone.name, kept.name)}>
      <Text>
        {moving.length === 0 ? text.nothingMoves : moving.map(({ what, count }) => text.things[what](count)).join(", ")}
      </Text>
      {of === "animals" && reasons.length === 0 && <Text fw={700}>{text.noReason}</Text>}
      {stays && <Text>{text.oneStay(localDay(stays.since), localDay(stays.struckOn), stays.struckNumber)}</Text>}
      {aside.length > 0 && (
        <Text>{text.aside(aside.map((move) => text.things[move.what](move.aside)).join(", "))}</Text>
      )}
    </Section>
  );
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={overviewTexts().twins.cannot}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
