import { glob } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { ADOPTIONS } from "../../demo/content/adoptions.ts";
import { ANIMALS } from "../../demo/content/animals.ts";
import { EMPLOYEES } from "../../demo/content/employees.ts";
import { JOB_APPLICATIONS } from "../../demo/content/job-applications.ts";
import { NEWS } from "../../demo/content/news.ts";
import { USERS } from "../../demo/content/users.ts";
import { fileOfAnimal } from "../../demo/seed/pictures.ts";
import { PHONE_PATTERN } from "../../src/contract/people/job-applications.ts";
import { LANGUAGES } from "../../src/contract/texts/language.ts";
import { sizeOf } from "../support/animal-classes.ts";

const words = (text: string) => text.split(/\s+/).length;
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the animals of the demonstration", () => {
  test("have unique names and stories", () => {
    expect(duplicates(ANIMALS.map(({ name }) => name))).toEqual([]);
    for (const language of LANGUAGES)
      expect(duplicates(ANIMALS.map(({ description: story }) => story[language].slice(0, 30)))).toEqual([]);
    expect(ANIMALS.length).toBeGreaterThanOrEqual(55);
  });

  test.each(ANIMALS)("$name has a story of 60 to 120 words, in each language", ({ description }) => {
    for (const story of Object.values(description)) {
      expect(words(story)).toBeGreaterThanOrEqual(60);
      expect(words(story)).toBeLessThanOrEqual(120);
    }
  });

  test.each(ANIMALS)("$name was born before arriving", ({ age: [years, months], arrivedDaysAgo }) => {
    expect((years * 12 + months) * 30).toBeGreaterThan(arrivedDaysAgo);
  });

  test("come in both sexes, every size and every age", () => {
    const dogs = ANIMALS.filter(({ type }) => type === "Dog");
    expect(new Set(dogs.map(({ weightKg }) => sizeOf(weightKg)))).toEqual(new Set(["small", "medium", "large"]));
    expect(new Set(ANIMALS.map(({ sex }) => sex))).toEqual(new Set(["Male", "Female"]));
    const ages = ANIMALS.map(({ age: [years] }) => years);
    expect([Math.min(...ages), ages.includes(1), Math.max(...ages)]).toEqual([0, true, 15]);
  });
});

test("every drawing is shown once, and what is shown is there", async () => {
  const shown = [
    ...ANIMALS.flatMap(({ name, pictures }) => pictures.map((_, position) => fileOfAnimal(name, position))),
    ...EMPLOYEES.map(({ key }) => `employee-${key}`),
    ...NEWS.flatMap(({ picture }) => (picture ? [picture.file] : [])),
  ];
  const files = await Array.fromAsync(glob("*.jpg", { cwd: "demo/portraits" }));
  expect(files.sort()).toEqual(shown.map((name) => `${name}.jpg`).sort());
});

describe("the people of the demonstration", () => {
  test("have unique e-mail addresses, none of which can be real", () => {
    const emails = [...EMPLOYEES, ...USERS].map(({ email }) => email);
    expect(duplicates(emails)).toEqual([]);
    expect(emails.filter((email) => !/@(shelter\.example|example\.com)$/.test(email))).toEqual([]);
  });

  test("applied for jobs with phone numbers that the form accepts", () => {
    expect(JOB_APPLICATIONS.filter(({ phoneNumber }) => !PHONE_PATTERN.test(phoneNumber))).toEqual([]);
  });
});

test.each(ADOPTIONS)(
  "the adoption of $animal by $adopter has steps in order, after the arrival of the animal and the registration of the adopter",
  (adoption) => {
    const days = [...adoption.days, ...(adoption.end ? [adoption.end.daysAgo] : [])];
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const since = ANIMALS.find(({ name }) => name === adoption.animal)?.arrivedDaysAgo ?? 0;
    const joined = USERS.find(({ email }) => email === adoption.adopter)?.joinedDaysAgo ?? 0;
    expect(days[0]).toBeLessThan(Math.min(since, joined));
    expect(days.at(-1)).toBeGreaterThan(0);
  },
);

test.each(ADOPTIONS.filter(({ days }) => days.length >= 3))(
  "$adopter answered every question about $animal",
  ({ answers }) => {
    expect(answers?.filter((answer) => answer.trim() !== "")).toHaveLength(12);
  },
);

test.each(NEWS)("'$title.en' is a real article, as long in each language", ({ content }) => {
  for (const text of Object.values(content)) {
    expect(words(text)).toBeGreaterThanOrEqual(150);
    expect(words(text)).toBeLessThanOrEqual(350);
    expect(text.split("\n\n").length).toBe(content.en.split("\n\n").length);
  }
});
