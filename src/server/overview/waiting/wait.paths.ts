import type { WaitStep } from "../../../contract/animals/waiting.ts";

type PathOf = (animalId: number, refId: number | null) => string | undefined;

const animal: PathOf = (animalId) => `/admin/animal/${animalId}`;
const part =
  (name: string): PathOf =>
  (animalId) =>
    `/admin/animal/${animalId}#${name}`;
const adoption: PathOf = (_animalId, refId) => `/admin/adoption/${refId}`;

/** The screen of the administration where each step is done. */
const PATHS: Readonly<Record<WaitStep, PathOf>> = {
  endHold: part("care"),
  endQuarantine: part("care"),
  treat: part("treatments"),
  comeBack: part("care"),
  fetch: adoption,
  sign: adoption,
  issueContract: adoption,
  visitHome: adoption,
  bookHomeCheck: adoption,
  decide: adoption,
  review: adoption,
  answer: adoption,
  readApplication: adoption,
  examine: part("treatments"),
  leaveFoster: part("care"),
  tell: (animalId) => `/admin/animal/edit/${animalId}`,
  offer: part("care"),
  meet: () => "/admin/calendar",
  share: animal,
};

/** @returns whether a step is one of an adoption */
export const isAboutAdoption = (step: WaitStep): boolean => PATHS[step] === adoption;

/** @returns the address where a step is done. @param refId the adoption that it is about */
export const pathOf = (step: WaitStep, animalId: number, refId: number | null): string | undefined =>
  PATHS[step](animalId, refId);
