import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ContractPaper } from "../../../src/server/adoption/contract.text.ts";
import { storePhoto } from "../../../src/server/platform/photos/photo.commands.ts";
import * as english from "../../../src/server/texts/en/index.ts";
import * as polish from "../../../src/server/texts/pl/index.ts";
import { adoptionAt, assembleCast, type Cast, handOver } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, monthsOld } from "../support/builders.ts";
import { wordsOf } from "../support/pdf-text.ts";
import { aUser } from "../support/people.ts";
import { plain } from "../support/pictures.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const paper = (client: Cast["visitor"], id: number) => client.get(`/api/adoptions/${id}/contract`);
const statusFor = async (client: Cast["visitor"], id: number) => (await paper(client, id)).statusCode;
const kept = (id: number) =>
  shelter.db.selectFrom("adoption_contracts").selectAll().where("adoption_id", "=", id).executeTakeFirstOrThrow();

const logo = async (colour: string) => (await plain(60, 60, colour).png().toBuffer()).toString("base64");

/** An issued contract of somebody who reads this language. */
async function aContract(language: "en" | "pl") {
  const adopter = await aUser(shelter);
  await adopter.client.put("/api/users/me", { language });
  const { id } = await adoptionAt(shelter, cast, 6, adopter);
  return {
    id,
    now: async () => ({
      sha256: (await adopter.client.get(`/api/adoptions/${id}`)).json().contract.sha256,
      pdf: (await paper(adopter.client, id)).rawPayload,
    }),
    answer: (body: object) => adopter.client.post(`/api/adoptions/${id}/contract/accept`, body),
  };
}

