import { IMPORTED_ROWS } from "../../../../contract/animals/animal.fields.ts";
import { LEAVE_OUT } from "../../../../contract/exchange/import-fields.ts";
import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { meaningOf } from "../layouts/words.ts";
import { readAge } from "./ages.ts";
import { line, plainText } from "./cells.ts";
import { readChips } from "./chips.ts";
import { readDay } from "./days.ts";
import type { AnimalFacts, RowProblem } from "./facts.ts";
import { given, type RowReading, RowRefused, saysUnknown } from "./reading.ts";
import { readWeight } from "./weights.ts";

/** How many pictures of an animal are brought in. */
export const MOST_PHOTOS = 12;
/** So many characters of a description are kept. */
const DESCRIPTION = 5000;

/** Whether it is a dog or a cat. @throws RowRefused for other species */
export function typeOf({ plan, cells }: RowReading): AnimalFacts["type"] {
  const word = cells.get("type");
  if (word === undefined) return plan.type;
  const found = meaningOf("type", word, plan.words.type, plan.layout?.words?.type);
  if (found === "Dog" || found === "Cat") return found;
  throw new RowRefused({ code: found === LEAVE_OUT ? "leftOut" : "otherSpecies", ...cells.at("type") }, "skipped");
}

function sexOf({ plan, cells, warnings }: RowReading): AnimalFacts["sex"] {
  const word = cells.get("sex");
  if (word === undefined || saysUnknown(word)) return undefined;
  const found = meaningOf("sex", word, plan.words.sex, plan.layout?.words?.sex);
  if (found === undefined) warnings.push({ code: "unknownSex", ...cells.at("sex") });
  return found === "Male" || found === "Female" ? found : undefined;
}

/** "Retriever, Labrador" is a Labrador Retriever. */
function breedOf({ cells }: RowReading): string | undefined {
  const turned = (text: string | undefined) => text?.replace(/^([^,/]+), ([^,/]+)$/, "$2 $1");
  const [first, second] = [turned(cells.text("breed", 100)), turned(cells.text("breed2", 100))];
  if (!second || second === first) return first;
  return line([first, second].filter(Boolean).join(" / "), 100);
}

type Birth = Pick<AnimalFacts, "bornOn" | "birthMonthKnown" | "age">;

/** @param day of the row, on which an age holds unless ages are today's @returns birth date and whether its month is known */
function birthOf(reading: RowReading, day: string | undefined): Birth {
  const { plan, cells, warnings } = reading;
  const age = ageOf(reading, plan.ageIs === "today" ? plan.today : (day ?? plan.today), day);
  const text = cells.get("bornOn");
  if (text !== undefined && !saysUnknown(text)) {
    const bornOn = readDay(text, plan.dateOrder, plan.today);
    if (bornOn === undefined || bornOn <= "1850-01-01") warnings.push({ code: "noSuchBirth", ...cells.at("bornOn") });
    else if (bornOn > (day ?? plan.today)) warnings.push({ code: "bornAfter", ...cells.at("bornOn") });
    else return { bornOn, birthMonthKnown: true };
    return age ?? {};
  }
  if (age) return age;
  const isAsked = plan.columns.some(({ field }) => field === "bornOn" || field === "age");
  if (day !== undefined && isAsked && !warnings.some(({ code }) => code === "noSuchAge" || code === "bornAfter"))
    warnings.push({ code: "noBirth" });
  return {};
}

/** The birth date that an age gives. @param at the day of the age @param day on which the animal was here */
function ageOf({ plan, cells, warnings }: RowReading, at: string, day: string | undefined): Birth | undefined {
  const text = cells.get("age");
  if (text === undefined || saysUnknown(text)) return undefined;
  const age = readAge(text);
  if (!age) {
    warnings.push({ code: "noSuchAge", ...cells.at("age") });
    return undefined;
  }
  const { years, months, days, knowsMonths } = age;
  const bornOn = Temporal.PlainDate.from(at).subtract({ years, months, days }).toString();
  if (bornOn > (day ?? plan.today)) {
    warnings.push({ code: "bornAfter", ...cells.at("age") });
    return undefined;
  }
  return { bornOn, birthMonthKnown: knowsMonths, age: text };
}

