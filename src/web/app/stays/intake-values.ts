import type { PhotoUpload } from "../../../contract/photos.ts";
import { filled } from "../kit/dialog-form.tsx";
import { appTexts } from "../texts/texts.ts";
import { shelterToday } from "./shelter-day.ts";

/** An empty intake of today. Most animals are strays. */
export const newIntake = () => ({
  type: "",
  sex: "",
  name: "",
  whereFound: "",
  breed: "",
  age: "" as number | string,
  weight: "" as number | string,
  chip: "",
  condition: null as string | null,
  intakeType: "stray",
  broughtBy: "",
  note: "",
  arrivalDate: shelterToday(),
});
export type IntakeValues = ReturnType<typeof newIntake>;

/** @returns what is sent; the number of a chip stands in the intake's note, where the time line shows it */
export function intakeBody({ chip, note, ...values }: IntakeValues, photo: PhotoUpload | null): object {
  const number = chip.replace(/[\s-]/g, "");
  const notes = [number && appTexts().intake.chipNote(number), note].filter(Boolean).join("\n");
  return { ...filled(values), isChipped: number !== "", note: notes, photos: photo ? [photo] : [] };
}
