import { barriers, darkBarriers } from "../support/barriers.ts";
import { expect, onPhone, test } from "../support/test.ts";

test("the first stop skips to the content", async ({ page }) => {
  await page.goto("/about");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: /^\+48/ })).toBeFocused();
});

test("every stop of a page can be seen while it has the focus", async ({ page, shelter }) => {
  for (const path of ["/", "/animals", `/animal/${shelter.animal.id}`]) {
    await page.goto(path);
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(lookAtFocus);
      if (!stop) break;
      if (!stop.isOutlined || !stop.isInSight || stop.isCutOff) hidden.push(stop.html);
    }
    expect(hidden, path).toEqual([]);
    expect(stops, path).toBeGreaterThan(15);
  }
});

/** Runs in the page. @returns nothing when the focus has left it */
function lookAtFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  // A card's link is outlined around the whole card.
  const isCard = getComputedStyle(element, "::after").outlineStyle !== "none";
  const style = getComputedStyle(element, isCard ? "::after" : null);
  const box = ((isCard && element instanceof HTMLElement && element.offsetParent) || element).getBoundingClientRect();
  const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
  const cuts = (around: Element): boolean => {
    const frame = around.getBoundingClientRect();
    const isOpen = getComputedStyle(around).overflow === "visible" || around === document.documentElement;
    const isInside = box.left - reach >= frame.left - 1 && box.right + reach <= frame.right + 1;
    return !isOpen && !(isInside && box.top - reach >= frame.top - 1 && box.bottom + reach <= frame.bottom + 1);
  };
  const around: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
  return {
    html: element.outerHTML.slice(0, 120),
    isOutlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
    isCutOff: around.some(cuts),
    isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
}

onPhone(() => {
  test.describe("the menu", () => {
    test("keeps the focus inside, closes at Escape and gives the focus back", async ({ page }) => {
      await page.goto("/");
      const opener = page.getByRole("button", { name: "Open menu" });
      const menu = page.getByRole("dialog", { name: "Menu" });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
      const stops = await menu.locator("a[href], button").count();
      for (let stop = 0; stop < stops; stop += 1) {
        await expect(menu.locator(":focus")).toHaveCount(1);
        await page.keyboard.press("Tab");
      }
      await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(menu.getByRole("link", { name: "Sign In" })).toBeFocused();
      expect(await barriers(page)).toEqual([]);
      expect(await darkBarriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("slides in from the side and closes at a touch beside it", async ({ page }) => {
      await page.goto("/");
      const menu = page.locator("dialog");
      const slid = menu.evaluate(
        (dialog) =>
          new Promise((done) => {
            dialog.addEventListener("transitionend", (event) => done((event as TransitionEvent).propertyName));
          }),
      );
      await page.getByRole("button", { name: "Open menu" }).click();
      expect(await slid).toBe("translate");
      expect(await menu.evaluate((dialog) => dialog.getBoundingClientRect().right)).toBe(390);
      await page.touchscreen.tap(20, 400);
      await expect(menu).toBeHidden();
    });
  });
});

test("the menu takes the navigation's place below 600 pixels", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Open menu" });
  const navigation = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(navigation).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 599, height: 800 });
  await expect(navigation).toBeHidden();
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});

onPhone(() => {
  test("the filters open as a sheet, close at Escape and give the focus back", async ({ page }) => {
    await page.goto("/animals");
    const opener = page.getByRole("button", { name: /^Filters/ });
    const sheet = page.getByRole("complementary", { name: "Filters" });
    await expect(sheet).toBeHidden();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(sheet.getByLabel("Sex")).toBeFocused();
    await page.keyboard.press("F");
    await expect(page).toHaveURL("/animals?sex=Female");
    await expect(sheet.getByLabel("Sex")).toBeFocused();
    await expect(sheet.getByRole("button", { name: /^Show animals \(\d+\)$/ })).toBeInViewport();
    expect(await barriers(page)).toEqual([]);
    expect(await darkBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText("Filters (1)");
  });
});

test("the pages of a list are turned with Enter", async ({ page }) => {
  await page.goto("/news");
  const pages = page.getByRole("navigation", { name: "News pages" });
  await pages.getByRole("link", { name: "Next page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/news?page=2");
  await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Previous page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/news");
});
