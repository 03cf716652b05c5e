import { Checkbox, Select, TextInput } from "@mantine/core";
import { INTAKE_TYPES, type Stay, type StayRequest, stayRequest } from "../../../../contract/animals/stays.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, LongText, options } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { ConditionSelect } from "../condition-select.tsx";
import { animalsTexts } from "../texts.ts";
import { WordSelect } from "./words-fields.tsx";

/**
 * Begins a new stay of an animal that has left. After an adoption it is a return, which needs nothing more than to be
 * saved: opening and saving are its two clicks (rules §14).
 * @param last the stay that is over
 */
export function ArrivalDialog({ last, animal, isOffered }: { last: Stay; animal: string; isOffered: boolean }) {
  const { arrival, intakeTypes, fields } = animalsTexts().stays;
  const isReturn = last.outcomeType === "adoption";
  return (
    <DialogForm
      part="arrival"
      size="compact-md"
      isOffered={isOffered}
      variant="filled"
      texts={{ ...arrival, open: isReturn ? arrival.returned : arrival.again, title: arrival.title(animal) }}
      values={{
        intakeType: isReturn ? "adoption_return" : (null as string | null),
        intakeOn: shelterToday(),
        broughtBy: "",
        intakeSubtypeId: null as number | null,
        reasonId: null as number | null,
        reason: "",
        foundWhere: "",
        paidBy: "",
        condition: null as string | null,
        flagAdopter: false,
      }}
      schema={stayRequest({ today: shelterToday })}
      send={(body: StayRequest) => callApi("POST /animals/:id/stays", { params: { id: last.animalId }, body })}
    >
      {(input, form) => {
        const { intakeType, flagAdopter } = form.getValues();
        const isSaidReturn = intakeType === "adoption_return";
        const word = { form, type: intakeType };
        return (
          <>
            <TextInput
              {...input("broughtBy")}
              label={fields.broughtBy}
              description={fields.broughtByHint}
              maxLength={200}
              data-autofocus
            />
            <WordSelect
              {...word}
              name="reasonId"
              list="intake-reasons"
              label={isSaidReturn ? fields.returnReason : fields.reason}
            />
            <LongText {...input("reason")} label={fields.ownWords} />
            {isSaidReturn && last.adoptionId !== null && (
              <Checkbox {...input("flagAdopter")} checked={flagAdopter} label={fields.flagAdopter} />
            )}
            {!isSaidReturn && <TextInput {...input("foundWhere")} label={fields.foundWhere} maxLength={200} />}
            <Select {...input("intakeType")} label={fields.type} data={options(INTAKE_TYPES, intakeTypes)} required />
            <WordSelect {...word} name="intakeSubtypeId" list="intake-subtypes" label={fields.intakeSubtype} />
            <TextInput {...input("paidBy")} label={fields.paidBy} maxLength={200} />
            <DayInput {...input("intakeOn")} />
            <ConditionSelect {...input("condition")} />
          </>
        );
      }}
    </DialogForm>
  );
}
