import { describe, expect, test } from "vitest";
import type { OrderedList } from "../../../../src/contract/animals/stay-words.ts";
import type { ListValue } from "../../../../src/contract/settings/shelter-lists.ts";
import { animalBody, scores } from "../../support/animal-bodies.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildAppointment, buildResource, buildStay } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, anEmployee, aVisitor } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

let admin: Client;
const shelter = await startAppForFile();
({ client: admin } = await anAdmin(shelter));
const employee = await anEmployee(shelter);

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
  ofStays("intake-subtypes", "intake_subtype_id", "intakeSubtype"),
  ofStays("intake-reasons", "intake_reason_id", "intakeReason"),
  ofStays("outcome-subtypes", "outcome_subtype_id", "outcomeSubtype"),
  ofStays("outcome-reasons", "outcome_reason_id", "outcomeReason"),
];

/** A list of intakes or outcomes, by the column of a stay and the field of the answer. */
function ofStays(list: OrderedList, column: string, field: string) {
  const isIntake = list.startsWith("intake");
  const idField = list.endsWith("subtypes") ? `${field}Id` : "reasonId";
  return {
    list,
    offered: "/api/stays/words",
    users: "1 stay has it",
    async use(id: number) {
      const animal = await buildAnimal(shelter.db, { status: "Adopted", arrival_date: "2026-01-01" });
      const stay = {
        animal_id: animal,
        intake_on: "2019-01-01",
        outcome_on: "2019-02-01",
        outcome_type: "died" as const,
      };
      await buildStay(shelter.db, { ...stay, [column]: id });
      return {
        shown: async () => (await admin.get(`/api/animals/${animal}/stays`)).json().items.at(-1)[field],
        saveAgain: () => admin.put(`/api/animals/${animal}`, { name: "Again" }),
        remove: () => changeRows(shelter.db, "stays", { animal_id: animal }, { [column]: null }),
      };
    },
    async useAnew(id: number) {
      const animal = await buildAnimal(shelter.db);
      const [stay] = (await admin.get(`/api/animals/${animal}/stays`)).json().items;
      // A dead animal does not come back.
      const outcome = isIntake ? { outcomeType: "return_to_field" } : { outcomeType: "died", [idField]: id };
      const left = await admin.post(`/api/stays/${stay.id}/outcome`, { ...outcome, outcomeOn: stay.intakeOn });
      if (!isIntake) return left;
      expect(left.statusCode, left.body).toBe(200);
      const intake = { intakeType: "other", intakeOn: stay.intakeOn, [idField]: id };
      return admin.post(`/api/animals/${animal}/stays`, intake);
    },
  };
}

