import { expect, test } from "vitest";
import { inLanguage } from "../../../../../src/server/platform/language.ts";
import { deedsFor } from "../../../../../src/web/app/overview/search/deeds.ts";

const person = {
  loginId: 1,
  accountId: 1,
  id: 1,
  name: "Ewa",
  surname: "Lis",
  emailConfirmed: true,
  language: "en" as const,
  isEmployee: true,
  isAdmin: false,
};
const found = (typed: string, isAdmin = false) => deedsFor({ ...person, isAdmin }, typed).map(({ name }) => name);

test.each([
  ["add appointment", "Add Appointment"],
  ["vet", "Add Appointment"],
  ["take in", "Take in an animal"],
  ["STRAY", "Take in an animal"],
  ["move", "Move an animal"],
  ["give", "Give doses"],
  ["add news", "Add News"],
])("what is typed as %s is the deed %s", (typed, deed) => {
  expect(found(typed)[0]).toBe(deed);
});

test.each([
  ["dodaj wizytę", "Dodaj wizytę"],
  ["weterynarz", "Dodaj wizytę"],
  ["przyjmij", "Przyjmij zwierzę"],
  ["przenies", "Przenieś zwierzę"],
  ["szczepienie", "Podaj dawki"],
])("in Polish, %s is %s", (typed, deed) => {
  inLanguage("pl", () => expect(found(typed)[0]).toBe(deed));
});

test("words are found from their beginning, and each has to be there", () => {
  expect(found("ppointment")).toEqual([]);
  expect(found("add rex")).toEqual([]);
});

test("a deed is offered to who may do it, as the sidebar is", () => {
  expect(found("add employee")).toEqual([]);
  expect(found("add employee", true)).toEqual(["Add Employee"]);
  expect(found("newsletter", true)).toContain("Add Newsletter");
  expect(found("newsletter")).toEqual([]);
});
