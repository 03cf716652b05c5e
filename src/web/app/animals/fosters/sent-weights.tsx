import { Group, NumberInput, Text } from "@mantine/core";
import { weightRequest } from "../../../../contract/animals/care.ts";
import type { OwnPlacementDetail } from "../../../../contract/animals/fosters.ts";
import { kilograms, localDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput } from "../../platform/kit/fields.tsx";
import { Section } from "../../platform/kit/section.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** The weights of an animal while it lives with somebody, and the form that sends one. */
export function SentWeights({ placement }: { placement: OwnPlacementDetail }) {
  const text = appTexts().fosters.weights;
  const { weights } = placement;
  return (
    <Section title={text.title}>
      {weights.length === 0 && <Text>{text.none}</Text>}
      <ul className="care-list foster-list">
        {weights.map(({ on, kg, isOwn }) => (
          <li key={on}>
            <span>{localDay(on)}</span>
            <span>
              {kilograms(kg)} <span className="fact-detail">{isOwn ? text.own : text.shelter}</span>
            </span>
          </li>
        ))}
      </ul>
      <Group>
        <SendWeight placement={placement} />
      </Group>
    </Section>
  );
}

function SendWeight({ placement: { id, animal, from, actions } }: { placement: OwnPlacementDetail }) {
  const text = appTexts().fosters.weights.send;
  return (
    <DialogForm
      part="foster-weight"
      isOffered={actions.includes("weigh")}
      texts={{ ...text, title: text.title(animal) }}
      values={{ kg: "" as number | string, on: shelterToday() }}
      schema={weightRequest({ today: shelterToday })}
      send={(body: { on: string; kg: number }) => callApi("POST /placements/me/:id/weights", { params: { id }, body })}
    >
      {(input) => (
        <>
          <NumberInput
            {...input("kg")}
            label={appTexts().care.weights.kg}
            decimalScale={2}
            min={0}
            inputMode="decimal"
            required
            data-autofocus
          />
          <DayInput {...input("on")} min={from} />
        </>
      )}
    </DialogForm>
  );
}
