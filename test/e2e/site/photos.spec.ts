import { countShifts, scrollThrough, VISIBLE_SHIFT } from "../support/measures.ts";
import { expect, NEW_BROWSER, onPhone, test } from "../support/test.ts";

onPhone(() => {
  test("a photo frame is 16:9, at most 240 pixels high, round, and loads when near", async ({ page, shelter }) => {
    await page.goto("/animals");
    for (const [at, { mainPhotoId, mainPhotoAlt, name }] of shelter.animals.items.entries()) {
      const frame = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, exact: true }) })
        .getByRole("img");
      await expect(frame).toHaveAccessibleName(mainPhotoAlt);
      await expect(frame).toHaveAttribute("src", `/photos/${mainPhotoId}`);
      await expect(frame).toHaveCSS("border-radius", "20px");
      if (at >= 3) await expect(frame).toHaveAttribute("loading", "lazy");
      const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(200);
      expect(width).toBeLessThanOrEqual(800);
      expect(height).toBeCloseTo(Math.min(240, (width * 9) / 16), 0);
    }
  });

  test("a phone on a small screen is not sent the largest pictures", NEW_BROWSER, async ({ page }) => {
    const widths: number[] = [];
    page.on("request", (request) => {
      const width = new URL(request.url()).searchParams.get("w");
      if (request.url().includes("/photos/")) widths.push(Number(width ?? 1600));
    });
    await page.goto("/animals");
    await scrollThrough(page);
    expect(widths.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...widths)).toBeLessThanOrEqual(960);
  });
});

test.describe("when photos do not arrive", NEW_BROWSER, () => {
  test.use({ expectedTroubles: /ERR_FAILED/ });

  onPhone(() => {
    test("a paw stands in their frames, nothing moves, and each says what it would show", async ({ page, shelter }) => {
      const shifts = await countShifts(page);
      await page.goto("/animals");
      const frames = page.getByRole("main").getByRole("img");
      const before = await frames.first().boundingBox();
      await page.route("**/photos/**", (route) => route.abort());
      await page.reload();
      await expect(frames.first()).toHaveAccessibleName(shelter.animals.items[0]?.mainPhotoAlt ?? "");
      expect(await frames.first().boundingBox()).toEqual(before);
      const placeholder = await frames.first().evaluate((frame) => {
        const { backgroundImage, position } = getComputedStyle(frame, "::after");
        return { backgroundImage, position };
      });
      expect(placeholder).toEqual({
        backgroundImage: expect.stringContaining("data:image/svg+xml"),
        position: "absolute",
      });
      expect(await shifts()).toBeLessThan(VISIBLE_SHIFT);
      await page.goto(`/animal/${shelter.animal.id}`);
      const { width = 0, height = 1 } = (await page.getByRole("figure").first().boundingBox()) ?? {};
      // From 4:3 up to a square, as high as what stands beside it.
      expect(width / height).toBeGreaterThan(0.95);
      expect(width / height).toBeLessThan(1.4);
      expect(await shifts()).toBeLessThan(VISIBLE_SHIFT);
    });
  });
});
