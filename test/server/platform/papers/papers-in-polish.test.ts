import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adoptionAt, assembleCast } from "../../adoption/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { englishIn } from "../../support/english-words.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { aUser } from "../../support/people.ts";
import { rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const paper = async (client: Client, id: number) => (await client.get(`/api/adoptions/${id}/contract`)).rawPayload;
const language = (client: Client, code: string) => client.put("/api/users/me", { language: code });

async function polishContract() {
  const adopter = await aUser(shelter, { name: "Łucja", surname: "Wążęć" });
  await language(adopter.client, "pl");
  const given = { name: "Ćma", breed: "kundelek", weight_kg: 12.5, born_on: "2024-11-01", type: "Cat" } as const;
  const animal = await buildAnimal(shelter.db, { ...given, sex: "Female", animal_group_id: cast.group });
  const { id } = await adoptionAt(shelter, cast, 6, adopter, animal);
  return { id, adopter };
}

describe("a contract", () => {
  it("is in the adopter's language for everybody, with its dates, numbers and words", async () => {
    const { id, adopter } = await polishContract();
    const pdf = await paper(adopter.client, id);
    const words = wordsOf(pdf);
    expect(englishIn(words)).toEqual([]);
    for (const said of [
      `Umowa adopcyjna nr 2026/${id}`,
      "Łucja Wążęć, data urodzenia: 1 stycznia 1990,",
      `Umowa nr 2026/${id} z dnia 20 listopada 2026.`,
      "Ćma: kot, rasa: kundelek, płeć: samica, wiek: 2 lata, waga: 12,5 kg, mikroczip: jeszcze nie.",
      "Zobowiązania Adoptującego",
      "Umowa czeka na akceptację",
      "Strona 1 z 1",
    ]) {
      expect(words).toContain(said);
    }
    expect(pdf.toString("latin1")).toContain("/Lang (pl)");
    expect((await paper(cast.admin.client, id)).equals(pdf)).toBe(true);
  });

  it("keeps its language when the adopter changes theirs, until it is issued again", async () => {
    const { id, adopter } = await polishContract();
    const before = await paper(adopter.client, id);
    await language(adopter.client, "en");
    expect((await paper(adopter.client, id)).equals(before)).toBe(true);
    await cast.admin.client.post(`/api/adoptions/${id}/contract/issue`);
    expect(wordsOf(await paper(adopter.client, id))).toContain(`Adoption contract 2026/${id}`);
  });

  it("is accepted by the hash of its Polish text", async () => {
    const { id, adopter } = await polishContract();
    const { sha256 } = (await adopter.client.get(`/api/adoptions/${id}`)).json().contract;
    await language(adopter.client, "en");
    expect((await adopter.client.get(`/api/adoptions/${id}`)).json().contract.sha256).toBe(sha256);
    const accepted = await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true, sha256 });
    expect(accepted.statusCode).toBe(200);
    const { accepted_text, accepted_sha256 } = await rowOf(shelter.db, "adoption_contracts", { adoption_id: id });
    expect(accepted_text).toContain(`Umowa adopcyjna nr 2026/${id}\n\nStrony umowy\n`);
    expect(accepted_sha256).toBe(sha256);
    expect(
      createHash("sha256")
        .update(accepted_text ?? "")
        .digest("hex"),
    ).toBe(sha256);
    const words = wordsOf(await paper(cast.admin.client, id));
    expect(words).toContain("Akceptacja: Łucja Wążęć, 20 listopada 2026 12:00:00 CET, adres 127.0.0.1.");
    expect(englishIn(words)).toEqual([]);
  });
});

describe("the volunteer form", () => {
  it("is Polish under /pl, with its own name, and English at the specification's address", async () => {
    const form = (path: string) => shelter.app.inject(`${path}/files/volunteer-application.pdf`);
    const [english, polish] = [await form(""), await form("/pl")];
    expect(english.headers["content-disposition"]).toBe('attachment; filename="volunteer-application.pdf"');
    expect(polish.headers["content-disposition"]).toBe('attachment; filename="zgloszenie-do-wolontariatu.pdf"');
    expect(polish.headers["content-type"]).toBe("application/pdf");
    const words = wordsOf(polish.rawPayload);
    expect(englishIn(words)).toEqual([]);
    expect(words).toContain("Zgłoszenie do wolontariatu");
    expect(words).toContain("przez co najmniej 3 miesiące");
    expect(words).toContain("Strona 2 z 2");
    expect(wordsOf(english.rawPayload)).toContain("Volunteer Application");
    const names = (pdf: Buffer) => pdf.toString("latin1").match(/\/T \([^)]*\)/g);
    expect(names(polish.rawPayload)).toEqual(names(english.rawPayload));
    expect(polish.rawPayload.toString("latin1").match(/\/Type \/Page\n/g)).toHaveLength(2);
  });
});
