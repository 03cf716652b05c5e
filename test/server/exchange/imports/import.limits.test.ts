import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { visitor } from "../../support/client.ts";
import { anAdmin } from "../../support/people.ts";
import { importing } from "./importing.ts";
import { texts, workbookOf } from "./workbook.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const stranger = visitor(shelter);
const work = importing(shelter, admin.client);

/** The longest time that a visitor waits for the animals while something goes on. */
async function longestWait(during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const from = performance.now();
    await stranger.get("/api/animals");
    await wait(1);
    longest = Math.max(longest, performance.now() - from);
  }
  await over;
  return longest;
}

test("a small workbook that says far more than it is long is refused, and nobody waits for it", async () => {
  const cell = `<c t="s"><v>0</v></c>`;
  const rows = [texts("Name", "Species", "Intake date"), ...Array.from({ length: 100 }, () => cell.repeat(900))];
  const bytes = workbookOf([{ name: "S", rows }], { shared: [`<t>${"C".repeat(900_000)}</t>`] });
  const sending = work.send(bytes, "amp.xlsx");
  const waited = await longestWait(sending);
  if (process.env.FIGURES) console.log("waited", Math.round(waited));
  const answer = await sending;
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    "Row 2 is longer than a megabyte. A quotation mark may be open there.",
  ]);
  expect(waited).toBeLessThan(1500);
});
