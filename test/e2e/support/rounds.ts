import type { Page } from "@playwright/test";
import type { DailyRound, RoundAnimal } from "../../../src/contract/animals/rounds.ts";
import { read } from "./people.ts";
import { expect } from "./test.ts";

export const roundOf = (page: Page): Promise<DailyRound> => read(page, "/rounds") as never;
/** What was done while nothing could be sent may take its time. */
export const sent = (page: Page) => expect(page.getByText("Everything is sent")).toBeVisible({ timeout: 30_000 });
export const asUsual = (page: Page, name: string) =>
  page.getByRole("button", { name: `As usual: ${name}`, exact: true });

/** What was seen of an animal today. */
export const seenOf = async (page: Page, { id }: { id: number }) =>
  (await roundOf(page)).animals.find((animal) => animal.id === id)?.seen;

/** An animal that nobody has seen today. */
export async function unseen(page: Page): Promise<RoundAnimal> {
  const found = (await roundOf(page)).animals.find(({ seen }) => !seen);
  if (!found) throw new Error("Nobody is left to be seen.");
  return found;
}

/** Sees an animal as usual, which cannot be sent and waits on the device. @returns the animal */
export async function seeUnsent(page: Page): Promise<RoundAnimal> {
  await page.goto("/admin/rounds");
  const one = await unseen(page);
  await page.route("/api/animals/*/observations", (route) => route.abort());
  await asUsual(page, one.name).click();
  await expect(page.getByText("1 waits to be sent")).toBeVisible();
  return one;
}
