import type { Page } from "@playwright/test";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import { recordTexts } from "../../../src/contract/texts/texts.ts";
import { barriersAtBothSizes } from "./barriers.ts";
import { overflow } from "./measures.ts";
import { call, DESK, PHONE, read } from "./people.ts";
import { expect } from "./test.ts";

const WIDTHS = [DESK.width, PHONE.width, 320];

/** The first three animals of the list. */
export async function three(page: Page, filter = ""): Promise<[Animal, Animal, Animal]> {
  const [one, two, last] = (await read(page, `/animals?pageSize=3${filter}`)).items;
  return [one, two, last];
}

export const mark = async (page: Page, id: number) =>
  expect((await call(page, "PUT", `/users/me/favourites/${id}`)).status()).toBe(200);
export const marked = async (page: Page): Promise<string[]> =>
  (await read(page, "/users/me/favourites")).items.map(({ name }: { name: string }) => name);
export const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
export const section = (page: Page) => page.getByRole("region", { name: recordTexts().favourites.title });
export const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Nobody is shut out and nothing is too wide, at any size and in both schemes. */
export async function checkLooks(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) expect(await overflow(page, width), `sideways scroll at ${width}`).toBe(0);
  expect(await barriersAtBothSizes(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
