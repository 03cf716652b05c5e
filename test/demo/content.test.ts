import { describe, expect, test } from "vitest";
import { sizeOf } from "../../src/contract/animals.ts";
import { PHONE_PATTERN } from "../../src/contract/job-applications.ts";
import { ADOPTIONS } from "../../src/demo/content/adoptions.ts";
import { ANIMALS } from "../../src/demo/content/animals.ts";
import { EMPLOYEES } from "../../src/demo/content/employees.ts";
import { JOB_APPLICATIONS } from "../../src/demo/content/job-applications.ts";
import { NEWS } from "../../src/demo/content/news.ts";
import { USERS } from "../../src/demo/content/users.ts";
import { BREEDS } from "../../src/demo/portraits/index.ts";

const words = (text: string) => text.split(/\s+/).length;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the animals of the demonstration", () => {
  test("have names of their own and stories of their own", () => {
    expect(repeated(ANIMALS.map(({ name }) => name))).toEqual([]);
    expect(repeated(ANIMALS.map(({ story }) => story.slice(0, 30)))).toEqual([]);
    expect(ANIMALS.length).toBeGreaterThanOrEqual(55);
  });

  test.each(ANIMALS)("$name has a story of 60 to 120 words", ({ story }) => {
    expect(words(story)).toBeGreaterThanOrEqual(60);
    expect(words(story)).toBeLessThanOrEqual(120);
  });

  test.each(ANIMALS)(
    "$name has a breed and a coat that can be drawn, and a grown animal a fitting weight",
    (animal) => {
      const look = BREEDS[animal.type].find(({ name }) => name === animal.breed);
      expect(look?.coats.map(({ name }) => name)).toContain(animal.coat);
      const [lightest, heaviest] = look?.weightKg ?? [0, 0];
      expect(animal.weightKg).toBeLessThanOrEqual(heaviest);
      if (animal.age[0] >= 1) expect(animal.weightKg).toBeGreaterThanOrEqual(lightest);
    },
  );

  test.each(ANIMALS)("$name was born before arriving, and each picture shows something else", (animal) => {
    const [years, months] = animal.age;
    expect((years * 12 + months) * 30).toBeGreaterThan(animal.arrivedDaysAgo);
    expect(new Set(animal.poses).size).toBe(animal.poses.length);
  });

  test("come in both sexes, every size and every age", () => {
    const dogs = ANIMALS.filter(({ type }) => type === "Dog");
    expect(new Set(dogs.map(({ weightKg }) => sizeOf(weightKg)))).toEqual(new Set(["small", "medium", "large"]));
    expect(new Set(ANIMALS.map(({ sex }) => sex))).toEqual(new Set(["Male", "Female"]));
    const ages = ANIMALS.map(({ age: [years] }) => years);
    expect([Math.min(...ages), ages.includes(1), Math.max(...ages)]).toEqual([0, true, 15]);
  });
});

describe("the people of the demonstration", () => {
  test("have addresses of their own, none of which can be a real person's", () => {
    const emails = [...EMPLOYEES, ...USERS].map(({ email }) => email);
    expect(repeated(emails)).toEqual([]);
    expect(emails.filter((email) => !/@(shelter\.example|example\.com)$/.test(email))).toEqual([]);
  });

  test("who applied for a job did so with a telephone number that the form takes", () => {
    expect(JOB_APPLICATIONS.filter(({ phoneNumber }) => !PHONE_PATTERN.test(phoneNumber))).toEqual([]);
  });
});

test.each(ADOPTIONS)("the adoption of $animal by $adopter goes forward in time, after both have come", (adoption) => {
  const days = [...adoption.days, ...(adoption.end ? [adoption.end.daysAgo] : [])];
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  const since = ANIMALS.find(({ name }) => name === adoption.animal)?.arrivedDaysAgo ?? 0;
  const joined = USERS.find(({ email }) => email === adoption.adopter)?.joinedDaysAgo ?? 0;
  expect(days[0]).toBeLessThan(Math.min(since, joined));
  expect(days.at(-1)).toBeGreaterThan(0);
});

test.each(ADOPTIONS.filter(({ days }) => days.length >= 3))(
  "$adopter answered every question about $animal",
  ({ answers }) => {
    expect(answers?.filter((answer) => answer.trim() !== "")).toHaveLength(12);
  },
);

test.each(NEWS)("'$title' is a real article", ({ content }) => {
  expect(words(content)).toBeGreaterThanOrEqual(150);
  expect(words(content)).toBeLessThanOrEqual(350);
  expect(content.split("\n\n").length).toBeGreaterThanOrEqual(3);
});
