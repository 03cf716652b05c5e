import { TextInput } from "@mantine/core";
import { type Chip, chipRequest } from "../../../../contract/animals/care.ts";
import { localDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { animalsTexts } from "../texts.ts";
import { type AddProps, addForm, CarePart, Nothing } from "./care-part.tsx";

type Props = { animalId: number; name: string; mayChange: boolean; chips: readonly Chip[]; isChipped: boolean };

/** The chips of an animal, with what their numbers can tell (rules §14). */
export function Chips({ animalId, name, mayChange, chips, isChipped }: Props) {
  const text = animalsTexts().care.chips;
  return (
    <CarePart title={text.title} action={<AddChip animalId={animalId} name={name} isOffered={mayChange} />}>
      {chips.length === 0 && <Nothing text={isChipped ? text.withoutNumber : text.none} />}
      <ul className="care-list">
        {chips.map(({ id, number, maker, implantedOn, registry }) => (
          <li key={id}>
            <div>
              <span className="chip-number">{number}</span>
              <span className="fact-detail">
                {[text.makers[maker], implantedOn && localDay(implantedOn), registry].filter(Boolean).join(", ")}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </CarePart>
  );
}

type Body = { number: string; implantedOn?: string; registry?: string };

/** The number's field is the first one: a scanner types into it, and its Enter saves. */
export function AddChip(props: AddProps) {
  const text = animalsTexts().care.chips;
  return (
    <DialogForm
      {...addForm("chip", props, text.add)}
      values={{ number: "", implantedOn: "", registry: "" }}
      schema={chipRequest({ today: shelterToday })}
      send={(body: Body) => callApi("POST /animals/:id/chips", { params: { id: props.animalId }, body })}
    >
      {(input) => (
        <>
          <TextInput
            {...input("number")}
            label={text.number}
            description={text.numberHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            data-autofocus
          />
          <DateField {...input("implantedOn")} max={shelterToday()} label={text.implantedOn} />
          <TextInput {...input("registry")} label={text.registry} maxLength={200} />
        </>
      )}
    </DialogForm>
  );
}
