import { describe, expect, test } from "vitest";
import { readAssets } from "../../../../src/web/public/render.tsx";

const MANIFEST = {
  "src/web/public/enhance/main.ts": { file: "assets/public-1.js" },
  "src/web/public/styles/public.css": { file: "assets/public-2.css" },
  "src/web/public/fonts/nunito-sans-core.woff2": { file: "assets/text-3.woff2" },
  "src/web/public/fonts/fraunces-600.woff2": { file: "assets/head-4.woff2" },
};

describe("the built files", () => {
  test("are found by their sources", () => {
    expect(readAssets(MANIFEST)).toEqual({
      styles: ["/assets/public-2.css"],
      script: "/assets/public-1.js",
      fonts: ["/assets/text-3.woff2", "/assets/head-4.woff2"],
    });
  });

  test("an incomplete build is refused with the name of the missing file", () => {
    const { "src/web/public/styles/public.css": _left, ...rest } = MANIFEST;
    expect(() => readAssets(rest)).toThrow("styles/public.css");
  });
});
