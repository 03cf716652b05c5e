import { afterEach, describe, expect, test } from "vitest";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anEmployee, aUser } from "../../support/people.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const [anna, jan] = [await anEmployee(shelter), await anEmployee(shelter)];
type Kind = { id: number; name: string; needsBatch: boolean; species: string | null };
const kinds = ((await anna.client.get("/api/treatment-kinds")).json().items as Kind[]).filter(
  ({ species }) => species !== "Cat",
);
const kindWith = (needsBatch: boolean) => kinds.find((kind) => kind.needsBatch === needsBatch) as Kind;
const vaccine = kindWith(true);
afterEach(() => shelter.clock.set(NOON));

async function dose(kindId = vaccine.id): Promise<number> {
  const animal = await buildAnimal(shelter.db, { name: "Figa", type: "Dog" });
  const answer = await anna.client.post(`/api/animals/${animal}/treatments`, { kindId, dueOn: TODAY });
  return answer.json().id;
}
const confirm = (batch: string, { client } = anna, kindId = vaccine.id) =>
  client.post("/api/treatments/confirm-batch", { kindId, batch });
/** One tap. */
const tap = (treatmentIds: number[], batch: string | undefined, { client } = anna, on = TODAY) =>
  client.post("/api/treatments/give", { treatmentIds, on, confirmed: true, ...(batch && { batch }) });
const inHand = async ({ client } = anna) =>
  (await client.get("/api/treatments/confirmed-batches"))
    .json()
    .items.find(({ kindId }: { kindId: number }) => kindId === vaccine.id);
const inMorning = async (id: number, { client } = anna) =>
  (await client.get("/api/dashboard/morning"))
    .json()
    .items.find((item: { kind: string; id: number }) => item.kind === "treatment" && item.id === id);

describe("one tap", () => {
  test("gives a batch only after this person has confirmed it today, also when it is the one in use", async () => {
    const [first, second, third] = [await dose(), await dose(), await dose()];
    const typed = { treatmentIds: [first], on: TODAY, batch: "V126-407" };
    expect((await anna.client.post("/api/treatments/give", typed)).statusCode).toBe(200);
    expect(await inMorning(second)).toMatchObject({ batch: "V126-407", confirmedBatch: null, actions: ["give"] });
    expect(await inHand()).toMatchObject({ batchInUse: "V126-407", confirmedBatch: null, confirmedAt: null });
    const refused = await tap([second], "V126-407");
    expect(refused.json()).toMatchObject({
      status: 409,
      message: `${vaccine.name}: confirm first that batch V126-407 is in your hand.`,
    });
    expect((await confirm(" V126-407 ")).json()).toMatchObject({ kindId: vaccine.id, confirmedBatch: "V126-407" });
    expect(await inMorning(second)).toMatchObject({ confirmedBatch: "V126-407" });
    expect((await tap([second], "V126-408")).statusCode).toBe(409);
    expect((await tap([second], undefined)).json().errors[0].field).toBe("batch");
    const given = await tap([second, third], "V126-407");
    expect(given.json().items).toMatchObject([{ state: "given", batch: "V126-407" }, { state: "given" }]);
  });

  test("is each person's own: two people with two vials confirm two", async () => {
    const [one, other] = [await dose(), await dose()];
    await confirm("A-1");
    expect(await inHand(jan)).toMatchObject({ confirmedBatch: null });
    expect(await inMorning(one, jan)).toMatchObject({ confirmedBatch: null });
    expect((await tap([one], "A-1", jan)).statusCode).toBe(409);
    await confirm("B-2", jan);
    expect((await tap([one], "A-1")).json().items).toMatchObject([{ batch: "A-1" }]);
    expect((await tap([other], "B-2", jan)).json().items).toMatchObject([{ batch: "B-2" }]);
    const { rows } = { rows: await shelter.db.selectFrom("confirmed_batches").select("batch").execute() };
    expect(rows.map(({ batch }) => batch).sort()).toEqual(["A-1", "B-2"]);
  });

  test("asks again after another vial was confirmed, and on the next day of the shelter", async () => {
    const [one, other] = [await dose(), await dose()];
    await confirm("A-1");
    await confirm("A-2");
    expect((await tap([one], "A-1")).statusCode).toBe(409);
    expect((await tap([one], "A-2")).statusCode).toBe(200);
    shelter.clock.set(new Date("2026-11-20T18:00:00Z"));
    expect(await inHand()).toMatchObject({ confirmedBatch: "A-2" });
    // Half an hour after midnight in Warsaw it is still the day before in UTC.
    shelter.clock.set(new Date("2026-11-20T23:30:00Z"));
    expect(await inHand()).toMatchObject({ confirmedBatch: null });
    expect((await tap([other], "A-2")).statusCode).toBe(409);
  });

  test("of a round with several kinds needs the batch confirmed for each kind that has one", async () => {
    const second = kinds.filter((kind) => kind.needsBatch && kind.id !== vaccine.id)[0] as Kind;
    const ids = [await dose(), await dose(second.id), await dose(kindWith(false).id)];
    await confirm("C-1");
    expect((await tap(ids, "C-1")).json().message).toContain(second.name);
    await confirm("C-1", anna, second.id);
    expect((await tap(ids, "C-1")).statusCode).toBe(200);
    expect((await tap([await dose(kindWith(false).id)], undefined)).statusCode).toBe(200);
  });
});

describe("confirming a batch", () => {
  test("is refused at the field: no batch, a kind without batches, an expired one", async () => {
    const field = async (answer: ReturnType<typeof confirm>) => (await answer).json().errors?.[0];
    expect((await field(confirm(" ")))?.field).toBe("batch");
    expect((await field(confirm("x".repeat(201))))?.field).toBe("batch");
    for (const kindId of [kindWith(false).id, 999_999]) {
      expect((await field(confirm("A", anna, kindId)))?.field).toBe("kindId");
    }
    const old = { treatmentIds: [await dose()], on: TODAY, batch: "OLD 1", batchExpiresOn: "2026-11-19" };
    expect((await anna.client.post("/api/treatments/give", old)).statusCode).toBe(200);
    expect(await field(confirm("old1"))).toEqual({ field: "batch", errors: ["Batch old1 expired on 2026-11-19."] });
  });

  test("is for staff, is audited, and goes with the account", async () => {
    expect((await confirm("A", await aUser(shelter))).statusCode).toBe(403);
    const { client } = await anEmployee(shelter, { is_admin: true });
    await confirm("AUDITED", anna);
    const { items } = (await client.get("/api/audit?action=confirm batch")).json();
    expect(items[0]).toMatchObject({
      subject: "kind of treatment",
      subjectId: vaccine.id,
      details: { batch: "AUDITED" },
    });
  });

  test("twice at once leaves one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => confirm(`R-${at}`)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await inHand()).confirmedBatch).toMatch(/^R-\d$/);
  });
});