/** In kilograms. Whether its species can weigh so much is seen when all rows of the animal are known. */
function weightOf({ plan, cells, warnings }: RowReading): number | undefined {
  const text = cells.get("weight");
  if (text === undefined || saysUnknown(text)) return undefined;
  const kg = readWeight(text, plan.weightUnit);
  // Programs write 0 where nobody has weighed the animal.
  if (kg === 0) return undefined;
  if (kg !== undefined) return kg;
  warnings.push({ code: "noSuchWeight", ...cells.at("weight") });
  return undefined;
}

function chipsOf(reading: RowReading): Pick<AnimalFacts, "chips" | "chipOn"> {
  const { cells, warnings } = reading;
  const text = cells.get("chip");
  if (text === undefined || saysUnknown(text)) return {};
  const chips = readChips(text);
  if (!chips) {
    warnings.push({ code: "noSuchChip", ...cells.at("chip") });
    return {};
  }
  return given({ chips, chipOn: chipDay(reading) }) as Pick<AnimalFacts, "chips" | "chipOn">;
}

function chipDay({ plan, cells, warnings }: RowReading): string | undefined {
  const text = cells.get("chipOn");
  if (text === undefined || saysUnknown(text)) return undefined;
  const day = readDay(text, plan.dateOrder, plan.today);
  if (day !== undefined && day <= plan.today) return day;
  warnings.push({ code: "noSuchChipDay", ...cells.at("chipOn") });
  return undefined;
}

/** Addresses of pictures; paths are beneath the system's own address. What is no such address is said. */
function photosOf({ plan, cells, warnings }: RowReading): string[] | undefined {
  const addresses = new Set<string>();
  for (const { column, value } of cells.all("photo")) {
    for (const text of value.startsWith("data:") ? [value] : value.split(/[\s,;|]+(?=https?:|\/|data:)/)) {
      const address = text.startsWith("/") && plan.layout?.photosAt ? plan.layout.photosAt + text : text;
      const problem = problemOf(address, addresses.size);
      if (problem) warnings.push({ ...problem, column, value: beginningOf(text, 200) });
      else addresses.add(address);
    }
  }
  return addresses.size > 0 ? [...addresses] : undefined;
}

function problemOf(address: string, count: number): RowProblem | undefined {
  if (!/^https:\/\/\S+$/.test(address) || address.length > 2000) return { code: "photoAddress" };
  return count >= MOST_PHOTOS ? { code: "tooManyPhotos", args: [MOST_PHOTOS] } : undefined;
}

function descriptionOf({ cells, warnings }: RowReading): string | undefined {
  const text = plainText(cells.get("description") ?? "");
  const kept = beginningOf(text, DESCRIPTION).trim();
  if (kept !== text) warnings.push({ code: "tooLong", args: [DESCRIPTION], ...cells.at("description") });
  return kept || undefined;
}

/** What is read as it stands. */
const asWritten = ({ cells }: RowReading) =>
  Object.fromEntries(IMPORTED_ROWS.map((name) => [name, saysUnknown(cells.get(name)) ? undefined : cells.text(name)]));

/** What a row says of its animal. @param day of the row, on which an age holds */
export function readAnimal(reading: RowReading, day: string | undefined): AnimalFacts {
  const { plan, cells } = reading;
  const name = cells
    .text("name", 100)
    ?.replace(plan.layout?.dropFromName ?? /(?!)/, "")
    .trim();
  return given({
    name: name || undefined,
    type: typeOf(reading),
    sex: sexOf(reading),
    breed: breedOf(reading),
    ...birthOf(reading, day),
    weight: weightOf(reading),
    ...chipsOf(reading),
    description: descriptionOf(reading),
    photos: photosOf(reading),
    ...asWritten(reading),
  }) as AnimalFacts;
}
