import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";
import { text, texts, workbookOf } from "./workbook.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const work = importing(shelter, admin.client);

const HEAD = texts("id", "name", "species", "intake date", "intake type");
const row = (id: string, name: string) => texts(id, name, "dog", "2025-03-01", "stray");
const number = (value: string, style?: number) => `<c${style === undefined ? "" : ` s="${style}"`}><v>${value}</v></c>`;

/** The animals that an import has brought in, by their numbers in the other system. */
async function animalsOf(
  importId: number,
): Promise<Record<string, { name: string; type: string; chip: string | null }>> {
  const rows = await shelter.db
    .selectFrom("imported_records as r")
    .innerJoin("animals as a", "a.id", "r.record_id")
    .leftJoin("chips as m", "m.animal_id", "a.id")
    .select(["r.external_id", "a.name", "a.type", "m.number as chip"])
    .where("r.kind", "=", "animal")
    .where("r.import_id", "=", importId)
    .execute();
  return Object.fromEntries(rows.map(({ external_id, name, type, chip }) => [external_id, { name, type, chip }]));
}

test("a number of a workbook keeps all of its digits, in whatever notation it stands; where digits are lost, its row says so", async () => {
  const chips = ["9.85112006542187E14", "985112006542188", "985112006542189.0", "9.8511200654219E+14"];
  const rows = [
    `${HEAD}${text("microchip")}${text("weight")}`,
    ...chips.map((chip, at) => row(`N${at}`, `Chip ${at}`) + number(chip) + number("12.300000000000001")),
    `${row("N4", "Formula")}<c><f>A1+1</f><v>985112006542191</v></c>`,
    `${number("1.2345678901234567E19")}${texts("Lost", "dog", "2025-03-01", "stray")}`,
    `${row("N5", "Unreckoned")}<c><f>A1+1</f></c>`,
    `${row("N6", "Wrong")}<c t="e"><v>#REF!</v></c>`,
    `${row("N7", "None")}<c t="e"><v>#N/A</v></c>`,
  ];
  const { id } = await work.add(workbookOf([{ name: "Animals", rows }]), "chips.xlsx");
  await work.act(id, "run");
  const animals = await animalsOf(id);
  expect(Object.entries(animals).map(([key, { chip }]) => `${key} ${chip}`)).toEqual([
    "N0 985112006542187",
    "N1 985112006542188",
    "N2 985112006542189",
    "N3 985112006542190",
    "N4 985112006542191",
    "N7 null",
  ]);
  expect(await work.said(id, "error")).toEqual([
    "7 error: The workbook has lost digits of this number. Write it as text there.",
    "8 error: The workbook has a formula here and not its result. Open and save it once in a spreadsheet.",
    "9 error: The workbook has an error in this cell.",
  ]);
});

