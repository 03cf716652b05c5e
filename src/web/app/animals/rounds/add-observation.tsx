import { useRef, useState } from "react";
import { type ObservationRequest, observationRequest, SIGN_NAMES } from "../../../../contract/animals/observations.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { DayInput, DecimalNumber, LongText } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { CameraPhoto } from "../camera-photo.tsx";
import { type AddProps, addForm } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";
import { SignChoice } from "./sign-choice.tsx";

/** Nothing is chosen at first: at a desk, unlike on a round, nobody has looked at everything. */
const NOTHING = { ate: "", drank: "", stool: "", mood: "", weightKg: "" as number | string, note: "" };

/** Records what somebody saw of an animal: the same as on a daily round. */
export function AddObservation(props: AddProps) {
  const { observation } = animalsTexts().stays.life;
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  /** A photo that is made small when the form is sent. */
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(photo);
  latest.current = photo;
  async function send(body: ObservationRequest) {
    await reading.current;
    const seen = { ...body, ...(latest.current && { photo: latest.current }) };
    await callApi("POST /animals/:id/observations", { params: { id: props.animalId }, body: seen });
    setPhoto(null);
  }
  return (
    <DialogForm
      {...addForm("observation", props, observation)}
      values={{ on: shelterToday(), ...NOTHING }}
      schema={observationRequest({ today: shelterToday })}
      toBody={(typed) => ({ ...typed, ...(photo && { photo }) })}
      send={send}
    >
      {(input, form) => (
        <>
          {SIGN_NAMES.map((sign) => (
            <SignChoice
              key={sign}
              name={sign}
              animal={props.name}
              value={form.getValues()[sign] || undefined}
              choose={(value) => form.setValues({ [sign]: value === form.getValues()[sign] ? "" : value })}
            />
          ))}
          <DecimalNumber {...input("weightKg")} label={animalsTexts().rounds.weight} />
          <LongText {...input("note")} label={appTexts().words.note} />
          <CameraPhoto
            photo={photo}
            onChange={setPhoto}
            track={(work) => {
              reading.current = work;
            }}
            isFromLibrary
          />
          <DayInput {...input("on")} />
        </>
      )}
    </DialogForm>
  );
}
