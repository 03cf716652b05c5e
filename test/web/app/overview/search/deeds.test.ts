import { expect, test } from "vitest";
import { inLanguage } from "../../../../../src/server/base/language.ts";
import { routerPaths } from "../../../../e2e/support/routes.ts";

// After the router, whose modules read a document while they are loaded.
await routerPaths();
const { deedsFor, movedName } = await import("../../../../../src/web/app/overview/search/deeds.ts");

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
  ["walk", "Go on the daily round"],
  ["waiting list", "See what each animal waits for"],
  ["print", "Print kennel cards"],
  ["council", "Print the figures for the council"],
])("what is typed as %s is the deed %s", (typed, deed) => {
  expect(found(typed)[0]).toBe(deed);
});

test.each([
  ["dodaj wizytę", "Dodaj wizytę"],
  ["weterynarz", "Dodaj wizytę"],
  ["przyjmij", "Przyjmij zwierzę"],
  ["przenies", "Przenieś zwierzę"],
  ["szczepienie", "Podaj dawki"],
  ["rada", "Wydrukuj dane dla rady gminy"],
])("in Polish, %s is %s", (typed, deed) => {
  inLanguage("pl", () => expect(found(typed)[0]).toBe(deed));
});

test("move and a name is that animal's move; move alone is the deed", () => {
  expect([movedName("move Rogal"), movedName("Move  Pan Kot"), movedName("move"), movedName("moved on")]).toEqual([
    "Rogal",
    "Pan Kot",
    undefined,
    undefined,
  ]);
  inLanguage("pl", () => expect(movedName("przenieś Rogal")).toBe("Rogal"));
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
