import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { shelter } from "../../../../src/contract/platform/shelter.ts";
import { sections } from "../../../../src/server/people/volunteer-form/volunteer-form.content.ts";
import { volunteerForm } from "../../../../src/server/people/volunteer-form/volunteer-form.pdf.ts";

let pdf: Buffer;
let dictionaries: string;
let streams: string[];

beforeAll(async () => {
  pdf = await volunteerForm();
  dictionaries = pdf.toString("latin1");
  streams = [...dictionaries.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map((found) =>
    inflateSync(Buffer.from(found[1] ?? "", "latin1")).toString("latin1"),
  );
});

describe("the volunteer application", () => {
  test("is a whole PDF of two A4 pages", () => {
    expect(dictionaries.startsWith("%PDF-1.7")).toBe(true);
    expect(dictionaries.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(dictionaries.match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect(dictionaries.match(/\/MediaBox \[0 0 595.28 841.89\]/g)).toHaveLength(2);
  });

  test("is the same to the byte every time, so that it can be cached", async () => {
    expect((await volunteerForm()).equals(pdf)).toBe(true);
  });

  test("says its title and language to reading aids, and has a structure", () => {
    expect(dictionaries).toContain("/Lang (en)");
    expect(dictionaries).toContain("/DisplayDocTitle true");
    expect(dictionaries).toContain("/Marked true");
    expect(dictionaries).toContain("/StructTreeRoot");
    const [, number] = dictionaries.match(/\/Title (\d+) 0 R/) ?? [];
    const [, title = ""] = dictionaries.match(new RegExp(`\n${number} 0 obj\n\\((.*)\\)\n`)) ?? [];
    expect(decoded(title)).toBe("Volunteer Application – Animal Shelter");
  });

  test("has a form field for everything it asks, each with a name for reading aids", () => {
    expect(dictionaries).toContain("/AcroForm");
    const names = fieldNames();
    expect(textOf("T").sort()).toEqual([...names].sort());
    expect(textOf("TU")).toHaveLength(names.length);
    expect(textOf("TU").every((tooltip) => tooltip.length > 3)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test("has names that a form may carry: without a full stop, which would make a tree of them", () => {
    expect(fieldNames().filter((name) => name.includes("."))).toEqual([]);
  });

  test("lets Polish letters be typed into the fields", () => {
    expect(dictionaries).toMatch(/\/Differences \[140 \/Sacute .*179 \/lslash .*241 \/nacute\]/);
    expect(dictionaries.match(/\/DA \(\/NunitoSans /g)).toHaveLength(textFieldCount());
  });

  test("draws the shelter's Polish address with real letters", () => {
    const readable = streams
      .filter((stream) => stream.includes("begincmap"))
      .join("")
      .toLowerCase();
    const polish = [...shelter().city].filter((letter) => letter.charCodeAt(0) > 127);
    expect(polish.length).toBeGreaterThan(0);
    for (const letter of polish) expect(readable).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, "0")}>`);
  });

  test("draws no letter that its fonts do not have", () => {
    const shown = streams.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)> [-\d.]+[^\n]*TJ/g)]);
    expect(shown.length).toBeGreaterThan(50);
    const glyphs = shown.flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    expect(glyphs).not.toContain("0000");
  });
});

/** Every name in the content, text boxes, tick boxes and dates. */
function fieldNames(): string[] {
  return sections().flatMap(({ rows }) =>
    rows.flatMap((row) => {
      if (!("kind" in row)) return row.map(({ name }) => name);
      return row.kind === "checks" ? row.options.map(({ name }) => name) : [row.dateName];
    }),
  );
}

function textFieldCount(): number {
  const ticks = sections().flatMap(({ rows }) =>
    rows.flatMap((row) => ("kind" in row && row.kind === "checks" ? row.options : [])),
  );
  return fieldNames().length - ticks.length;
}

/** The strings under a key of the PDF's dictionaries. */
function textOf(key: string): string[] {
  return [...dictionaries.matchAll(new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, "g"))].map(([, raw = ""]) =>
    decoded(raw),
  );
}

/** A string as it stands in the file; one that begins with a byte order mark is UTF-16. */
function decoded(raw: string): string {
  const bytes = Buffer.from(raw.replace(/\\([()\\])/g, "$1"), "latin1");
  if (bytes[0] !== 0xfe) return bytes.toString("latin1");
  return Buffer.from(bytes.subarray(2)).swap16().toString("utf16le");
}
