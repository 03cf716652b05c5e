import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { shelter } from "../../../../contract/platform/shelter.ts";
import { filled } from "../../platform/kit/dialog-form.tsx";
import { dayAfter, shelterToday } from "../../platform/shelter-day.ts";

/** An empty intake of today. Most animals are strays. */
export const newIntake = () => ({
  type: "",
  sex: "",
  name: "",
  whereFound: "",
  breed: "",
  colours: [] as string[],
  markings: "",
  age: "" as number | string,
  ageMonths: "" as number | string,
  weight: "" as number | string,
  chip: "",
  condition: null as string | null,
  intakeType: "stray",
  intakeSubtypeId: null as number | null,
  reasonId: null as number | null,
  broughtBy: "",
  paidBy: "",
  note: "",
  arrivalDate: shelterToday(),
  unitId: null as string | null,
  isHeld: true,
});
export type IntakeValues = ReturnType<typeof newIntake>;

/** @returns an intake of a litter-mate: what is one animal's own is empty again */
export const ofTheLitter = (saved: IntakeValues): IntakeValues => {
  const { sex, name, weight, chip, condition, colours, markings } = newIntake();
  return { ...saved, sex, name, weight, chip, condition, colours, markings };
};

/** Animals for which an owner may still come. */
const MAY_HAVE_OWNER: ReadonlySet<string> = new Set(["stray", "abandoned", "quarantine"]);

/**
 * @returns the day until which the animal is held for its owner, by the shelter's rule; undefined when nobody is waited for
 */
export function heldUntil({ intakeType, arrivalDate }: IntakeValues): string | undefined {
  const { quarantineDays } = shelter().rules;
  if (quarantineDays === 0 || arrivalDate === "" || !MAY_HAVE_OWNER.has(intakeType)) return undefined;
  return dayAfter(arrivalDate, quarantineDays);
}

/** @returns what is sent: an empty field is left out */
export function intakeBody(values: IntakeValues, photo: PhotoUpload | null): object {
  const { unitId, isHeld, ...typed } = values;
  const holdUntil = isHeld ? heldUntil(values) : undefined;
  return {
    ...filled(typed),
    ...(unitId && { unitId: Number(unitId) }),
    ...(holdUntil && { holdUntil }),
    photos: photo ? [photo] : [],
  };
}
