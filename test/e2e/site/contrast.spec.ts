import { paintIn } from "../support/measures.ts";
import { DESK, PHONE } from "../support/people.ts";
import { faintTexts } from "../support/seen-contrast.ts";
import { expect, test, WALK } from "../support/test.ts";

test(
  "text stands out from the pictures and grounds that it stands on, in both schemes",
  WALK,
  async ({ page, shelter }) => {
    for (const path of ["/", "/animals", `/animal/${shelter.animal.id}`]) {
      await page.goto(path);
      for (const { width } of [DESK, PHONE]) {
        for (const scheme of ["light", "dark"] as const) {
          await paintIn(page, scheme);
          await expect.poll(() => faintTexts(page, width), `${path} at ${width}, ${scheme}`).toEqual([]);
        }
      }
    }
  },
);
