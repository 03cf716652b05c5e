import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PUBLIC_URL } from "../../support/app.ts";
import { buildAnimal, buildPhoto, buildSubscriber } from "../../support/builders.ts";
import { aVisitor } from "../../support/people.ts";
import { plain } from "../../support/pictures.ts";
import { changeRows, rowOf } from "../../support/rows.ts";
import { ISSUE, openIssues } from "./issue-cast.ts";

const { shelter, admin, employee, add, sendIt, writeLetters } = await openIssues();

describe("the animals of an issue", () => {
  test("are shown with picture, name, a line and a link, in the words and language of each reader", async () => {
    const burek = await buildAnimal(shelter.db, { name: "Burek <3", sex: "Male", breed: "Beagle" });
    const photo = await buildPhoto(shelter.db, { animal_id: burek });
    await changeRows(shelter.db, "animals", burek, { main_photo_id: photo });
    const luna = await buildAnimal(shelter.db, { name: "Luna" });
    const hidden = await buildAnimal(shelter.db, { name: "Tajna", status: "InCare" });
    const animalIds = [luna, hidden, burek, luna];
    const { id, animals } = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, animalIds })).json();
    expect(animals.map(({ name }: { name: string }) => name)).toEqual(["Luna", "Tajna", "Burek <3"]);
    const shown = (await employee.client.post("/api/newsletters/issues/preview", { ...ISSUE, animalIds })).json();
    expect(shown.html).toContain(`<img src="/photos/${photo}?w=320" alt="Burek &lt;3"`);
    expect(shown.html).toContain(`<a href="${PUBLIC_URL}/animal/${burek}"`);
    expect(shown.text).toMatch(new RegExp(`Luna\\n.+\\n${PUBLIC_URL}/animal/${luna}\\n\\nBurek <3\\nMale.+Beagle`));
    expect(shown.html + shown.text).not.toContain("Tajna");

    await buildSubscriber(shelter.db, { email_address: "polka@person.test", language: "pl" });
    await sendIt(id);
    await writeLetters(id);
    const polish = await rowOf(shelter.db, "letters", { recipient: "polka@person.test" });
    for (const part of [polish.text, polish.html]) {
      expect(part).toContain(`${PUBLIC_URL}/pl/animal/${luna}`);
      expect(part).toContain("samiec");
    }
  });

  test("are replaced as a whole, at most six, and only those that there are", async () => {
    const [first, second] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
    const { id } = await add();
    const change = async (animalIds: unknown) =>
      (await admin.client.put(`/api/newsletters/issues/${id}`, { animalIds })).json();
    const idsOf = ({ animals }: { animals: { id: number }[] }) => animals.map((animal) => animal.id);
    expect(idsOf(await change([first, second]))).toEqual([first, second]);
    expect(idsOf(await change([second]))).toEqual([second]);
    expect(idsOf((await admin.client.put(`/api/newsletters/issues/${id}`, { subject: "Same" })).json())).toEqual([
      second,
    ]);
    const refused = async (animalIds: unknown) => (await change(animalIds)).errors;
    const gone = await buildAnimal(shelter.db, { archived_at: new Date() });
    for (const unknown of [[999_999], [gone]]) {
      expect(await refused(unknown)).toEqual([
        { field: "animalIds", errors: ["One of these animals is no longer there."] },
      ]);
    }
    expect(await refused([1, 2, 3, 4, 5, 6, 7])).toEqual([
      { field: "animalIds", errors: ["Choose at most 6 animals."] },
    ]);
    expect(idsOf(await change([]))).toEqual([]);
    await change([first]);
    expect((await admin.client.delete(`/api/newsletters/issues/${id}`)).statusCode).toBe(204);
  });
});

describe("the pictures of an issue", () => {
  const upload = async (alt: string) => {
    const bytes = await plain(800, 600, "rgb(200, 40, 90)").jpeg().toBuffer();
    return { base64: bytes.toString("base64"), name: "spring.jpg", fileExtention: "jpg", alt };
  };
  const change = (id: number, body: object) => admin.client.put(`/api/newsletters/issues/${id}`, body);

  test("stand below its words, and nobody outside sees them before it goes out", async () => {
    const photos = [await upload("Gate <3"), await upload("Yard")];
    const added = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos })).json();
    expect(added.photos).toMatchObject([{ alt: "Gate <3", width: 800, height: 600 }, { alt: "Yard" }]);
    const [gate, yard] = added.photos;
    const own = `/api/newsletters/${added.id}/photos/${gate.id}`;
    const statuses = async (address: string) =>
      Promise.all([aVisitor(shelter), employee.client].map(async (client) => (await client.get(address)).statusCode));
    expect(await statuses(`/photos/${gate.id}`)).toEqual([404, 404]);
    expect(await statuses(own)).toEqual([401, 200]);
    const other = await add();
    expect(await statuses(`/api/newsletters/${other.id}/photos/${gate.id}`)).toEqual([401, 404]);
    const foreign = await change(other.id, { removedPhotoIds: [gate.id] });
    expect(foreign.json().errors).toEqual([
      { field: "removedPhotoIds.0", errors: ["This photo does not belong to the newsletter."] },
    ]);

    await change(added.id, { photoOrder: [yard.id, gate.id] });
    await changeRows(shelter.db, "photos", gate.id, { alts: '{"pl":"Brama"}' });
    await buildSubscriber(shelter.db, { email_address: "obrazki@person.test", language: "pl" });
    await sendIt(added.id);
    await writeLetters(added.id);
    const { html } = await rowOf(shelter.db, "letters", { recipient: "obrazki@person.test" });
    expect(html).toMatch(
      new RegExp(
        `<img src="/photos/${yard.id}\\?w=640" alt="Yard" width="560"[^>]*>\\n<img src="/photos/${gate.id}\\?w=640" alt="Brama"`,
      ),
    );
    expect(await statuses(`/photos/${gate.id}`)).toEqual([200, 200]);
  });

  test("are at most three, stand in the preview, and go with a draft that is deleted", async () => {
    const photo = await upload("Gate");
    const four = await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos: Array(4).fill(photo) });
    expect(four.json().errors).toEqual([{ field: "photos", errors: ["A newsletter may have at most three photos."] }]);
    const { id, photos } = (await admin.client.post("/api/newsletters/issues", { ...ISSUE, photos: [photo] })).json();
    const more = await change(id, { photos: Array(3).fill(photo) });
    expect([more.statusCode, more.json().errors]).toEqual([400, four.json().errors]);
    const preview = { ...ISSUE, pictures: ["Gate <3", ""] };
    const shown = (await employee.client.post("/api/newsletters/issues/preview", preview)).json();
    expect(shown.html).toMatch(/<img src="#0" alt="Gate &lt;3"[^>]*>\n<img src="#1" alt=""/);
    const { key } = await rowOf(shelter.db, "photos", photos[0].id);
    expect((await admin.client.delete(`/api/newsletters/issues/${id}`)).statusCode).toBe(204);
    const waiting = await sql<{ id: string }>`
      select data ->> 'id' as id from pgboss.job where name = 'left-photos'`.execute(shelter.db);
    expect(waiting.rows.map((row) => row.id)).toContain(key);
    expect(await shelter.db.selectFrom("photos").select("id").where("key", "=", key).execute()).toEqual([]);
  });
});
