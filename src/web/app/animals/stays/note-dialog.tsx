import { RoundNoteRequest } from "../../../../contract/animals/waiting.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { LongText } from "../../platform/kit/fields.tsx";
import { type AddProps, addForm } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";

/** Keeps a note in an animal's life, with what it waits for now. */
export function AddNote(props: AddProps) {
  const { note } = animalsTexts().stays.life;
  return (
    <DialogForm
      {...addForm("note", props, note)}
      values={{ text: "" }}
      schema={RoundNoteRequest}
      send={(body: RoundNoteRequest) =>
        callApi("POST /animals/:id/round-notes", { params: { id: props.animalId }, body })
      }
    >
      {(input) => <LongText {...input("text")} label={note.text} required data-autofocus />}
    </DialogForm>
  );
}
