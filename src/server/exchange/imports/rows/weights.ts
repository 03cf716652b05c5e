/** What a unit is in kilograms, by how people write it. */
const UNITS: readonly (readonly [words: RegExp, kg: number])[] = [
  [/^(?:kg|kgs|kilo|kilos|kilogram[a-zó]*)$/i, 1],
  [/^(?:g|gr|gram[a-zó]*|dkg)$/i, 0.001],
  [/^(?:lb|lbs|#|pounds?|funt[a-zó]*)$/i, 0.45359237],
  [/^(?:oz|ozs|ounces?|uncj[a-ęi]*)$/i, 0.45359237 / 16],
];
const PART = /^(\d+(?:[.,]\d+)?)\s*(#|\p{L}+)?\.?[\s,;+&]*(?:and\s+|i\s+)?/iu;
const ABOUT = /^(?:~|(?:ok|około|ca|circa|about|approx|approximately|c)\b\.?)\s*/iu;
const DECAGRAM = 0.01;

function unitIn(word: string): number | undefined {
  if (/^(?:dkg|dag|deko)$/i.test(word)) return DECAGRAM;
  return UNITS.find(([words]) => words.test(word))?.[1];
}

/**
 * A weight in kilograms, as people and programs write it: "12,4", "350 g", "5 lb 3 oz", "4 kg 300 g", "8#", "~10".
 * @param unit of a number without one @returns undefined for anything that is not understood
 */
export function readWeight(text: string, unit: "kg" | "lb"): number | undefined {
  let rest = text.trim().replace(ABOUT, "");
  let kg = 0;
  for (let parts = 0; rest !== ""; parts += 1) {
    const [whole, number, word] = PART.exec(rest) ?? [];
    if (!whole || !number) return undefined;
    const inKg = word === undefined && parts === 0 && whole.length === rest.length ? unitIn(unit) : unitIn(word ?? "");
    if (inKg === undefined) return undefined;
    kg += Number(number.replace(",", ".")) * inKg;
    rest = rest.slice(whole.length);
  }
  const grams = Math.round(kg * 1000) / 1000;
  return Number.isFinite(grams) ? Math.round(grams * 100) / 100 : undefined;
}

/** The lightest kitten and the heaviest dog that anybody has weighed, with room: what is beyond has another unit, or is mistyped. */
const RANGES = { Dog: [0.05, 120], Cat: [0.05, 20] } as const;

/** Whether an animal of this species can weigh so much; of an unknown one either. */
export function canWeigh(type: "Dog" | "Cat" | undefined, kg: number): boolean {
  const [least, most] = type === undefined ? [RANGES.Cat[0], RANGES.Dog[1]] : RANGES[type];
  return kg >= least && kg <= most;
}
