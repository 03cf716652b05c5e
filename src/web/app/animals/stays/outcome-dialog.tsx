import { Select, TextInput } from "@mantine/core";
import {
  OUTCOME_TYPES,
  type OutcomeRequest,
  outcomeRequest,
  ReopenRequest,
} from "../../../../contract/animals/stays.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, LongText, options } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { ConditionSelect } from "../condition-select.tsx";
import { animalsTexts } from "../texts.ts";
import { WordSelect } from "./words-fields.tsx";

/** An animal that is brought in dead never had an open stay. */
const OFFERED = OUTCOME_TYPES.filter((type) => type !== "dead_on_arrival");

/** What was typed into a field that belongs to another outcome is not sent. */
const withoutHidden = ({ decidedBy, transferredTo, ...body }: OutcomeRequest): OutcomeRequest => ({
  ...body,
  ...(body.outcomeType === "euthanasia" && { decidedBy }),
  ...(body.outcomeType === "transfer_out" && { transferredTo }),
});

/** Ends an open stay: what happened, when and why (rules §14). */
export function OutcomeDialog({ stayId, animal, isOffered }: { stayId: number; animal: string; isOffered: boolean }) {
  const { outcome, outcomeTypes, fields } = animalsTexts().stays;
  return (
    <DialogForm
      part="outcome"
      size="compact-md"
      isOffered={isOffered}
      texts={{ ...outcome, title: outcome.title(animal) }}
      values={{
        outcomeType: null as string | null,
        outcomeOn: shelterToday(),
        outcomeSubtypeId: null as number | null,
        condition: null as string | null,
        reasonId: null as number | null,
        reason: "",
        decidedBy: "",
        transferredTo: "",
      }}
      schema={outcomeRequest({ today: shelterToday })}
      send={(body: OutcomeRequest) =>
        callApi("POST /stays/:id/outcome", { params: { id: stayId }, body: withoutHidden(body) })
      }
    >
      {(input, form) => {
        const { outcomeType, reasonId } = form.getValues();
        const isEuthanasia = outcomeType === "euthanasia";
        const word = { form, type: outcomeType };
        return (
          <>
            <Select
              {...input("outcomeType")}
              label={outcome.type}
              data={options(OFFERED, outcomeTypes)}
              required
              data-autofocus
            />
            <WordSelect {...word} name="outcomeSubtypeId" list="outcome-subtypes" label={fields.outcomeSubtype} />
            <DayInput {...input("outcomeOn")} />
            {outcomeType === "transfer_out" && (
              <TextInput {...input("transferredTo")} label={fields.transferredTo} maxLength={200} />
            )}
            <ConditionSelect {...input("condition")} required={isEuthanasia} />
            <WordSelect {...word} name="reasonId" list="outcome-reasons" label={fields.reason} />
            <LongText {...input("reason")} label={fields.ownWords} required={isEuthanasia && reasonId === null} />
            {isEuthanasia && <TextInput {...input("decidedBy")} label={fields.decidedBy} maxLength={200} required />}
          </>
        );
      }}
    </DialogForm>
  );
}

/** Undoes an outcome that was a mistake; the reason is kept (rules §14). */
export function ReopenDialog({ stayId, animal, isOffered }: { stayId: number; animal: string; isOffered: boolean }) {
  const { reopen } = animalsTexts().stays;
  return (
    <DialogForm
      part="reopen"
      size="compact-md"
      isOffered={isOffered}
      variant="subtle"
      texts={{ ...reopen, title: reopen.title(animal) }}
      values={{ reason: "" }}
      schema={ReopenRequest}
      send={(body: { reason: string }) => callApi("POST /stays/:id/reopen", { params: { id: stayId }, body })}
    >
      {(input) => <LongText {...input("reason")} label={reopen.reason} required />}
    </DialogForm>
  );
}
