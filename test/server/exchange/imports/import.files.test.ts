import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { fetchPublic } from "../../../../src/server/exchange/imports/public-fetch.ts";
import { isPublicAddress } from "../../../../src/server/exchange/public-address.ts";
import { aJpeg, aPdf, formOf } from "../../platform/attachments/files.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { csv, importing } from "./importing.ts";
import { zipSync } from "./zip.ts";

const shelter = await startAppForFile();
// A place of its own, so that what is left there is seen.
vi.stubEnv("TMPDIR", await mkdtemp(join(tmpdir(), "shelter-files-")));
afterAll(() => void vi.unstubAllEnvs());
const admin = await anAdmin(shelter);
const work = importing(shelter, admin.client);

const ROWS = csv("Animal ID,Name,Type,Intake Date", "1,Rex,Dog,2019-01-01");

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as programs write it. @param cells rows of cells as XML @param dimension its own word on its size */
function workbook(
  cells: string[],
  { dimension = "A1:D2", more = {} }: { dimension?: string; more?: Record<string, string> } = {},
) {
  const rows = cells.map((row, at) => `<row r="${at + 1}">${row}</row>`).join("");
  return zipSync({
    "[Content_Types].xml": xml("<Types/>"),
    "xl/workbook.xml": xml(
      `<workbook ${NS} xmlns:r="r"><sheets><sheet name="Animals" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/styles.xml": xml(`<styleSheet ${NS}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`),
    "xl/sharedStrings.xml": xml(`<sst ${NS}><si><t>Animal ID</t></si><si><r><t>Ła</t></r><r><t>tka</t></r></si></sst>`),
    "xl/worksheets/sheet1.xml": xml(
      `<worksheet ${NS}><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...more,
  });
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEAD_ROW = `<c r="A1" t="s"><v>0</v></c>${["Name", "Type", "Intake Date"].map(text).join("")}`;
const FIRST_ROW = `<c r="A2"><v>7</v></c><c r="B2" t="s"><v>1</v></c>${text("Cat")}<c r="D2" s="1"><v>43466</v></c>`;

test("a file that is no table, or is meant to do harm, is refused with the reason, and nothing of it is kept", async () => {
  const tables = "Choose a CSV file, an Excel workbook (.xlsx) or a ZIP with them.";
  const many = Array.from({ length: 1200 }, (_, at) => `c${at}`).join(",");
  for (const [bytes, name, status, reason] of [
    ["", "empty.csv", 400, "The file is empty."],
    ["   \r\n\r\n", "blank.csv", 400, "The file is empty."],
    // Shorter than the sign of a ZIP.
    ["a", "short.csv", 400, "The file has no table with at least two columns and one row."],
    ["hello", "words.txt", 400, "The file has no table with at least two columns and one row."],
    [await aJpeg(), "animals.csv", 415, `This is a JPG file. ${tables}`],
    [aPdf(), "animals.csv", 415, `This is a PDF file. ${tables}`],
    [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      "a.xls",
      400,
      "This is an Excel workbook of the old kind. Save it as .xlsx and choose it again.",
    ],
    [`${many}\r\n${many}`, "wide.csv", 400, "Row 1 has more than 1000 columns: this is no list of animals."],
    [
      `${ROWS}2,"${"x".repeat(3 * 1024 * 1024)}`,
      "long.csv",
      400,
      "Row 3 is longer than a megabyte. A quotation mark may be open there.",
    ],
    [
      zipSync({ "../../evil.csv": ROWS }),
      "a.zip",
      400,
      "The ZIP has files that lead out of it. Make a new one of the files themselves.",
    ],
    [
      zipSync({ "link.csv": "/etc/passwd" }, { "link.csv": 0o120777 }),
      "a.zip",
      400,
      "The ZIP has files that lead out of it. Make a new one of the files themselves.",
    ],
    [
      zipSync({ "bomb.csv": Buffer.alloc(60 * 1024 * 1024, "a") }),
      "a.zip",
      400,
      "Unpacked, the file is far larger than a list of animals is. It is not read.",
    ],
    [
      zipSync({ "a.csv": ROWS, "b/animals.xlsx": workbook([HEAD_ROW, FIRST_ROW]) }),
      "a.zip",
      400,
      "The ZIP has a workbook in it: animals.xlsx. Choose the workbook by itself, or save its sheets as CSV.",
    ],
    [zipSync({ "a.txt.exe": "x" }), "a.zip", 400, "The ZIP has no table: put the CSV file into it, too."],
    [zipSync({ "a.csv": ROWS }).subarray(0, 90), "a.zip", 400, "The ZIP is damaged and cannot be read."],
    [
      workbook([HEAD_ROW, FIRST_ROW], { more: { "xl/vbaProject.bin": "x" } }),
      "a.xlsm",
      400,
      "The workbook has macros. Save it as an ordinary workbook (.xlsx) and choose it again.",
    ],
    [workbook([HEAD_ROW, "<c r='A2'><v>1</c>"]), "a.xlsx", 400, "The workbook is damaged and cannot be read."],
    [
      workbook([HEAD_ROW, `<c r="ZZZ2"><v>1</v></c>`]),
      "a.xlsx",
      400,
      "Row 2 has more than 1000 columns: this is no list of animals.",
    ],
  ] as const) {
    const answer = await work.send(bytes, name);
    expect([answer.statusCode, answer.json().errors], name).toEqual([status, [{ field: "file", errors: [reason] }]]);
  }
  const two = formOf(ROWS, "a.csv", {});
  two.append("file", new Blob([ROWS]), "b.csv");
  const both = await admin.client.post("/api/imports", two);
  expect([both.statusCode, both.json().message]).toEqual([400, "Send one file at a time."]);
  expect(await shelter.db.selectFrom("imports").select("id").execute()).toEqual([]);
  expect(await filesIn(shelter.photosFolder)).toEqual([]);
  expect(await readdir(tmpdir())).toEqual([]);
});

test("a workbook is read by its rows, whatever it says of its size; days are days", async () => {
  const { id, tables } = await work.add(
    workbook([HEAD_ROW, FIRST_ROW], { dimension: "A1:XFD1048576" }),
    "animals.xlsx",
  );
  expect(tables).toMatchObject([{ name: "Animals", rows: 1 }]);
  const done = await work.act(id, "run");
  expect(done.counts).toMatchObject({ created: 1, errors: 0 });
  expect(await work.stays()).toEqual(["Łatka other 2019-01-01"]);
});

test("pictures come from the zip by the animal's number; a file that fits none is named", async () => {
  const zip = zipSync({
    "animals.csv": csv("Animal ID,Name,Type,Intake Date", "A-1,Pixel,Cat,2019-01-01"),
    "photos/A-1.jpg": await aJpeg(800),
    "photos/A-1-2.jpg": await aJpeg(700),
    "photos/B-9.jpg": await aJpeg(700),
    "photos/A-1-3.jpg": "no picture",
  });
  const { id } = await work.add(zip, "animals.zip");
  const done = await work.act(id, "run");
  expect(done.counts).toMatchObject({ created: 1, photos: 2, photosRefused: 1 });
  expect(await work.said(id, "warning")).toEqual([
    "3 warning: The picture cannot be used: only JPEG, PNG and WebP within the limits of uploads.",
    "4 warning: No animal of this import fits the name of this picture.",
  ]);
  await work.act(id, "undo");
  expect(await shelter.db.selectFrom("photos").select("id").execute()).toEqual([]);
});

test("pictures are fetched from public addresses alone", async () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "100.64.1.1",
    "0.0.0.0",
  ])
    expect(isPublicAddress(address), address).toBe(false);
  expect(isPublicAddress("93.184.215.14")).toBe(true);
  for (const address of [
    "http://example.org/a.jpg",
    "https://127.0.0.1/a.jpg",
    "https://[::1]/a.jpg",
    "https://localhost/a.jpg",
    "https://a:b@example.org/",
    "https://example.org:8443/a.jpg",
    "file:///etc/passwd",
  ])
    await expect(fetchPublic(address), address).rejects.toThrow();
});

test("a file that a killed server has left in the temporary folder is deleted a day later by the machine's clock, and none that is in use", async () => {
  const [left, used] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "shelter-import-"))));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await utimes(left as string, hoursAgo(25), hoursAgo(25));
  await utimes(used as string, hoursAgo(1), hoursAgo(1));
  // Another clock may be years ahead.
  await cleanUp({ ...shelter, clock: { ...shelter.clock, now: () => new Date("2099-01-01T00:00:00Z") } });
  expect(await readdir(tmpdir())).toEqual([basename(used as string)]);
  await rm(used as string, { recursive: true });
});
