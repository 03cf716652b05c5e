import { Checkbox, Select } from "@mantine/core";
import { type CareOfAnimal, HOLD_KINDS, type Hold, HoldRequest } from "../../../../contract/animals/care.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { LongText, options } from "../../platform/kit/fields.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { type AddProps, addForm, CareButton, CarePart, Nothing } from "./care-part.tsx";

type Props = { animalId: number; name: string; mayChange: boolean; care: CareOfAnimal };

/** The active holds of an animal: what keeps it from being adopted, and until when (rules §14). */
export function Holds({ animalId, name, mayChange, care }: Props) {
  const { holds } = care;
  const text = animalsTexts().care.holds;
  return (
    <CarePart title={text.title} action={<AddHold animalId={animalId} name={name} isOffered={mayChange} />}>
      {holds.length === 0 && <Nothing text={text.none} />}
      <ul className="care-list">
        {holds.map((hold) => (
          <li key={hold.id}>
            <div>
              {holdText(hold)}
              {hold.reason && <span className="fact-detail as-typed">{hold.reason}</span>}
            </div>
            {mayChange && (
              <CareButton
                text={text.lift}
                label={text.liftLabel(recordTexts().care.holdKinds[hold.kind])}
                send={() => callApi("POST /holds/:id/lift", { params: { id: hold.id } })}
                undo={() => callApi("POST /holds/:id/resume", { params: { id: hold.id } })}
                done={text.lifted}
                failed={text.liftFailed}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AdoptionFlags animalId={animalId} flags={care} />}
    </CarePart>
  );
}

/** @returns a hold in words, with its end if that is known */
export function holdText({ kind, until }: Pick<Hold, "kind" | "until">): string {
  const text = animalsTexts().care.holds;
  const { [kind]: name } = recordTexts().care.holdKinds;
  return until === null ? text.isOpen(name) : text.until(name, localDay(until));
}

/** Records a hold. */
export function AddHold(props: AddProps) {
  const text = animalsTexts().care.holds;
  return (
    <DialogForm
      {...addForm("hold", props, text.add)}
      values={{ kind: null as string | null, from: shelterToday(), until: "", reason: "" }}
      schema={HoldRequest}
      send={(body: HoldRequest) => callApi("POST /animals/:id/holds", { params: { id: props.animalId }, body })}
    >
      {(input) => (
        <>
          <Select
            {...input("kind")}
            label={text.kind}
            data={options(HOLD_KINDS, recordTexts().care.holdKinds)}
            required
            data-autofocus
          />
          <DateField {...input("from")} label={appTexts().kit.days.from} required />
          <DateField {...input("until")} label={text.untilDay} description={text.untilHint} />
          <LongText {...input("reason")} label={animalsTexts().stays.fields.reason} />
        </>
      )}
    </DialogForm>
  );
}

type Flags = Pick<CareOfAnimal, "notForAdoption" | "showWhileInCare">;

/** Staff's own word on an animal: not to be adopted for now, and whether its page is there meanwhile (rules §14). */
export function AdoptionFlags({ animalId, flags }: { animalId: number; flags: Flags }) {
  const text = animalsTexts().care.holds;
  const { isBusy, run } = useSend();
  const change = (body: Partial<Flags>) =>
    run(() => callApi("PUT /animals/:id", { params: { id: animalId }, body }), text.changeFailed);
  return (
    <>
      <Checkbox
        label={text.notForAdoption}
        checked={flags.notForAdoption}
        disabled={isBusy}
        onChange={() => change({ notForAdoption: !flags.notForAdoption })}
      />
      <Checkbox
        label={text.showWhileInCare}
        checked={flags.showWhileInCare}
        disabled={isBusy}
        onChange={() => change({ showWhileInCare: !flags.showWhileInCare })}
      />
    </>
  );
}
