import { type HandOverRequest, handOverRequest } from "../../../../contract/animals/hand-over.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, LongText } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { animalsTexts } from "../texts.ts";

type Props = { adoptionId: number; animal: string; isOffered: boolean };

/** Hands an adopted animal over to its new home: the stay ends (rules §14). */
export function HandOverDialog({ adoptionId, animal, isOffered }: Props) {
  const { handOver } = animalsTexts().stays;
  return (
    <DialogForm
      part={`hand-over-${adoptionId}`}
      size="compact-md"
      variant="filled"
      isOffered={isOffered}
      texts={{ ...handOver, title: handOver.title(animal) }}
      values={{ on: shelterToday(), note: "" }}
      schema={handOverRequest({ today: shelterToday })}
      send={(body: HandOverRequest) => callApi("POST /adoptions/:id/hand-over", { params: { id: adoptionId }, body })}
    >
      {(input) => (
        <>
          <DayInput {...input("on")} />
          <LongText {...input("note")} label={handOver.note} />
        </>
      )}
    </DialogForm>
  );
}
