import { Select, TextInput } from "@mantine/core";
import { INTAKE_TYPES, type IntakeChange, intakeChange, type Stay } from "../../../../contract/animals/stays.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, LongText, options } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { ConditionSelect } from "../condition-select.tsx";
import { animalsTexts } from "../texts.ts";
import { WordSelect } from "./words-fields.tsx";

const LIVE = INTAKE_TYPES.filter((type) => type !== "dead_on_arrival");

/** The values of the form; own words stand beside a value of the list, so they are only typed anew. */
const valuesOf = (stay: Stay) => ({
  intakeType: stay.intakeType as string | null,
  intakeOn: stay.intakeOn,
  intakeSubtypeId: stay.intakeSubtypeId,
  reasonId: stay.intakeReasonId,
  intakeReason: "",
  foundWhere: stay.foundWhere,
  broughtBy: stay.broughtBy,
  transferredFrom: stay.transferredFrom,
  paidBy: stay.paidBy,
  condition: stay.intakeCondition as string | null,
  note: stay.intakeNote,
  reason: "",
});
type Values = ReturnType<typeof valuesOf>;

/** Only what is another now; an emptied field is sent as empty. */
function changed(before: Values, typed: Values): object {
  const entries = Object.entries(typed).filter(([name, value]) => value !== before[name as keyof Values]);
  return Object.fromEntries(entries);
}

/** Corrects how, when and by whom an animal came in (rules §14). */
export function CorrectIntakeDialog({ stay, animal, isOffered }: { stay: Stay; animal: string; isOffered: boolean }) {
  const { correct, intakeTypes, fields } = animalsTexts().stays;
  const values = valuesOf(stay);
  const isDead = stay.intakeType === "dead_on_arrival";
  return (
    <DialogForm
      part={`correct-${stay.id}`}
      size="compact-md"
      variant="subtle"
      isOffered={isOffered}
      texts={{ ...correct, title: correct.title(animal) }}
      values={values}
      schema={intakeChange({ today: shelterToday })}
      toBody={(typed) => changed(values, { ...EMPTY, ...typed })}
      send={(body: IntakeChange) => callApi("PUT /stays/:id", { params: { id: stay.id }, body })}
    >
      {(input, form) => {
        const { intakeType } = form.getValues();
        const word = { form, type: intakeType };
        return (
          <>
            <Select
              {...input("intakeType")}
              label={fields.type}
              data={options(isDead ? INTAKE_TYPES : LIVE, intakeTypes)}
              disabled={isDead || stay.returnedAdoptionId !== null}
              required
            />
            <DayInput {...input("intakeOn")} />
            <WordSelect {...word} name="intakeSubtypeId" list="intake-subtypes" label={fields.intakeSubtype} />
            <WordSelect {...word} name="reasonId" list="intake-reasons" label={fields.reason} />
            <LongText {...input("intakeReason")} label={correct.ownWords} />
            <TextInput {...input("foundWhere")} label={fields.foundWhere} maxLength={200} />
            <TextInput {...input("broughtBy")} label={fields.broughtBy} maxLength={200} />
            <TextInput {...input("transferredFrom")} label={fields.transferredFrom} maxLength={200} />
            <TextInput {...input("paidBy")} label={fields.paidBy} maxLength={200} />
            <ConditionSelect {...input("condition")} />
            <LongText {...input("note")} label={appTexts().words.note} />
            <LongText {...input("reason")} label={correct.reason} description={correct.reasonHint} />
          </>
        );
      }}
    </DialogForm>
  );
}

/** The dialog leaves out what is empty; here an emptied field is a change. */
const EMPTY: Values = {
  intakeType: null,
  intakeOn: "",
  intakeSubtypeId: null,
  reasonId: null,
  intakeReason: "",
  foundWhere: "",
  broughtBy: "",
  transferredFrom: "",
  paidBy: "",
  condition: null,
  note: "",
  reason: "",
};
