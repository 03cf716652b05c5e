import { describe, expect, it } from "vitest";
import { ADMIN_NAVIGATION, isCurrent, navigationFor } from "../../../src/web/app/navigation.ts";
import { appTexts } from "../../../src/web/app/texts/texts.ts";

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
    expect(names("/admin/animals", false)).toEqual([...EVERYBODYS, "Intake", "Housing", "Treatments", "Statistics"]);
    expect(names("/admin/animals", true)).toEqual([
      ...EVERYBODYS,
      "Employees",
      "Intake",
      "Housing",
      "Treatments",
      "Statistics",
      "Settings",
    ]);
  });
  it.each([
    ["/admin", "Dashboard"],
    ["/admin/animals", "Animals"],
    ["/admin/animal/edit/3", "Animals"],
    ["/admin/animal_groups", "Animal Groups"],
    ["/admin/animal_group/3", "Animal Groups"],
    ["/admin/news/add", "News"],
    ["/admin/employee/3", "Employees"],
  ])("marks one entry for %s: %s", (path, name) => {
    expect(
      ADMIN_NAVIGATION.filter((entry) => isCurrent(entry, path)).map(
        (entry) => appTexts().shell.navigation[entry.name],
      ),
    ).toEqual([name]);
  });
});