describe("the contract of an adoption", () => {
  test.each([
    ["en", "age 5 months"],
    ["pl", "wiek: 5 miesięcy"],
  ] as const)("says in %s the age of a young animal in months", async (language, words) => {
    const adopter = await aUser(shelter);
    await adopter.client.put("/api/users/me", { language });
    const animal = await buildAnimal(shelter.db, { ...monthsOld(shelter.clock, 5), animal_group_id: cast.group });
    const { id } = await adoptionAt(shelter, cast, 6, adopter, animal);
    const { paper } = await kept(id);
    expect(JSON.stringify(paper)).toContain(words);
  });

  test("can be downloaded by both sides once it is issued, and not before", async () => {
    const early = await adoptionAt(shelter, cast, 5);
    const { adopter, mainCaretaker, admin, stranger, outsider, visitor } = cast;
    for (const { client } of [adopter, mainCaretaker, admin]) expect(await statusFor(client, early.id)).toBe(404);
    await admin.client.post(`/api/adoptions/${early.id}/home-check/complete`, { approved: true });
    for (const { client } of [adopter, mainCaretaker, admin]) expect(await statusFor(client, early.id)).toBe(200);
    for (const { client } of [stranger, outsider]) expect(await statusFor(client, early.id)).toBe(404);
    expect(await statusFor(visitor, early.id)).toBe(401);
    expect(await statusFor(admin.client, 4711)).toBe(404);
  });

  test("is a PDF with the parties, the animal, Polish letters and the page's number", async () => {
    const adopter = await aUser(shelter, { name: "Łucja", surname: "Wążęć", street: "Żółwia 3", city: "Gdańsk" });
    const animal = await buildAnimal(shelter.db, {
      name: "Ćma",
      breed: "Kundel wielołapy",
      animal_group_id: cast.group,
    });
    const { id } = await adoptionAt(shelter, cast, 6, adopter, animal);
    const answer = await paper(adopter.client, id);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(`inline; filename="adoption-contract-${id}.pdf"`);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const pdf = answer.rawPayload;
    expect(pdf.toString("latin1").startsWith("%PDF-1.7")).toBe(true);
    const words = wordsOf(pdf);
    const { terms } = await kept(id);
    const { number } = terms as { number: string };
    expect(number).toBe(`2026/${id}`);
    for (const said of [
      `Adoption contract ${number}`,
      "Łucja Wążęć",
      "Żółwia 3, 90-001 Gdańsk",
      "Ćma: dog, Kundel wielołapy",
    ]) {
      expect(words).toContain(said);
    }
    const pages = pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
    for (let page = 1; page <= pages; page++) expect(words).toContain(`Page ${page} of ${pages}`);
    expect(words).toContain("Not accepted yet.");
  });

  test("has the photo, the chip, numbered clauses and written days; one issued before keeps its words and looks", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Ćma", animal_group_id: cast.group });
    await cast.admin.client.post(`/api/animals/${animal}/chips`, { number: "616093901234567" });
    const bytes = await plain(300, 500, "orange").jpeg().toBuffer();
    const photo = await storePhoto(shelter.db, shelter.deps.photoStore, bytes, {
      owner: { column: "animal_id", id: animal },
      position: 0,
    });
    await shelter.db.updateTable("animals").set({ main_photo_id: photo }).where("id", "=", animal).execute();
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 6, adopter, animal);
    const pdfNow = async () => (await paper(adopter.client, id)).rawPayload;
    const [pdf, words] = [await pdfNow(), wordsOf(await pdfNow())];
    expect(pdf.toString("latin1")).toContain("/Subtype /Image");
    for (const said of [
      "microchip 616093901234567",
      "issued on 20 November 2026",
      "3. What the adopter",
      "3.2",
      "4.1",
    ]) {
      expect(words).toContain(said);
    }
    await shelter.db.updateTable("animals").set({ main_photo_id: null }).where("id", "=", animal).execute();
    expect((await pdfNow()).equals(pdf)).toBe(true);
    await shelter.db.deleteFrom("photos").where("id", "=", photo).execute();
    expect(wordsOf(await pdfNow())).toBe(words);
    // Contracts of before photos have no design in their words.
    const { design: _, ...older } = (await kept(id)).paper as ContractPaper;
    const stored = { paper: JSON.stringify(older) };
    await shelter.db.updateTable("adoption_contracts").set(stored).where("adoption_id", "=", id).execute();
    const before = wordsOf(await pdfNow());
    expect(before).toContain(`Contract 2026/${id}, issued on 20 November 2026. The animal Ćma: dog`);
    expect(before).not.toContain("3.2");
  });

  test("has the same bytes for both sides as long as nothing changes", async () => {
    const { id } = await adoptionAt(shelter, cast, 6);
    const { rawPayload } = await paper(cast.adopter.client, id);
    expect((await paper(cast.admin.client, id)).rawPayload.equals(rawPayload)).toBe(true);
    await cast.admin.client.post(`/api/adoptions/${id}/contract/issue`);
    expect((await paper(cast.adopter.client, id)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test("has the data of the day it is issued again; other changes of the person do not change it", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 6, adopter);
    const first = (await paper(adopter.client, id)).rawPayload;
    await adopter.client.put("/api/users/me", { city: "Świnoujście" });
    expect((await paper(adopter.client, id)).rawPayload.equals(first)).toBe(true);
    await cast.mainCaretaker.client.post(`/api/adoptions/${id}/contract/issue`);
    expect(wordsOf((await paper(adopter.client, id)).rawPayload)).toContain("Świnoujście");
  });

  test("shows the SHA-256 of the accepted text, the time and the network address once it is accepted", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 6, adopter);
    const accepted = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    const contract = await kept(id);
    const sha256 = createHash("sha256")
      .update(contract.accepted_text ?? "")
      .digest("hex");
    expect(contract.accepted_sha256).toBe(sha256);
    expect(accepted.json().contract).toMatchObject({ acceptedSha256: sha256, acceptedAt: "2026-11-20T11:00:00.000Z" });
    const words = wordsOf((await paper(adopter.client, id)).rawPayload);
    expect(words.replaceAll(" ", "")).toContain(`SHA-256oftheacceptedtext:${sha256}`);
    expect(words).toContain("on 20 November 2026 at 12:00:00 CET from the address 127.0.0.1");
    expect(contract.accepted_text).toContain("What the adopter promises");
    const again = await cast.admin.client.post(`/api/adoptions/${id}/contract/issue`);
    expect(again.statusCode).toBe(409);
    expect(await kept(id)).toEqual(contract);
  });

  test("cannot be accepted when it was issued again after it was read: 409 with the present state; the new one can", async () => {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 6, adopter);
    const hashNow = async () => (await adopter.client.get(`/api/adoptions/${id}`)).json().contract.sha256;
    const answer = (body: object) => adopter.client.post(`/api/adoptions/${id}/contract/accept`, body);
    const read = await hashNow();
    await cast.admin.client.post(`/api/adoptions/${id}/contract/issue`);
    expect(await hashNow()).toBe(read);
    await adopter.client.put("/api/users/me", { city: "Świnoujście" });
    await cast.admin.client.post(`/api/adoptions/${id}/contract/issue`);
    for (const body of [
      { accepted: true, sha256: read },
      { accepted: false, sha256: read },
      { accepted: true, sha256: "" },
    ]) {
      const refused = await answer(body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        message: "The contract was issued again after you opened it. Please read it once more.",
        present: { currentStageType: 6, currentStageStatus: 1, outcome: null },
      });
    }
    expect((await kept(id)).accepted_at).toBeNull();
    const latest = await hashNow();
    expect(latest).not.toBe(read);
    const accepted = await answer({ accepted: true, sha256: latest });
    expect(accepted.json().contract).toMatchObject({ sha256: latest, acceptedSha256: latest });
  });

  test("keeps its words, its logo and its hash whatever the shelter and the product say later", async () => {
    const save = async (change: object) => {
      const saved = await cast.admin.client.put("/api/shelter", change, { "if-match": "*" });
      expect(saved.statusCode).toBe(200);
    };
    await save({ logo: { base64: await logo("red") } });
    const [open, accepted] = [await aContract("en"), await aContract("pl")];
    const { sha256 } = await open.now();
    expect((await accepted.answer({ accepted: true })).statusCode).toBe(200);
    const before = [await open.now(), await accepted.now()];
    const { logo_id } = await kept(open.id);
    const words = [english.contract, polish.contract].map((catalog) => ({ catalog, said: { ...catalog } }));
    try {
      await save({ name: "Dom Kota", street: "Nowa 1", timeZone: "America/New_York" });
      await save({ logo: { base64: await logo("blue") } });
      for (const { catalog } of words) {
        const other = { heading: "Other", text: ["Other words."] };
        const page = () => "Other";
        const acceptance = { heading: "Other", open: "Other", accepted: page, hash: page };
        Object.assign(catalog, { title: page, adopterPromises: other, shelterPromises: other, page, acceptance });
      }
      expect([await open.now(), await accepted.now()]).toEqual(before);
      expect((await cast.visitor.get(`/photos/${logo_id}`)).statusCode).toBe(200);
      expect((await open.answer({ accepted: true, sha256 })).json().contract).toMatchObject({ acceptedSha256: sha256 });
      const anew = await aContract("en");
      expect((await kept(anew.id)).paper).toMatchObject({ title: "Other", shelter: { name: "Dom Kota" } });
    } finally {
      for (const { catalog, said } of words) Object.assign(catalog, said);
      await save({ name: "Animal Shelter", street: "ul. Przyjazna 12", timeZone: "Europe/Warsaw", logoId: null });
    }
  });

  test("accepted while it is issued again: the text that was read is stored, or nothing", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const adopter = await aUser(shelter);
      const { id } = await adoptionAt(shelter, cast, 6, adopter);
      const { sha256 } = (await adopter.client.get(`/api/adoptions/${id}`)).json().contract;
      await adopter.client.put("/api/users/me", { city: `City ${turn}` });
      const [, answer] = await Promise.all([
        cast.admin.client.post(`/api/adoptions/${id}/contract/issue`),
        adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true, sha256 }),
      ]);
      const { accepted_sha256 } = await kept(id);
      expect(accepted_sha256).toBe(answer.statusCode === 200 ? sha256 : null);
    }
  });
});

