import { expect, test } from "vitest";
import { cleanUp } from "../../../../src/server/app/clean-up.ts";
import { DAY_MS } from "../../../../src/server/base/clock.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee, aUser, type Person } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { rowOf, rowsOf } from "../../support/rows.ts";
import { aPdf, formOf } from "./files.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { admin, adopter, stranger, outsider, mainCaretaker, visitor } = cast;
const { id: adoptionId, animalId } = await adoptionAt(shelter, cast, 3);

let sent = 0;
async function add(subject: string, fields: Record<string, string> = {}, by: Person = admin): Promise<number> {
  sent += 1;
  const answer = await by.client.post("/api/attachments", formOf(aPdf("", `${sent}`), "a.pdf", { subject, ...fields }));
  return answer.statusCode === 201 ? answer.json().id : answer.statusCode;
}
const names = async ({ client }: Pick<Person, "client">, subject: string) => {
  const answer = await client.get(`/api/attachments?subject=${subject}`);
  return answer.statusCode === 200 ? answer.json().items.map(({ id }: { id: number }) => id) : answer.statusCode;
};
const reads = async ({ client }: Pick<Person, "client">, id: number) =>
  (await client.get(`/api/attachments/${id}/file`)).statusCode;

const adoption = `adoption:${adoptionId}`;
const animal = `animal:${animalId}`;
const onAdoption = await add(adoption);
const forAdopter = await add(adoption, { forAdopter: "true" });
const onAnimal = await add(animal, { forAdopter: "true" });
const onUser = await add(`user:${adopter.id}`, { forAdopter: "true" });

test("files are staff's; an employee has those of the adoptions that are or were theirs", async () => {
  expect(await names(admin, adoption)).toEqual([forAdopter, onAdoption]);
  expect(await names(outsider, adoption)).toBe(404);
  expect(await names(mainCaretaker, adoption)).toEqual([forAdopter, onAdoption]);
  expect(await reads(outsider, onAdoption)).toBe(404);
  expect(await reads(mainCaretaker, onAdoption)).toBe(200);
  expect(await add(adoption, {}, outsider)).toBe(404);
  expect(await names(outsider, animal)).toEqual([onAnimal]);
  expect(await names(outsider, `user:${adopter.id}`)).toEqual([onUser]);
  const put = await outsider.client.put(`/api/attachments/${onAdoption}`, { title: "x" });
  expect(put.statusCode).toBe(404);
});

test("the adopter has the files that are for them, those of the animal once it is theirs; nobody else has any", async () => {
  expect(await names(adopter, adoption)).toEqual([forAdopter]);
  expect([await reads(adopter, forAdopter), await reads(adopter, onAdoption)]).toEqual([200, 404]);
  expect([await names(adopter, animal), await reads(adopter, onAnimal)]).toEqual([404, 404]);
  for (const id of [onAdoption, forAdopter, onAnimal, onUser]) expect(await reads(stranger, id)).toBe(404);
  expect(await names(stranger, adoption)).toBe(404);
  expect([await names(adopter, `user:${adopter.id}`), await reads(adopter, onUser)]).toEqual([404, 404]);
  expect(await add(adoption, {}, adopter)).toBe(403);
  expect((await visitor.get(`/api/attachments/${forAdopter}/file`)).statusCode).toBe(401);
  const [mine] = (await adopter.client.get(`/api/attachments?subject=${adoption}`)).json().items;
  expect(mine).toMatchObject({ addedBy: null, actions: [] });

  const owned = await adoptionAt(shelter, cast, 7);
  const theirs = await add(`animal:${owned.animalId}`, { forAdopter: "true" });
  const staffs = await add(`animal:${owned.animalId}`);
  expect(await names(adopter, `animal:${owned.animalId}`)).toEqual([theirs]);
  expect([await names(adopter, `adoption:${owned.id}`), await names(admin, `adoption:${owned.id}`)]).toEqual([
    [theirs],
    [],
  ]);
  expect([await reads(adopter, theirs), await reads(adopter, staffs), await reads(stranger, theirs)]).toEqual([
    200, 404, 404,
  ]);
});

