import { Anchor, Button, Group, Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { CallOffRequest, type Handover } from "../../../contract/adoption/handovers.ts";
import { callPath } from "../../call-path.ts";
import { localDay } from "../../format.ts";
import { HandOverDialog } from "../animals/stays/hand-over-dialog.tsx";
import { callApi } from "../platform/calls.ts";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { DialogForm } from "../platform/kit/dialog-form.tsx";
import { LongText } from "../platform/kit/fields.tsx";
import { notifySuccess } from "../platform/kit/notify.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { useSend } from "../platform/kit/use-send.ts";
import { When } from "../platform/kit/when.tsx";
import { adoptionTexts } from "./texts.ts";
import { MeetingDialog } from "./visits/meeting-dialog.tsx";

type Props = { adoption: Adoption; handover: Handover };

/** What staff do between the contract and the animal's new home (rules §14). */
export function HandoverPart({ adoption, handover }: Props) {
  const { id, animalName } = adoption;
  const may = (action: Handover["actions"][number]) => handover.actions.includes(action);
  return (
    <>
      <Facts adoption={adoption} handover={handover} />
      <Group gap="sm">
        <HandOverDialog adoptionId={id} animal={animalName} isOffered={may("handOver")} />
        <AgreeDialog adoptionId={id} handover={handover} isOffered={may("agree")} />
        <CallOffDialog adoptionId={id} animal={animalName} isOffered={may("callOff")} />
        <Anchor href={callPath("GET /adoptions/:id/hand-over/paper", { id })} download>
          {adoptionTexts().adoptions.handover.paper}
        </Anchor>
        {may("undo") && <UndoButton adoptionId={id} animal={animalName} />}
      </Group>
    </>
  );
}

function Facts({ adoption: { animalName }, handover: { state, on, fetching, isLate } }: Props) {
  const text = adoptionTexts().adoptions.handover;
  if (state === "handedOver") {
    return <Sentence text={text.done(animalName)} elements={{ at: on === null ? "" : localDay(on) }} />;
  }
  return (
    <>
      <Text>{text.waits(animalName)}</Text>
      <Text>
        {fetching ? (
          <Sentence text={text.comes} elements={{ at: <When at={fetching.startsAt} hasTime /> }} />
        ) : (
          text.noTime
        )}
        {isLate && ` ${text.late}`}
      </Text>
    </>
  );
}

type DialogProps = { adoptionId: number; isOffered: boolean };

function AgreeDialog({ adoptionId, isOffered, handover: { fetching } }: DialogProps & Pick<Props, "handover">) {
  const text = adoptionTexts().adoptions.handover.agree;
  return (
    <MeetingDialog
      part={`fetching-${adoptionId}`}
      size="compact-md"
      isOffered={isOffered}
      texts={text}
      present={fetching}
      nobody={text.nobody}
      send={(body) => callApi("PUT /adoptions/:id/fetching", { params: { id: adoptionId }, body })}
    />
  );
}

function CallOffDialog({ adoptionId, animal, isOffered }: DialogProps & { animal: string }) {
  const text = adoptionTexts().adoptions.handover.callOff;
  return (
    <DialogForm
      part={`call-off-${adoptionId}`}
      size="compact-md"
      variant="subtle"
      isDanger
      isOffered={isOffered}
      texts={{ ...text, title: text.title(animal) }}
      values={{ reason: "" }}
      schema={CallOffRequest}
      send={(body: CallOffRequest) =>
        callApi("POST /adoptions/:id/hand-over/call-off", { params: { id: adoptionId }, body })
      }
    >
      {(input) => <LongText {...input("reason")} label={text.reason} required />}
    </DialogForm>
  );
}

function UndoButton({ adoptionId, animal }: { adoptionId: number; animal: string }) {
  const text = adoptionTexts().adoptions.handover.undo;
  const { run, isBusy } = useSend();
  async function undo(): Promise<void> {
    if (!(await confirmAction({ title: text.ask(animal), text: text.text, yes: text.open }))) return;
    const send = () => callApi("POST /adoptions/:id/hand-over/undo", { params: { id: adoptionId } });
    if (await run(send, text.failed)) notifySuccess(text.done);
  }
  return (
    <Button variant="outline" size="compact-md" loading={isBusy} onClick={undo}>
      {text.open}
    </Button>
  );
}
