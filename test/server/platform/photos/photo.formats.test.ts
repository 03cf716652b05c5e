import { describe, expect, test } from "vitest";
import { negotiateFormat } from "../../../../src/server/platform/photos/photo.formats.ts";

describe("the format of a picture", () => {
  test.each([
    ["Chrome", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
    ["Firefox", "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "avif"],
    ["Safari", "image/webp,image/avif,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "avif"],
    ["an older browser", "image/webp,image/apng,image/*,*/*;q=0.8", "webp"],
    ["a very old browser", "image/png,image/*;q=0.8,*/*;q=0.5", "jpeg"],
    ["a program", "*/*", "jpeg"],
    ["nobody in particular", undefined, "jpeg"],
    ["blank", "", "jpeg"],
    ["somebody who wants no AVIF", "image/avif;q=0, image/webp, */*", "webp"],
    ["somebody who wants neither", "image/avif;q=0, image/webp; Q=0.0, image/*", "jpeg"],
    ["somebody who likes JPEG better", "image/jpeg, image/webp;q=0.9, image/avif;q=0.8", "jpeg"],
    ["somebody who likes WebP better", "image/avif;q=0.8,image/webp;q=0.9,image/jpeg;q=0.1", "webp"],
    ["somebody who wants no JPEG", "image/jpeg;q=0,image/webp;q=0.1", "webp"],
    ["capitals", "IMAGE/AVIF", "avif"],
    ["somebody who wants something else", "text/html", "jpeg"],
    ["nonsense", ";;,q=,image/avif;q=many,,", "jpeg"],
  ])("for %s", (_who, accept, format) => {
    expect(negotiateFormat(accept)).toBe(format);
  });
});
