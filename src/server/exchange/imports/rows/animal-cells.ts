import { LEAVE_OUT } from "../../../../contract/exchange/import-fields.ts";
import { meaningOf } from "../layouts/words.ts";
import { line, plainText } from "./cells.ts";
import { readAge, readDay } from "./days.ts";
import type { AnimalFacts } from "./facts.ts";
import { given, type RowReading, RowRefused } from "./reading.ts";

const LB_IN_KG = 0.45359237;

function typeOf({ plan, cells }: RowReading): AnimalFacts["type"] {
  const word = cells.get("type");
  if (word === undefined) return plan.type;
  const found = meaningOf("type", word, plan.words.type, plan.layout?.words?.type);
  if (found === "Dog" || found === "Cat") return found;
  throw new RowRefused({ code: found === LEAVE_OUT ? "leftOut" : "otherSpecies", ...cells.at("type") }, "skipped");
}

function sexOf({ plan, cells, warnings }: RowReading): AnimalFacts["sex"] {
  const word = cells.get("sex");
  if (word === undefined) return undefined;
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

/** @param day on which the animal had its age @returns birth date and whether its month is known */
function birthOf(
  { plan, cells, warnings }: RowReading,
  day: string | undefined,
): Pick<AnimalFacts, "bornOn" | "birthMonthKnown" | "age"> {
  const text = cells.get("bornOn");
  if (text !== undefined) {
    const bornOn = readDay(text, plan.dateOrder, plan.today);
    if (bornOn === undefined || bornOn <= "1850-01-01") warnings.push({ code: "noSuchBirth", ...cells.at("bornOn") });
    else if (bornOn > (day ?? plan.today)) warnings.push({ code: "bornAfter", ...cells.at("bornOn") });
    else return { bornOn, birthMonthKnown: true };
    return {};
  }
  const age = readAge(cells.get("age") ?? "");
  if (age) {
    const { years, months, days, knowsMonths } = age;
    const bornOn = Temporal.PlainDate.from(day ?? plan.today)
      .subtract({ years, months, days })
      .toString();
    return { bornOn, birthMonthKnown: knowsMonths, age: cells.get("age") ?? "" };
  }
  if (day !== undefined && plan.columns.some(({ field }) => field === "bornOn" || field === "age"))
    warnings.push({ code: "noBirth" });
  return {};
}

function weightOf({ plan, cells, warnings }: RowReading): number | undefined {
  const text = cells.get("weight");
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*(kg|lbs?|pounds?)?$/i.exec(text) ?? [];
  const typed = Number((number ?? "").replace(",", "."));
  if (typed === 0 && number) return undefined;
  const isPounds = unit ? !/kg/i.test(unit) : plan.weightUnit === "lb";
  const kg = Math.round(typed * (isPounds ? LB_IN_KG : 1) * 100) / 100;
  if (kg > 0 && kg <= 500) return kg;
  warnings.push({ code: "noSuchWeight", ...cells.at("weight") });
  return undefined;
}

function chipOf({ plan, cells, warnings }: RowReading): Pick<AnimalFacts, "chip" | "chipOn"> {
  const text = cells.get("chip");
  const chip = text?.replace(/[\s'-]/g, "");
  if (!chip) return {};
  if (!/^\d{15}$/.test(chip)) {
    warnings.push({ code: "noSuchChip", ...cells.at("chip") });
    return {};
  }
  const chipOn = readDay(cells.get("chipOn") ?? "", plan.dateOrder, plan.today);
  return { chip, ...(chipOn !== undefined && chipOn <= plan.today && { chipOn }) };
}

/** Addresses of pictures; paths are beneath the system's own address. */
function photosOf({ plan, cells }: RowReading): string[] | undefined {
  const addresses = cells
    .all("photo")
    .flatMap((text) => text.split(/[\s,;|]+(?=https?:|\/)/))
    .map((text) => (text.startsWith("/") && plan.layout?.photosAt ? plan.layout.photosAt + text : text))
    .filter((text) => /^https:\/\/\S+$/.test(text) && text.length <= 2000);
  return addresses.length > 0 ? [...new Set(addresses)].slice(0, 12) : undefined;
}

/** What a row says of its animal. @param day of the row, on which an age holds */
export function readAnimal(reading: RowReading, day: string | undefined): AnimalFacts {
  const { plan, cells } = reading;
  const name = cells
    .text("name", 100)
    ?.replace(plan.layout?.dropFromName ?? /(?!)/, "")
    .trim();
  const description = cells.get("description");
  return given({
    name: name || undefined,
    type: typeOf(reading),
    sex: sexOf(reading),
    breed: breedOf(reading),
    ...birthOf(reading, day),
    weight: weightOf(reading),
    ...chipOf(reading),
    description: description ? plainText(description) || undefined : undefined,
    photos: photosOf(reading),
  }) as AnimalFacts;
}