test("cells of every kind say what the workbook shows: texts in parts, days of both systems, yes and no, zeros before a number", async () => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="[$-415]d\\ mmmm\\ yyyy"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="171"/><xf numFmtId="170"/></cellXfs>`;
  const rowsOf = (first: number) => [
    HEAD,
    "",
    `${number(String(first), 2)}<c t="s"><v>0</v></c>${text("dog")}${number(first === 42 ? "45719.4999999" : "42431", 1)}${text("stray")}`,
    `${number(String(first + 1), 2)}<c t="str"><f>A1</f><v>Łatka</v></c>${text("dog")}<c t="d"><v>2025-03-03T00:00:00</v></c>${text("stray")}`,
  ];
  const shared = ["<r><t>Zu</t></r><r><t>zia</t></r><rPh><t>zu</t></rPh>"];
  for (const is1904 of [false, true]) {
    const { id } = await work.add(
      workbookOf([{ name: "A", rows: rowsOf(is1904 ? 44 : 42) }], { shared, styles, is1904 }),
      "kinds.xlsx",
    );
    expect((await work.act(id, "run")).counts).toMatchObject({ errors: 0 });
  }
  expect((await work.stays()).filter((stay) => /Zuzia|Łatka/.test(stay))).toEqual([
    "Zuzia stray 2020-03-03",
    "Zuzia stray 2025-03-03",
    "Łatka stray 2025-03-03",
    "Łatka stray 2025-03-03",
  ]);
  expect(
    await shelter.db.selectFrom("imported_records").select("record_id").where("external_id", "=", "00042").execute(),
  ).not.toEqual([]);
});

test("only sheets with animals and their days are read; the others, and hidden ones, when somebody says so", async () => {
  const file = workbookOf([
    { name: "Zwierzęta", rows: [HEAD, row("S1", "Azor"), row("S2", "Bella")] },
    { name: "Adopters", rows: [texts("id", "name", "phone"), texts("S1", "Jan Kowalski", "600700800")] },
    { name: "Weights", rows: [texts("id", "weight"), texts("S2", "99")] },
    { name: "Old", state: "hidden", rows: [HEAD, row("S3", "Cezar")] },
  ]);
  const added = await work.add(file, "sheets.xlsx");
  const choice = ({ tables }: typeof added) => tables.map(({ name, isRead, isHidden }) => [name, isRead, isHidden]);
  expect(choice(added)).toEqual([
    ["Zwierzęta", true, false],
    ["Adopters", false, false],
    ["Weights", false, false],
    ["Old", false, true],
  ]);
  expect(added.missing).toEqual([]);
  const chosen = await admin.client.put(`/api/imports/${added.id}`, {
    answers: { tables: { Old: { isRead: true }, Weights: { isRead: true } } },
  });
  expect(choice(chosen.json())).toEqual([
    ["Zwierzęta", true, false],
    ["Adopters", false, false],
    ["Weights", true, false],
    ["Old", true, true],
  ]);
  expect(chosen.json().mapping).toMatchObject({ "Old/id": "externalId", "Weights/weight": "weight" });
  const without = await admin.client.put(`/api/imports/${added.id}`, {
    answers: { tables: { Old: { isRead: true }, Weights: { isRead: false } } },
  });
  expect(without.json().tables[2].isRead).toBe(false);
  await work.act(added.id, "run");
  const animals = await animalsOf(added.id);
  expect(Object.values(animals).map(({ name }) => name)).toEqual(["Azor", "Bella", "Cezar"]);
  expect(Object.keys(animals)).toEqual(["S1", "S2", "S3"]);
});

test("titles and sums around a table are no animals, and another row can be said to be its head", async () => {
  const table = csv(
    "Stan na dzień;05.01.2026",
    "Zwierzę;;;Przyjęcie;",
    "numer;imię;gatunek;data przyjęcia;rodzaj przyjęcia",
    "T1;Azor;pies;13.03.2025;znaleziony",
    ";;;;",
    "T2;Total;pies;02.03.2025;znaleziony",
    "Razem:;2;;;",
  );
  const { id, tables } = await work.add(table, "stan.csv");
  expect(tables[0]).toMatchObject({
    head: 3,
    preview: [{ row: 1 }, { row: 2 }, { row: 3 }, { row: 4 }, { row: 6 }, { row: 7 }],
  });
  const done = await work.act(id, "run");
  expect(done.counts).toMatchObject({ created: 2, errors: 0, skipped: 1 });
  expect(await work.said(id)).toContainEqual("7 skipped: This row adds up the others; it is left out.");

  const unknown = await work.add(csv("a report", "Q;W;E", "q;w;e", "U1;Kot;2025-01-01"), "unknown.csv");
  expect(unknown.tables[0]).toMatchObject({ head: 2 });
  const said = await admin.client.put(`/api/imports/${unknown.id}`, {
    answers: { tables: { "unknown.csv": { head: 3 } } },
  });
  expect(said.json().columns).toEqual(["q", "w", "e"]);
  expect(said.json().tables[0].rows).toBe(1);
});

test("cells that are put together downwards say the same in each of their rows", async () => {
  const rows = [HEAD, row("M1", "Burek"), texts("", "", "", "2025-05-01", "return")];
  const empty = `<c r="D3" t="inlineStr"><is><t>2025-05-01</t></is></c><c r="E3" t="inlineStr"><is><t>return</t></is></c>`;
  const file = workbookOf([
    {
      name: "Merged",
      rows: [
        `${HEAD}${text("outcome date")}${text("outcome type")}`,
        `${rows[1]}${text("2025-04-01")}${text("adoption")}`,
        empty,
      ],
      after: '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/><mergeCell ref="C2:C3"/></mergeCells>',
    },
  ]);
  const { id } = await work.add(file, "merged.xlsx");
  expect((await work.act(id, "run")).counts).toMatchObject({ created: 2, animals: 1, stays: 2, errors: 0 });
});