describe.each(LISTS)("$list", ({ list, offered, users, use, useAnew }) => {
  const isOffered = async (id: number) =>
    [(await admin.get(offered)).json()]
      .flatMap((answer) => answer.items?.[list] ?? answer)
      .some((value: { id: number }) => value.id === id);
  const remove = (id: number) => admin.delete(`/api/shelter/lists/${list}/${id}`);
  const ordering = list.startsWith("intake") || list.startsWith("outcome") ? ["move"] : [];

  test("a value that is used can only be retired: it stays, is offered to nobody, and can be brought back", async () => {
    const id = await add(list);
    const record = await use(id);
    expect(await found(list, id)).toMatchObject({ uses: 1, retiredAt: null, actions: ["edit", "retire", ...ordering] });
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

describe("the lists of intakes and outcomes", () => {
  const LIST = "outcome-subtypes";
  const named = async (name: string) => (await values(LIST)).find((value) => value.name === name) as ListValue;
  const here = async () => (await admin.get(`/api/animals/${await buildAnimal(shelter.db)}/stays`)).json().items[0];
  const leave = async (outcome: object) => {
    const stay = await here();
    return admin.post(`/api/stays/${stay.id}/outcome`, { outcomeOn: stay.intakeOn, ...outcome });
  };

  test("have built-in values in both languages, which each reader sees in their own, beside own words", async () => {
    const { id } = await named("Bitten to death");
    const left = await leave({ outcomeType: "died", outcomeSubtypeId: id, reason: "By two dogs." });
    expect(left.json()).toMatchObject({ outcomeSubtype: "Bitten to death", outcomeSubtypeId: id });
    const chosen = (await values("outcome-reasons")).find(({ name }) => name === "Severe injury");
    const dying = { outcomeType: "euthanasia", condition: "unhealthy_untreatable", decidedBy: "Dr. Wet" };
    const both = await leave({ ...dying, reasonId: chosen?.id, reason: "A car." });
    expect(both.json()).toMatchObject({ outcomeReason: "Severe injury: A car.", outcomeReasonId: chosen?.id });
    const none = await leave(dying);
    expect(none.json().errors.map(({ field }: { field: string }) => field)).toEqual(["reason"]);

    const polish = await anAdmin(shelter);
    await polish.client.put(`/api/employees/${polish.id}`, { language: "pl" });
    const { animalId } = both.json();
    const [stay] = (await polish.client.get(`/api/animals/${animalId}/stays`)).json().items;
    expect(stay.outcomeReason).toBe("Ciężki uraz: A car.");
    const life = (await polish.client.get(`/api/animals/${animalId}/life`)).json().items;
    expect(life.map(({ details }: { details: { reason?: string } }) => details.reason)).toContain(
      "Ciężki uraz: A car.",
    );
    const offered = (await polish.client.get("/api/stays/words")).json().items[LIST];
    expect(offered.map(({ name }: { name: string }) => name)).toContain("Zagryzienie");
  });

  test("offer a value with its types alone, and refuse it at its field with another one", async () => {
    const { id, types } = await named("Escaped");
    expect(types).toEqual(["lost"]);
    const wrong = await leave({ outcomeType: "died", outcomeSubtypeId: id });
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, "outcomeSubtypeId"]);
    for (const unknown of [
      { outcomeSubtypeId: 999_999 },
      { reasonId: id + 999 },
      { reasonId: "1" },
      { reasonId: -1 },
    ]) {
      expect((await leave({ outcomeType: "lost", ...unknown })).statusCode).toBe(400);
    }
    const address = `/api/shelter/lists/${LIST}`;
    expect((await admin.post(address, { name: "Wrong", types: ["stray"] })).json().errors[0].field).toBe("types");
    expect((await admin.post(address, { name: "Wrong", types: Array(21).fill("died") })).statusCode).toBe(400);
    const sorted = await admin.post("/api/shelter/lists/attribute-types", { name: "Wrong", types: ["died"] });
    expect(sorted.json().errors[0].field).toBe("types");
    const any = (await admin.post(address, { name: "Whatever it was" })).json();
    expect((await leave({ outcomeType: "other_live", outcomeSubtypeId: any.id })).statusCode).toBe(200);
  });

  test("take words in that are a value's name, also later, and leave all others as they were written", async () => {
    const typed = await leave({ outcomeType: "lost", outcomeSubtype: "  UCIECZKA. " });
    expect(typed.json()).toMatchObject({ outcomeSubtype: "Escaped", outcomeSubtypeId: (await named("Escaped")).id });
    const own = await leave({ outcomeType: "lost", outcomeSubtype: "Over the fence" });
    expect(own.json()).toMatchObject({ outcomeSubtype: "Over the fence", outcomeSubtypeId: null });
    const elsewhere = await leave({ outcomeType: "died", outcomeSubtype: "Over the fence" });
    const added = await admin.post(`/api/shelter/lists/${LIST}`, {
      names: { en: "Over the fence", pl: "Przez płot" },
      types: ["lost"],
    });
    expect(added.json()).toMatchObject({ uses: 1, types: ["lost"] });
    const of = async ({ animalId }: { animalId: number }) =>
      (await admin.get(`/api/animals/${animalId}/stays`)).json().items[0];
    expect(await of(own.json())).toMatchObject({ outcomeSubtypeId: added.json().id, outcomeSubtype: "Over the fence" });
    expect(await of(elsewhere.json())).toMatchObject({ outcomeSubtypeId: null, outcomeSubtype: "Over the fence" });
    const reopened = await admin.post(`/api/stays/${own.json().id}/reopen`, { reason: "It was in the garden." });
    expect(reopened.json()).toMatchObject({ outcomeSubtypeId: null, outcomeSubtype: "" });
  });

  test("are in the shelter's order, and of two admins at once the second is told", async () => {
    const order = (body: object) => admin.post("/api/shelter/lists/outcome-reasons/order", body);
    const before = (await values("outcome-reasons")).filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id);
    const ids = before.toReversed();
    expect((await order({ ids: ids.slice(1), before })).json().errors[0].field).toBe("ids");
    const both = await Promise.all([order({ ids, before }), order({ ids, before })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const offered = (await admin.get("/api/stays/words")).json().items["outcome-reasons"];
    expect(offered.map(({ id }: { id: number }) => id)).toEqual(ids);
    const named = await admin.post("/api/shelter/lists/service-types/order", { ids: [], before: [] });
    expect(named.statusCode).toBe(404);

    const [first] = await values("outcome-reasons");
    const rename = (name: string) =>
      admin.put(`/api/shelter/lists/outcome-reasons/${first?.id}`, { name }, { "if-match": `"${first?.version}"` });
    expect((await rename("Renamed once")).statusCode).toBe(200);
    const late = await rename("Renamed twice");
    expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining("Somebody else saved")]);
  });
});
