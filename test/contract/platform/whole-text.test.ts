import { describe, expect, test } from "vitest";
import { beginningOf, charactersOf, endOf, firstOf } from "../../../src/contract/platform/whole-text.ts";
import { preview, summary, truncate } from "../../../src/web/format.ts";

const FAMILY = "👨‍👩‍👧‍👦"; // eleven units, seven code points, one character
const NAMES = [
  "Burek 🐶🐶🐶🐶🐶🐶🐶",
  FAMILY.repeat(7),
  "🇵🇱🇩🇪🇬🇧",
  "Z\u0301o\u0301\u0302".repeat(20),
  "नमस्ते".repeat(10),
  "Ala ma kota",
];

describe("a text that is cut", () => {
  test("has whole characters alone, at every limit", () => {
    for (const name of NAMES) {
      const starts = new Set([...new Intl.Segmenter().segment(name)].map(({ index }) => index)).add(name.length);
      for (let limit = 12; limit <= name.length; limit++) {
        const [beginning, end] = [beginningOf(name, limit), endOf(name, limit)];
        expect([beginning.length, end.length].every((length) => length <= limit)).toBe(true);
        expect(starts).toContain(beginning.length);
        expect(starts).toContain(name.length - end.length);
      }
    }
  });

  test("has no half of a letter even where a character is longer than the limit", () => {
    for (let limit = 0; limit < FAMILY.length; limit++) {
      expect(beginningOf(FAMILY, limit).isWellFormed()).toBe(true);
      expect(endOf(FAMILY, limit).isWellFormed()).toBe(true);
    }
  });

  test("is cut by the characters that people count where people read it", () => {
    expect(charactersOf(FAMILY.repeat(7), 2)).toBe(FAMILY.repeat(2));
    expect(firstOf("🐶ola@example.com")).toBe("🐶");
    expect(truncate(FAMILY.repeat(7), 3)).toBe(`${FAMILY.repeat(3)}…`);
    expect(truncate(FAMILY.repeat(3), 3)).toBe(FAMILY.repeat(3));
    expect(preview("🐶".repeat(9), 4)).toBe("🐶🐶🐶🐶...");
    expect(summary("x".repeat(158) + FAMILY.repeat(9)).isWellFormed()).toBe(true);
  });
});

test("the beginning of a text has whole characters alone", () => {
  expect(beginningOf("abc", 3)).toBe("abc");
  expect(beginningOf("abcd", 3)).toBe("abc");
  for (const sign of ["🐶", "👨‍👩‍👧", "🇵🇱", "e\u0301", "👍🏽"]) {
    const text = `${"a".repeat(99)}${sign} rest`;
    expect(beginningOf(text, 100), sign).toBe("a".repeat(99));
    expect(beginningOf(text, 99 + sign.length), sign).toBe("a".repeat(99) + sign);
  }
  // What is longer than any character is cut, but no half of one is left.
  expect(beginningOf("🐶\u0301".repeat(1) + "\u0301".repeat(500), 1).isWellFormed()).toBe(true);
  expect(beginningOf(`🐶${"\u0301".repeat(500)}`, 300)).toHaveLength(300);
});