describe("the picture of an animal that has come home", () => {
  const card = (client: Cast["visitor"], id: number, shape = "wide") =>
    client.get(`/api/adoptions/${id}/homecoming-card?shape=${shape}`);

  test("is the adopter's alone, from the handover on and until the animal comes back", async () => {
    const adopter = await aUser(shelter);
    const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter);
    expect((await card(adopter.client, id)).statusCode).toBe(404);
    await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    expect((await card(adopter.client, id)).statusCode).toBe(404);
    await handOver(cast, id);
    for (const [shape, width, height] of [
      ["wide", 1200, 630],
      ["tall", 1080, 1920],
    ] as const) {
      const { headers, rawPayload } = await card(adopter.client, id, shape);
      expect(headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width, height });
    }
    expect((await card(adopter.client, id, "round")).json().errors[0].field).toBe("shape");
    expect((await card(cast.stranger.client, id)).statusCode).toBe(404);
    expect((await card(cast.admin.client, id)).statusCode).toBe(403);
    expect((await card(cast.visitor, id)).statusCode).toBe(401);
    const back = { intakeType: "adoption_return", intakeOn: "2026-11-20" };
    expect((await cast.admin.client.post(`/api/animals/${animalId}/stays`, back)).statusCode).toBe(201);
    expect((await card(adopter.client, id)).statusCode).toBe(404);
  });
});
