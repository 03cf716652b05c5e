import { Button, Group, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { DUE_WITHIN } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { UnsentLink } from "./dose-deeds.tsx";
import { byKind, type SheetDose } from "./dose-list.ts";
import type { useDoseSheet } from "./use-dose-sheet.ts";

type Within = (typeof DUE_WITHIN)[number];

/** Until when doses are shown, by the screen's address. */
export const withinOf = ({ params }: ListAddress): Within =>
  DUE_WITHIN.find((one) => one === params.get("due")) ?? "today";
/** A number in the screen's address. */
export const idIn = ({ params }: ListAddress, name: string): number | undefined =>
  Number(params.get(name)) || undefined;

type Props = { address: ListAddress; rows: readonly SheetDose[]; sheet: ReturnType<typeof useDoseSheet> };

/** Which doses are shown, on which day they are given, and what of it waits here. */
export function DoseFilters({ address, rows, sheet }: Props) {
  const text = animalsTexts().treatments.due;
  const { data } = useQuery(apiQuery("GET /locations"));
  const locations = data?.items ?? [];
  const within = withinOf(address);
  return (
    <Group className="no-print dose-filters" gap="0.5rem">
      <Group component="fieldset" gap="0.25rem" wrap="nowrap">
        <legend className="visually-hidden">{appTexts().words.show}</legend>
        {DUE_WITHIN.map((one) => (
          <Button
            key={one}
            variant={one === within ? "filled" : "outline"}
            aria-pressed={one === within}
            onClick={() => address.change({ due: one === "today" ? "" : one })}
          >
            {text.within[one]}
          </Button>
        ))}
      </Group>
      <Choice
        label={text.place}
        all={text.allPlaces}
        items={locations.map(({ id, name }) => ({ id, name }))}
        value={address.params.get("locationId")}
        choose={(locationId) => address.change({ locationId })}
      />
      {/* A round is mostly of one kind: with it chosen there is one batch to look at. */}
      <Choice
        label={text.kinds}
        all={text.allKinds(openOf(rows))}
        items={byKind(rows).map(({ kind, doses }) => ({ id: kind.id, name: text.kind(kind.name, openOf(doses)) }))}
        value={address.params.get("kind")}
        choose={(kind) => address.change({ kind })}
      />
      <DateField
        id="dose-day"
        className="dose-day"
        size="md"
        label={recordTexts().treatments.fields.givenOn}
        max={shelterToday()}
        value={sheet.on}
        onChange={sheet.setDay}
      />
      <UnsentLink unsent={sheet.unsent} />
    </Group>
  );
}

const openOf = (doses: readonly SheetDose[]): number => doses.filter(({ done }) => !done).length;

type ChoiceProps = {
  label: string;
  all: string;
  items: readonly { id: number; name: string }[];
  value: string | null;
  choose: (id: string) => void;
};

function Choice({ label, all, items, value, choose }: ChoiceProps) {
  return (
    <NativeSelect
      size="md"
      aria-label={label}
      data={[{ value: "", label: all }, ...items.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={value ?? ""}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
