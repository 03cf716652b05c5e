import { describe, expect, test } from "vitest";
import { withClingingWords } from "../../../src/contract/texts/clinging-words.ts";
import { inLanguage } from "../../../src/server/base/language.ts";
import { pageTexts } from "../../../src/web/public/texts/texts.ts";

const NBSP = "\u00a0";

describe("words of one letter in Polish", () => {
  test("stay with the next word, also with one that is put in", () => {
    const texts = {
      line: "W domu i z psem, a (o kocie) potem",
      list: ["Kot w worku"],
      subject: "List o kocie",
      at: (name: string) => `Spotkaj się z ${name} w ogrodzie`,
    };
    const { line, list, subject, at } = withClingingWords("pl", texts);
    expect(line).toBe(`W${NBSP}domu i${NBSP}z${NBSP}psem, a${NBSP}(o${NBSP}kocie) potem`);
    expect(list).toEqual([`Kot w${NBSP}worku`]);
    expect(subject).toBe("List o kocie");
    expect(at("Rex")).toBe(`Spotkaj się z${NBSP}Rex w${NBSP}ogrodzie`);
    expect(inLanguage("pl", () => pageTexts().landing.hero.lead)).not.toMatch(/ [iwzaou] /);
  });

  test("are left alone in names, and texts in English are the same", () => {
    const meet = { invite: (names: { one: string }) => `Poznaj: ${names.one} i inne` };
    expect(withClingingWords("pl", meet).invite({ one: "Ala i Ola" })).toBe(`Poznaj: Ala i Ola i${NBSP}inne`);
    const english = { line: "I have a dog" };
    expect(withClingingWords("en", english)).toBe(english);
  });
});
