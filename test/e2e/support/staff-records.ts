import type { Page } from "@playwright/test";
import { read } from "./people.ts";
import { expect } from "./test.ts";

/** What the tests of staff's records make go wrong on purpose. */
export const TROUBLES_OF_RECORDS =
  /status of 40[049] .*\/api\/(animals|appointments|jobs|resources)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/;

/** The same of the records of people. */
export const TROUBLES_OF_PEOPLE =
  /status of 4\d\d .*\/api\/(employees|users|job-applications)|net::ERR_FAILED|401 .*\/api\/auth\/me|\/(unauthorized|login)/;

/** No other record of this run is called so. */
export const own = (name: string) => `${name} ${Date.now()}`;
export const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody tr");
export const main = (page: Page) => page.getByRole("main");
export const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

export type Item = Record<string, unknown> & { id: number };
/** The records of a list. @param path of its call */
export const items = async (page: Page, path: string): Promise<Item[]> => (await read(page, path)).items;
export const said = (page: Page, text: string) =>
  expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();

/** Types into a select that searches, and takes what it offers. */
export async function choose(page: Page, label: string, typed: string, option: string | RegExp = typed): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}
