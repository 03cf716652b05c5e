import type { SignName } from "../../../contract/animals/observations.ts";
import { SIGNS } from "../../../contract/animals/observations.ts";

/** What is told whatever an animal does usually, when it is seen twice in a row. */
const ALARMING: Readonly<Record<SignName, readonly string[]>> = {
  ate: ["none"],
  drank: ["none"],
  stool: ["diarrhoea", "none"],
  mood: [],
};
/** Before so many times are seen, nothing is usual. */
const MIN_SEEN = 3;
const IN_A_ROW = 2;

type Departure = { value: string; times: number; usual: string | null; usualTimes: number; seenTimes: number };

/** How often each value was seen, the most frequent first; of equal ones the better. */
function counted(what: SignName, values: readonly string[]): { value: string; times: number }[] {
  return (SIGNS[what] as readonly string[])
    .map((value) => ({ value, times: values.filter((one) => one === value).length }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
}

/**
 * How an animal departs from its own usual in one thing: what was seen last was seen at least twice in a row, and it is
 * alarming in itself, or its usual is how it should be and this is not.
 * @param values of 14 days, the latest first
 * @returns the figures; undefined when it is as usual
 */
export function departure(what: SignName, values: readonly string[]): Departure | undefined {
  const good = SIGNS[what][0];
  const isBad = (value: string) => value !== good;
  const [value = good] = values;
  const times = values.findIndex((one) => !isBad(one));
  const inARow = times === -1 ? values.length : times;
  if (inARow < IN_A_ROW) return undefined;
  const before = values.slice(inARow);
  const [usual] = counted(what, before);
  const isAlarming = values.slice(0, IN_A_ROW).every((one) => ALARMING[what].includes(one));
  const isChange = before.length >= MIN_SEEN && usual?.value === good;
  if (!isAlarming && !isChange) return undefined;
  return { value, times: inARow, usual: usual?.value ?? null, usualTimes: usual?.times ?? 0, seenTimes: before.length };
}
