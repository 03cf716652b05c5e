import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListValue } from "../../../src/contract/shelter-lists.ts";
import { animalBody, scores } from "../animals/animal-bodies.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { buildAnimal, buildAppointment, buildResource } from "../support/builders.ts";
import type { Client } from "../support/client.ts";
import { anAdmin, anEmployee, aVisitor, type Person } from "../support/people.ts";

let shelter: TestApp;
let admin: Client;
let employee: Person;
beforeAll(async () => {
  shelter = await startApp();
  ({ client: admin } = await anAdmin(shelter));
  employee = await anEmployee(shelter);
});
afterAll(() => shelter.close());

const values = async (list: string): Promise<ListValue[]> => (await admin.get(`/api/shelter/lists/${list}`)).json();
const found = async (list: string, id: number) => (await values(list)).find((value) => value.id === id);
let added = 0;
async function add(list: string, name = `Value ${++added}`): Promise<number> {
  const created = await admin.post(`/api/shelter/lists/${list}`, { names: { en: name, pl: `${name} po polsku` } });
  expect(created.statusCode, created.body).toBe(201);
  return created.json().id;
}
const move = (list: string, id: number, step: "retire" | "restore") =>
  admin.post(`/api/shelter/lists/${list}/${id}/${step}`);

const appointmentOf = async (serviceTypeId: number) => ({
  animalId: await buildAnimal(shelter.db),
  employeeId: employee.id,
  serviceTypeId,
  purpose: "A visit",
  dateOfAppointment: `2099-01-01T${String(8 + (serviceTypeId % 12)).padStart(2, "0")}:00:00Z`,
});

/** Each list, the call that offers it, and how a record gets a value of it: written, by the call that staff make. */
const LISTS = [
  {
    list: "attribute-types",
    offered: "/api/animal-attribute-types",
    users: "1 animal has it",
    async use(id: number) {
      const animal = await buildAnimal(shelter.db);
      const score = { animal_id: animal, attribute_type_id: id, score: 4 };
      await shelter.db.insertInto("animal_attribute_scores").values(score).execute();
      const address = `/api/animals/${animal}`;
      const attributeScores = async () => {
        const others = (await scores(shelter)).filter(({ attributeTypeId }) => attributeTypeId !== id);
        return [...others, { attributeTypeId: id, score: 5 }];
      };
      return {
        shown: async () =>
          (await aVisitor(shelter).get(address))
            .json()
            .attributeScores.find(({ attributeTypeId }: { attributeTypeId: number }) => attributeTypeId === id),
        saveAgain: async () => admin.put(address, { attributeScores: await attributeScores() }),
        remove: () => shelter.db.deleteFrom("animal_attribute_scores").where("animal_id", "=", animal).execute(),
      };
    },
    useAnew: async (id: number) =>
      admin.post("/api/animals", await animalBody(shelter, { attributeScores: [{ attributeTypeId: id, score: 1 }] })),
  },
  {
    list: "service-types",
    offered: "/api/appointments/service-types",
    users: "1 appointment has it",
    async use(service_type_id: number) {
      const address = `/api/appointments/${await buildAppointment(shelter.db, { service_type_id })}`;
      return {
        shown: async () => (await admin.get(address)).json().serviceTypeName,
        saveAgain: () => admin.put(address, { serviceTypeId: service_type_id, purpose: "Again" }),
        remove: () => admin.delete(address),
      };
    },
    useAnew: async (id: number) => admin.post("/api/appointments", await appointmentOf(id)),
  },
  {
    list: "resource-types",
    offered: "/api/resources/types",
    users: "1 resource has it",
    async use(resource_type_id: number) {
      const address = `/api/resources/${await buildResource(shelter.db, { resource_type_id })}`;
      return {
        shown: async () => (await admin.get(address)).json().resourceTypeName,
        saveAgain: () => admin.put(address, { resourceTypeId: resource_type_id, name: "Again" }),
        remove: () => admin.delete(address),
      };
    },
    useAnew: (resourceTypeId: number) => admin.post("/api/resources", { name: "Hay", amount: 1, resourceTypeId }),
  },
];

