import type { Observation, SignName } from "../../../../contract/animals/observations.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";

type Seen = Pick<Observation, SignName>;

/** @returns a value of a sign in words, as "nothing" */
export const signValue = (what: SignName, value: string): string =>
  (recordTexts().observations.values[what] as Readonly<Record<string, string>>)[value] ?? value;

/** @returns what was seen, as "Ate: nothing" */
export const signText = (what: SignName, value: string): string =>
  `${recordTexts().observations.signs[what]}: ${signValue(what, value)}`;

/** @returns everything that was seen, as "Ate: all, Stool: soft" */
export const signsText = (seen: Seen): string =>
  listed(...(["ate", "drank", "stool", "mood"] as const).map((what) => seen[what] && signText(what, seen[what])));