test("a file on a treatment stands in the list of its animal", async () => {
  const kind = await shelter.db.selectFrom("treatment_kinds").select("id").executeTakeFirstOrThrow();
  const stay = await rowOf(shelter.db, "stays", { animal_id: animalId });
  const treatment = await shelter.db
    .insertInto("treatments")
    .values({
      animal_id: animalId,
      stay_id: stay.id,
      kind_id: kind.id,
      state: "planned",
      due_on: "2026-11-20",
      recorded_at: shelter.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const file = await add(`treatment:${treatment.id}`);
  expect(await names(outsider, animal)).toEqual([onAnimal, file]);
  expect(await names(adopter, `treatment:${treatment.id}`)).toBe(404);
});

test("a change, a deletion and what is taken back stand in the audit log, with how the file was and is", async () => {
  const id = await add(animal, { title: "X-ray" });
  const path = `/api/attachments/${id}`;
  const changed = await outsider.client.put(path, { title: "Blood", on: "2026-11-01", forAdopter: true });
  expect(changed.json()).toMatchObject({ title: "Blood", on: "2026-11-01", forAdopter: true });
  expect((await outsider.client.put(path, { on: "yesterday" })).statusCode).toBe(400);
  expect((await outsider.client.delete(path)).statusCode).toBe(204);
  expect([await reads(outsider, id), (await outsider.client.delete(path)).statusCode]).toEqual([404, 404]);
  expect((await outsider.client.put(path, { title: "x" })).statusCode).toBe(404);
  expect((await outsider.client.post(`${path}/restore`)).statusCode).toBe(200);
  expect([await reads(outsider, id), (await outsider.client.post(`${path}/restore`)).statusCode]).toEqual([200, 404]);
  const { items } = (await admin.client.get(`/api/audit?subject=attachment&subjectId=${id}&kind=changed`)).json();
  expect(items.map(({ action }: { action: string }) => action)).toEqual(["restore", "delete", "edit", "create"]);
  expect(items[2]).toMatchObject({
    before: { title: "X-ray", documentDay: null, forAdopter: false },
    after: { title: "Blood", documentDay: "2026-11-01", forAdopter: true },
  });
});

test("a file whose bytes are gone from the store is answered as one that is not there", async () => {
  const id = await add(animal);
  const { key } = await rowOf(shelter.db, "attachments", id);
  await shelter.deps.photoStore.removeAll(`${key}/`);
  expect(await reads(admin, id)).toBe(404);
});

test("a person's files are in their personal data, and go with their account; those of the animal stay", async () => {
  const person = await aUser(shelter);
  const own = await adoptionAt(shelter, cast, 7, person);
  const files = [await add(`user:${person.id}`, { title: "Letter" }), await add(`adoption:${own.id}`)];
  const stays = await add(`animal:${own.animalId}`);
  const { attachments } = (await admin.client.get(`/api/users/${person.id}/export`)).json();
  expect(attachments).toMatchObject([
    { subject: `user:${person.id}`, title: "Letter", name: "a.pdf", file: `/api/attachments/${files[0]}/file` },
    { subject: `adoption:${own.id}`, title: "" },
  ]);
  expect((await filesIn(shelter.photosFolder)).length).toBeGreaterThan(0);
  expect((await admin.client.post(`/api/adoptions/${own.id}/hand-over`)).statusCode).toBe(200);
  expect((await admin.client.post(`/api/users/${person.id}/close`)).statusCode).toBe(204);
  for (const id of files) expect(await reads(admin, id)).toBe(404);
  expect(await reads(admin, stays)).toBe(200);
  expect([await add(`user:${person.id}`), await add(`adoption:${own.id}`)]).toEqual([404, 403]);
  const changes = await rowsOf(shelter.db, "audit_changes", { subject: "attachment", subject_id: files });
  expect(changes).toEqual([]);
});

test("a deleted file can be taken back for 30 days; then it is gone for good", async () => {
  const id = await add(animal);
  await admin.client.delete(`/api/attachments/${id}`);
  const now = shelter.clock.now();
  shelter.clock.set(new Date(now.getTime() + 31 * DAY_MS));
  const late = await anEmployee(shelter);
  expect((await late.client.post(`/api/attachments/${id}/restore`)).statusCode).toBe(404);
  await cleanUp(shelter);
  shelter.clock.set(now);
  const row = await shelter.db.selectFrom("attachments").select("id").where("id", "=", id).executeTakeFirst();
  expect(row).toBeUndefined();
});
