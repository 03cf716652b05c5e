/** @property knowsMonths whether the age is more exact than years */
type Age = { years: number; months: number; days: number; knowsMonths: boolean };

/** Units in English and Polish, with their short forms. */
const UNITS: readonly (readonly [unit: "years" | "months" | "weeks" | "days", words: string])[] = [
  ["years", "y\\.?\\s?o|years?|yrs?|ys?|r|rok|roku|lata|lat|latek|l"],
  ["months", "months?|mths?|mnths?|mos?|m-c[ye]?|mies|mc|m|miesiąc|miesiące|miesięcy|miesiąca|miesiace|miesiecy"],
  ["weeks", "weeks?|wks?|w|tyg|t|tydzień|tygodnie|tygodni|tygodnia|tydzien"],
  ["days", "days?|d|dzień|dni|dnia|dzien"],
];

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, jeden: 1, dwa: 2, dwie: 2, trzy: 3, cztery: 4, pięć: 5, sześć: 6, siedem: 7, osiem: 8 },
  ...{ dziewięć: 9, dziesięć: 10, jedenaście: 11, dwanaście: 12, half: 0.5, pół: 0.5, półtora: 1.5, półtorej: 1.5 },
};
const SIGNS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

const SIGN = Object.keys(SIGNS).join("");
const AMOUNT = [
  `\\d+\\s+\\d+/\\d+`,
  `\\d+/\\d+`,
  `\\d+(?:[.,]\\d+)?\\s*[${SIGN}]?`,
  `[${SIGN}]`,
  Object.keys(NUMBERS).join("|"),
].join("|");
const HALF = `(?:\\s+(?:and|i)\\s+(?:a\\s+half|half|pół))`;
const PART = new RegExp(
  `^(?:(${AMOUNT})(${HALF})?\\s*-?\\s*)?(?:an?\\s+)?(${UNITS.map(([, words]) => words).join("|")})(?!\\p{L})\\.?`,
  "iu",
);
/** What says nothing besides, before, between and after the parts. */
const BETWEEN = /^(?:[\s,;/&+]+|(?:and|i|oraz|old|of age|wieku)\b|\.)/iu;
const ABOUT = /^(?:ok|około|okolo|ca|circa|about|approx|approximately|approx|~|c)(?![\p{L}])\.?\s*|^~\s*/iu;

/** The value of an amount: "1.5", "1,5", "1 1/2", "2½", "two". */
function amountOf(text: string | undefined, isWithHalf: boolean): number {
  const half = isWithHalf ? 0.5 : 0;
  if (text === undefined) return 1 + half;
  const plain = text.trim().toLowerCase();
  if (NUMBERS[plain] !== undefined) return NUMBERS[plain] + half;
  const [, whole, over, under] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(plain) ?? [];
  if (over && under) return Number(whole ?? 0) + Number(over) / Number(under) + half;
  const sign = SIGNS[plain.at(-1) ?? ""];
  const number = sign === undefined ? plain : plain.slice(0, -1);
  return Number(number.trim().replace(",", ".") || 0) + (sign ?? 0) + half;
}

/** So much of a unit in whole years, months and days. */
function ageOf(amount: number, unit: (typeof UNITS)[number][0]): Age {
  const isWhole = Number.isInteger(amount);
  if (unit === "years")
    return {
      years: Math.floor(amount),
      months: Math.round((amount % 1) * 12),
      days: 0,
      knowsMonths: !isWhole,
    };
  if (unit === "months")
    return { years: 0, months: Math.floor(amount), days: Math.round((amount % 1) * 30), knowsMonths: true };
  return { years: 0, months: 0, days: Math.round(amount * (unit === "weeks" ? 7 : 1)), knowsMonths: true };
}

/**
 * An age in the words of people and programs, in English or Polish: "2Y/ 4M/ 26D", "1 1/2 years", "półtora roku", "ok. 8 lat";
 * a number alone is years.
 * @returns undefined when there is anything in it that is not understood
 */
export function readAge(text: string): Age | undefined {
  let rest = text.trim().replace(ABOUT, "");
  if (/^\d+(?:[.,]\d+)?$/.test(rest)) return believable(ageOf(amountOf(rest, false), "years"));
  const age: Age = { years: 0, months: 0, days: 0, knowsMonths: false };
  let parts = 0;
  while (rest !== "") {
    const between = BETWEEN.exec(rest);
    const part = between ? undefined : PART.exec(rest);
    if (!between && !part) return undefined;
    if (part) {
      const unit = unitOf(part[3] ?? "");
      const one = ageOf(amountOf(part[1], part[2] !== undefined), unit);
      age.years += one.years;
      age.months += one.months;
      age.days += one.days;
      age.knowsMonths ||= one.knowsMonths;
      parts += 1;
    }
    rest = rest.slice((between ?? part)?.[0].length);
  }
  return parts > 0 ? believable(age) : undefined;
}

const UNIT_WORDS = UNITS.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, "i")] as const);

const unitOf = (word: string): (typeof UNITS)[number][0] =>
  UNIT_WORDS.find(([, words]) => words.test(word))?.[0] ?? "years";

const believable = (age: Age): Age | undefined =>
  age.years + age.months / 12 + age.days / 365 <= 60 && Number.isFinite(age.years) ? age : undefined;
