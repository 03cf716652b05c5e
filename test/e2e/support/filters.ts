import { expect, type Page } from "@playwright/test";

/** Opens the sheet with the filters, where it is one. */
export async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
}

/** Chooses in one filter and waits until the list and its address say so. @param parameter the filter in the address */
export async function choose(page: Page, label: string, option: string, parameter: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
  await expect(page).toHaveURL((url) => url.searchParams.get(parameter) === option);
}

/** The names on the cards that are shown. */
export const cardNames = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });

/** What stands above the list about how many animals match. */
export const matchCount = (page: Page) =>
  page.getByRole("status").filter({ hasText: /animals? (match|(is|are) waiting)/ });

/** @returns the sentence for so many animals under a filter */
export const matching = (count: number) => (count === 1 ? "1 animal matches" : `${count} animals match`);
