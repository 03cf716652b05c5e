import { expect, test } from "vitest";
import { helpFor } from "../../../../src/web/app/platform/help/help-for.ts";
import { routerPaths } from "../../../e2e/support/routes.ts";

const sentences = (text = "") => text.split(/[.:;?!](?:\s|$)/).filter(Boolean).length;

test("Every screen says what it is for, in its own words and not in those of the first screen", async () => {
  const first = ["/admin", "/user_page"].map(helpFor);
  const { user, admin } = await routerPaths();
  const paths = [...user, ...admin].map((path) => path.replaceAll(/:\w+/g, "1"));
  expect(paths.length).toBeGreaterThan(60);
  const silent = paths.filter((path) => !helpFor(path) || sentences(helpFor(path)) < 2);
  expect(silent).toEqual([]);
  expect(paths.filter((path) => first.includes(helpFor(path))).toSorted()).toEqual(["/admin", "/user_page"]);
  expect(helpFor("/somewhere")).toBeUndefined();
});

test("A record has the words of its kind, and a list that has its own those", () => {
  expect(helpFor("/admin/animal/edit/7")).toBe(helpFor("/admin/animal/7"));
  expect(helpFor("/admin/animals")).not.toBe(helpFor("/admin/animal/7"));
  expect(helpFor("/admin/settings/visits")).not.toBe(helpFor("/admin/settings"));
});
