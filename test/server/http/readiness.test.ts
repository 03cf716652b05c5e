import { expect, test } from "vitest";
import { fileStore } from "../../../src/server/photos/photo.file-store.ts";
import { startApp } from "../support/app.ts";

test("readiness asked for by many at once looks at the photo store once", async () => {
  let checks = 0;
  const store = fileStore("unused");
  const shelter = await startApp({
    photoStore: {
      ...store,
      async check() {
        checks += 1;
      },
    },
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => shelter.app.inject("/readyz")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(checks).toBe(1);
  await shelter.close();
});
