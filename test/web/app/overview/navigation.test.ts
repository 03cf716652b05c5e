import { describe, expect, it } from "vitest";
import { appTexts } from "../../../../src/web/app/platform/texts/texts.ts";
import { routerPaths } from "../../../e2e/support/routes.ts";

// After the router, whose modules read a document while they are loaded.
await routerPaths();
const { allEntriesFor, groupsFor, isCurrent, navigationFor } = await import(
  "../../../../src/web/app/overview/navigation.ts"
);

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
const names = (path: string, isAdmin: boolean) =>
  navigationFor(path, { ...person, isAdmin }).map(({ name }) => appTexts().shell.navigation[name]);
const groups = (isAdmin: boolean) =>
  groupsFor("/admin", { ...person, isAdmin }).map(({ entries }) => entries.map(({ to }) => to.replace("/admin/", "")));
const EVERYBODYS = [
  "Dashboard",
  "Animals",
  "Animal Groups",
  "Adoptions",
  "Appointments",
  "Resources",
  "News",
  "Jobs",
  "Resumes",
  "Users",
];

describe("the sidebar", () => {
  it("has the user area's three entries", () => {
    expect(names("/user_page/profile", false)).toEqual(["Dashboard", "My Profile", "Adoptions"]);
  });
  it("shows Employees to admins only", () => {
    expect(names("/admin/animals", false)).toEqual(EVERYBODYS);
    expect(names("/admin/animals", true)).toEqual([...EVERYBODYS, "Employees"]);
  });
  it("has groups of further entries below, each with what this person may open", () => {
    const care = ["rounds", "intake", "board", "calendar", "tasks", "treatments", "foster_reports", "waiting"];
    expect(groups(false)).toEqual([care, ["messages", "organisations", "statistics"], ["newsletters"]]);
    expect(groups(true)).toEqual([
      care,
      ["messages", "organisations", "donations", "statistics", "settings"],
      [
        "newsletters",
        "questionnaire",
        "lists",
        "outbox",
        "audit",
        "import",
        "twins",
        "programs",
        "background-jobs",
        "status",
        "backups",
      ],
    ]);
    expect(groupsFor("/user_page", person)).toEqual([]);
  });
  it.each([
    ["/admin", "Dashboard"],
    ["/admin/animals", "Animals"],
    ["/admin/animal/edit/3", "Animals"],
    ["/admin/animal_groups", "Animal Groups"],
    ["/admin/animal_group/3", "Animal Groups"],
    ["/admin/news/add", "News"],
    ["/admin/employee/3", "Employees"],
    ["/admin/newsletters/3", "Newsletters"],
    ["/admin/settings/texts", "Settings"],
  ])("marks one entry for %s: %s", (path, name) => {
    expect(
      allEntriesFor({ ...person, isAdmin: true })
        .filter((entry) => isCurrent(entry, path))
        .map((entry) => appTexts().shell.navigation[entry.name]),
    ).toEqual([name]);
  });
});
