import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test(
  "an admin writes a text, sees it on the page before saving, and goes back to the built-in",
  WALK,
  async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin/settings/texts");
    await page.getByLabel("Search texts").fill("stay in touch");
    await page.getByRole("link", { name: /^Our work is done/ }).click();
    const english = page.getByRole("textbox", { name: "English" });
    await english.fill("We walk in the woods of ");
    await page.getByRole("button", { name: "{city}" }).click();
    await expect(english).toHaveValue("We walk in the woods of {city}");
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText("We walk in the woods of Łódź")).toBeInViewport();

    await page.getByRole("link", { name: "All texts" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved successfully.")).toBeVisible();
    expect(await (await page.request.get("/about")).text()).toContain("We walk in the woods of Łódź");

    await page.getByRole("button", { name: "Back to the built-in text" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Back to the built-in text" }).click();
    await expect(english).toHaveValue(/^Our work is done/);
    expect(await (await page.request.get("/about")).text()).not.toContain("woods");
  },
);