describe.each(LISTS)("$list", ({ list, offered, users, use, useAnew }) => {
  const isOffered = async (id: number) =>
    (await admin.get(offered)).json().some((value: { id: number }) => value.id === id);
  const remove = (id: number) => admin.delete(`/api/shelter/lists/${list}/${id}`);

  test("a value that is used can only be retired: it stays, is offered to nobody, and can be brought back", async () => {
    const id = await add(list);
    const record = await use(id);
    expect(await found(list, id)).toMatchObject({ uses: 1, retiredAt: null, actions: ["edit", "retire"] });
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain(`cannot be deleted: ${users}. Retire it instead`);

    const shown = await record.shown();
    expect(shown).toBeTruthy();
    const retired = await move(list, id, "retire");
    expect(retired.json()).toMatchObject({ retiredAt: expect.any(String), actions: ["edit", "restore"] });
    expect((await move(list, id, "retire")).json()).toEqual(retired.json());
    expect(await isOffered(id)).toBe(false);
    expect((await record.saveAgain()).statusCode).toBe(200);
    expect(await record.shown()).toEqual(shown);
    expect((await useAnew(id)).statusCode).toBe(400);

    expect((await move(list, id, "restore")).json()).toMatchObject({ retiredAt: null });
    expect(await isOffered(id)).toBe(true);
    await record.remove();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test("a name can be written in each language, and is one value's own, also among the retired", async () => {
    const id = await add(list, `Żwirek ${list}`);
    const rename = (body: object) => admin.put(`/api/shelter/lists/${list}/${id}`, body);
    const renamed = await rename({ names: { en: "", pl: `  Piasek ${list}` } });
    expect(renamed.json()).toMatchObject({ name: `Piasek ${list}`, languages: { name: "pl" } });
    await move(list, id, "retire");
    for (const name of [`Piasek ${list}`, `PIASEK ${list}`]) {
      const taken = await admin.post(`/api/shelter/lists/${list}`, { names: { en: "Sand", pl: name } });
      expect(taken.statusCode).toBe(409);
      expect(taken.json().errors[0].field).toBe("name");
    }
    for (const body of [{ names: { en: "", pl: " " } }, { name: "", names: { pl: "" } }]) {
      expect((await rename(body)).statusCode).toBe(400);
    }
    const tooLong = await admin.post(`/api/shelter/lists/${list}`, { name: "x".repeat(101) });
    expect(tooLong.statusCode).toBe(400);
    expect((await remove(id)).statusCode).toBe(204);
  });
});

test("a form that needs a value keeps one to choose, even when two admins take the last two away at once", async () => {
  const ids = (await values("resource-types")).map(({ id }) => id);
  const [first = 0, second = 0, ...others] = ids;
  for (const id of others) expect((await move("resource-types", id, "retire")).statusCode).toBe(200);
  const last = await Promise.all([move("resource-types", first, "retire"), move("resource-types", second, "retire")]);
  expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const left = (await admin.get("/api/resources/types")).json();
  expect(left).toHaveLength(1);
  const refused = await admin.delete(`/api/shelter/lists/resource-types/${left[0].id}`);
  expect(refused.json().message).toBe("This is the last one that can be chosen. Add another one first.");
  for (const id of ids) await move("resource-types", id, "restore");
});

test("animals need no scores when all attributes are retired, and changes are in the audit log by name", async () => {
  const ids = (await values("attribute-types")).map(({ id }) => id);
  for (const id of ids) await move("attribute-types", id, "retire");
  const body = await animalBody(shelter, { attributeScores: [] });
  expect((await admin.post("/api/animals", body)).statusCode).toBe(201);
  for (const id of ids) await move("attribute-types", id, "restore");
  const [entry] = (await admin.get("/api/audit?subject=attribute+type&pageSize=1")).json().items;
  expect(entry).toMatchObject({ action: "restore", subjectId: ids.at(-1), details: { name: expect.any(String) } });
});

test("a list that is offered whole takes no more, and an unknown list is not there", async () => {
  const full = Array.from({ length: 100 }, (_, at) => ({ name: `Service ${at}` }));
  await shelter.db.insertInto("service_types").values(full).execute();
  expect((await admin.post("/api/shelter/lists/service-types", { name: "One more" })).statusCode).toBe(409);
  expect((await admin.get("/api/shelter/lists/breeds")).statusCode).toBe(404);
});
