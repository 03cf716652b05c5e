import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const work = importing(shelter, admin.client);

const TABLE = csv(
  "numer;imię;gatunek;płeć;data przyjęcia;rodzaj przyjęcia",
  "1;Łatka;pies;samica;13.03.2025;błąkający się",
  "2;Żbik;kot;samiec;14.03.2025;znaleziony",
  "3;Śnieżka;kot;samica;15.03.2025;znaleziony",
);
/** The letters of that table in the encodings of old programs. */
const BYTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "iso-8859-2": { ą: 0xb1, ę: 0xea, ł: 0xb3, ć: 0xe6, ż: 0xbf, Ł: 0xa3, Ż: 0xaf, Ś: 0xa6 },
  "mac-ce": { ą: 0x88, ę: 0xab, ł: 0xb8, ć: 0x8d, ż: 0xfd, Ł: 0xfc, Ż: 0xfb, Ś: 0xe5 },
  cp852: { ą: 0xa5, ę: 0xa9, ł: 0x88, ć: 0x86, ż: 0xbe, Ł: 0x9d, Ż: 0xbd, Ś: 0x97 },
};
const written = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (sign) => letters[sign] ?? sign.charCodeAt(0));

test.each(Object.entries(BYTES))(
  "a table in %s is read as it was meant, and every other reading is offered",
  async (encoding, letters) => {
    const added = await work.add(written(TABLE, letters), "stara.csv");
    expect(added).toMatchObject({ encoding, missing: [] });
    const [question] = added.questions;
    expect(question?.options.map(({ value }) => value)).toEqual([
      "utf-8",
      "windows-1250",
      "windows-1252",
      "iso-8859-2",
      "mac-ce",
      "cp852",
    ]);
    const right = question?.options.find(({ value }) => value === encoding)?.sample;
    expect(right).toBe(TABLE.split("\r\n").slice(0, 3).join("\n"));
    const other = await admin.client.put(`/api/imports/${added.id}`, { answers: { encoding: "utf-8" } });
    expect(other.json()).toMatchObject({ encoding: "utf-8" });
    expect(other.json().columns).not.toContain("imię");
    const again = await admin.client.put(`/api/imports/${added.id}`, { answers: { encoding } });
    expect(again.json().columns).toContain("imię");
    expect(again.json().mapping).toEqual(added.mapping);
  },
);

test("a byte that is broken is a fault of its row and not of the file", async () => {
  const lines = TABLE.split("\r\n");
  const file = Buffer.concat([
    Buffer.from(`${lines.slice(0, 3).join("\r\n")}\r\n9;Zu`),
    Buffer.from([0xb9]),
    Buffer.from("a;kot;samica;15.03.2025;znaleziony\r\n"),
  ]);
  const { id, encoding } = await work.add(file, "uszkodzony.csv");
  expect(encoding).toBe("utf-8");
  expect((await work.act(id, "check")).counts).toMatchObject({ created: 2, errors: 1 });
  expect(await work.said(id, "error")).toEqual([
    "4 error: A character here is broken. Mend it in the file, or choose another encoding.",
  ]);
});

test("letters that were written as a letter and its accent are the same heads, words and names", async () => {
  const { id, missing, mapping } = await work.add(TABLE.normalize("NFD"), "mac.csv");
  expect(missing).toEqual([]);
  expect(mapping).toMatchObject({ płeć: "sex", "rodzaj przyjęcia": "intakeType" });
  expect((await work.act(id, "run")).counts).toMatchObject({ created: 3, errors: 0 });
  expect(await work.stays()).toEqual(
    ["Łatka stray 2025-03-13", "Śnieżka stray 2025-03-15", "Żbik stray 2025-03-14"]
      .map((stay) => stay.normalize("NFC"))
      .sort((one, other) => one.localeCompare(other, "pl")),
  );
});

test("signs as websites write them are letters, unless somebody says that they are meant as they stand", async () => {
  const table = csv("id,name,species,intake date,intake type", "E1,&#321;atka &amp; Burek,dog,2025-03-13,stray");
  const added = await work.add(table, "strona.csv");
  expect(added.questions).toMatchObject([
    {
      key: "entities",
      suggested: "decode",
      options: [{ sample: "Łatka & Burek" }, { sample: "&#321;atka &amp; Burek" }],
    },
  ]);
  expect(added.tables[0]?.columns[1]?.samples).toEqual(["Łatka & Burek"]);
  const kept = await admin.client.put(`/api/imports/${added.id}`, { answers: { entities: "keep" } });
  expect(kept.json().tables[0].columns[1].samples).toEqual(["&#321;atka &amp; Burek"]);
  await admin.client.put(`/api/imports/${added.id}`, { answers: { entities: "decode" } });
  await work.act(added.id, "run");
  expect(await work.stays()).toContain("Łatka & Burek stray 2025-03-13");
});

test("a long name or place ends with a whole character", async () => {
  const long = `${"a".repeat(99)}🐶 rest`;
  const { id } = await work.add(
    csv("id,name,species,intake date", `L1,${long},dog,2025-03-13`),
    `${"n".repeat(199)}🐶.csv`,
  );
  const [item] = (await admin.client.get("/api/imports")).json().items;
  expect(item.fileName).toBe("n".repeat(199));
  expect(id).toBe(item.id);
});
