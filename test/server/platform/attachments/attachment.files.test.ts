import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { aHeic, aJpeg, aPdf, aZip, formOf } from "./files.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter, { name: "Ewa", surname: "Mazur" });
const subject = `animal:${await buildAnimal(shelter.db)}`;

const send = (bytes: Uint8Array | string, name: string, fields: Record<string, string> = {}) =>
  employee.client.post("/api/attachments", formOf(bytes, name, { subject, ...fields }));

test("a file that is no PDF and no picture, cannot be read, or is not what its name says is refused with the reason", async () => {
  const jpeg = await aJpeg();
  for (const [bytes, name, status, reason] of [
    ["#!/bin/sh\nrm -rf /\n", "scan.pdf", 415, "Only PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added."],
    [
      "<script>alert(1)</script>",
      "page.html",
      415,
      "Only PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added.",
    ],
    [
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "a.svg",
      415,
      "Only PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added.",
    ],
    [aZip(), "papers.pdf", 415, "Only PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added."],
    [aPdf("/Encrypt 9 0 R"), "locked.pdf", 415, "This PDF is encrypted. Save it without a password and add it again."],
    [aPdf().subarray(0, 60), "half.pdf", 415, "This file is damaged and cannot be read."],
    ["", "nothing.pdf", 415, "This file is empty."],
    [jpeg.subarray(0, jpeg.length / 2), "half.jpg", 415, "This file is damaged and cannot be read."],
    [jpeg, "photo.pdf", 415, "Its name ends in .pdf, but the file is JPEG. Please rename it."],
    [aPdf(), "setup.pdf.exe", 415, "Its name ends in .exe, but the file is PDF. Please rename it."],
    [Buffer.alloc(20 * 1024 * 1024 + 1, "%PDF-"), "large.pdf", 413, "A file may have at most 20 MB."],
  ] as const) {
    const answer = await send(bytes, name);
    expect([answer.statusCode, answer.json().message], name).toEqual([status, reason]);
    expect(answer.json().errors).toEqual([{ field: "file", errors: [reason] }]);
  }
  expect(await filesIn(shelter.photosFolder)).toEqual([]);
});

test("PDF, JPEG and HEIC are kept as they are, and sent so that nothing in them runs", async () => {
  const zipped = Buffer.concat([await aJpeg(), aZip()]);
  for (const [bytes, name, type, shown] of [
    [aPdf(), "Umowa „łódzka”.pdf", "application/pdf", "inline"],
    [zipped, "photo.jpeg", "image/jpeg", "inline"],
    [aHeic(), "IMG_1.HEIC", "image/heic", "attachment"],
  ] as const) {
    const added = await send(bytes, name, { title: " Vet ", on: "2026-11-02", forAdopter: "true" });
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject({
      ...{ subject, name, title: "Vet", type, bytes: bytes.length, on: "2026-11-02", forAdopter: true },
      ...{ addedBy: "Ewa Mazur", actions: ["edit", "delete"] },
    });
    const path = `/api/attachments/${added.json().id}/file`;
    const saved = await employee.client.get(path);
    expect(saved.rawPayload).toEqual(bytes);
    expect(saved.headers).toMatchObject({
      "content-type": type,
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(saved.headers["content-disposition"]).toMatch(/^attachment; filename="/);
    expect(saved.headers["content-disposition"]).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    const open = await employee.client.get(`${path}?show=true`);
    expect(String(open.headers["content-disposition"]).startsWith(`${shown};`)).toBe(true);
  }
});

test("a name has no path, no sign that nobody sees and at most 200 characters, and gets the ending it lacks", async () => {
  const names: string[] = [];
  for (const [at, name] of [
    "..\\..\\etc\\pass.pdf",
    "a\u202Efdp.pdf",
    "scan",
    `${"x".repeat(300)}.pdf`,
    "...",
  ].entries()) {
    const added = await send(aPdf("", `name ${at}`), name);
    names.push(added.json().name);
  }
  expect(names).toEqual(["pass.pdf", "afdp.pdf", "scan.pdf", `${"x".repeat(196)}.pdf`, "file.pdf"]);
});

test("a form without a file, with two, of another record, or that is no form is refused", async () => {
  const twice = formOf(aPdf("", "two"), "a.pdf", { subject });
  twice.append("file", new Blob([aPdf()]), "b.pdf");
  const none = new FormData();
  none.set("subject", subject);
  const answers: number[] = [];
  for (const form of [
    twice,
    none,
    formOf(aPdf(), "a.pdf", { subject: "employee:1" }),
    formOf(aPdf(), "a.pdf", { subject: "animal:4711" }),
    { subject },
  ]) {
    answers.push((await employee.client.post("/api/attachments", form)).statusCode);
  }
  expect(answers).toEqual([400, 400, 400, 404, 415]);
});

test("the same file is on a record once, also when it is sent twice at the same time", async () => {
  const other = `animal:${await buildAnimal(shelter.db)}`;
  const before = (await filesIn(shelter.photosFolder)).length;
  const form = (n: number) => formOf(aPdf("", "same"), `${n}.pdf`, { subject: other });
  const senders = [employee, await anEmployee(shelter)];
  const both = await Promise.all(senders.map(({ client }, n) => client.post("/api/attachments", form(n))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409)?.json().message;
  expect(refused).toMatch(/^This file is here already, as “\d\.pdf”\.$/);
  expect((await filesIn(shelter.photosFolder)).length).toBe(before + 1);
});

test("a record has at most 100 files", async () => {
  const animal = await buildAnimal(shelter.db);
  const row = (n: number) => ({
    ...{ animal_id: animal, key: n.toString(16).padStart(32, "0"), sha256: n.toString(16).padStart(64, "0") },
    ...{ name: "a.pdf", type: "application/pdf", bytes: 1, added_at: shelter.clock.now() },
  });
  await shelter.db
    .insertInto("attachments")
    .values(Array.from({ length: 100 }, (_, n) => row(n)))
    .execute();
  const refused = await send(aPdf("", "one more"), "a.pdf", { subject: `animal:${animal}` });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "There are 100 files here already, which is the most. Delete one first.",
  ]);
});
