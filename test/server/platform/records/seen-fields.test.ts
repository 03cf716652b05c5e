import { describe, expect, test } from "vitest";
import { RESOURCES } from "../../support/administration.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const one = (await anAdmin(shelter)).client;
const other = (await anAdmin(shelter)).client;

type Body = Record<string, unknown>;
type Form = { path: string; read(): Promise<Body>; first: Body; second: Body };

/** A field that the first person changes, one that the second also changes, and how the record was when both opened it. */
const pick = (record: Body, names: readonly string[]): Body => Object.fromEntries(names.map((n) => [n, record[n]]));

/** Two people open a form; the first saves a field, and then the second the same field, without having seen it. */
async function bothChange({ path, read, first, second }: Form) {
  const seen = await read();
  const was = pick(seen, Object.keys(first));
  expect((await one.put(path, { ...first, was })).statusCode).toBe(200);
  const between = await read();
  const refused = await other.put(path, { ...second, was });
  return { seen, between, was, refused };
}

const record =
  (path: string, query = "") =>
  async () =>
    (await one.get(`/api${path}${query}`)).json();
const firstOf = (change: Body): Body => Object.fromEntries(Object.entries(change).slice(0, 1));
const another: Body = {
  title: "Closed day",
  maxSalary: 7000,
  amount: 81,
  text: "Come tomorrow.",
  purpose: "X-ray",
  name: "Rex",
  description: "Old dogs.",
  city: "Sopot",
  jobTitle: "Nurse",
  kind: "vet",
};

describe.each(RESOURCES)("a change of $path", (resource) => {
  test("is refused with both left as they are when somebody else has changed the field since", async () => {
    const added = await one.post(`/api${resource.path}`, await resource.good(shelter));
    const { id } = added.json();
    const first = firstOf(resource.change);
    const second = pick(another, Object.keys(first));
    const read = record(`${resource.path}/${id}`, resource.query);
    const path = `/api${resource.path}/${id}`;
    const { refused, between } = await bothChange({ path, read, first, second });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "changed", present: first });
    expect(await read()).toEqual(between);
    // Having seen it, the second may decide; and without `was` the last one wins, as before.
    expect((await other.put(path, { ...second, was: first })).json()).toMatchObject(second);
    expect((await other.put(path, first)).json()).toMatchObject(first);
  });
});

test("other fields pass, also those that are written in another way and mean the same", async () => {
  const id = await buildAnimal(shelter.db, { name: "Fuga", weight_kg: 12 });
  const path = `/api/animals/${id}`;
  expect((await one.put(path, { name: "Fuga II", was: { name: "Fuga" } })).statusCode).toBe(200);
  const answer = await other.put(path, { weight: 13, was: { weight: "12", name: "Fuga", unknown: [1] } });
  expect([answer.statusCode, answer.json().name, answer.json().weight]).toEqual([200, "Fuga II", 13]);
  const same = await other.put(path, { weight: 13, was: { weight: 12 } });
  expect(same.statusCode).toBe(200);
  expect((await other.put(path, { weight: 14, was: "no object" })).statusCode).toBe(200);
});

test("of two who save at the same moment one is told", async () => {
  const id = await buildAnimal(shelter.db, { name: "Para", weight_kg: 12 });
  const answers = await Promise.all(
    [one, other].map((client, n) => client.put(`/api/animals/${id}`, { weight: 20 + n, was: { weight: 12 } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

describe("forms in dialogs keep what somebody else has saved", () => {
  async function expectRefused(form: Form, present: Body = form.first): Promise<void> {
    const { refused } = await bothChange(form);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "changed"]);
    expect(refused.json().present).toEqual(present);
  }
  const inLocation = async (id: number): Promise<Body & { units: Body[] }> => {
    const { items } = (await one.get("/api/locations")).json();
    return items.find((location: { id: number }) => location.id === id);
  };

  test("of a location and a unit", async () => {
    const units = [{ name: "B1", capacity: 1 }];
    const { id, units: made } = (await one.post("/api/locations", { name: "House B", kind: "kennel", units })).json();
    const unit = made[0].id;
    await expectRefused({
      path: `/api/locations/${id}`,
      read: () => inLocation(id),
      first: { name: "House C" },
      second: { name: "House D" },
    });
    await expectRefused({
      path: `/api/units/${unit}`,
      read: async () => (await inLocation(id)).units[0] as Body,
      first: { capacity: 2 },
      second: { capacity: 3 },
    });
  });

  test("of a kind of treatment and its rule", async () => {
    const kinds = async () => (await one.get("/api/treatment-kinds")).json();
    const all = await kinds();
    const list = (found: { items?: Body[] } | Body[]) => (Array.isArray(found) ? found : (found.items ?? []));
    const kind = list(all).find((each) => (each.rules as Body[]).length > 0) as Body;
    const find = async () => list(await kinds()).find((each) => each.id === kind.id) as Body;
    const names = kind.names as Body;
    await expectRefused(
      {
        path: `/api/treatment-kinds/${kind.id}`,
        read: find,
        first: { names: { ...names, en: "First name" } },
        second: { names: { ...names, en: "Second name" } },
      },
      { names: { ...names, en: "First name" } },
    );
    const [rule] = kind.rules as Body[];
    await expectRefused({
      path: `/api/treatment-rules/${rule?.id}`,
      read: async () => ((await find()).rules as Body[]).find((each) => each.id === rule?.id) as Body,
      first: { fromWeeks: 7 },
      second: { fromWeeks: 9 },
    });
  });

  test("of a given dose and a hold", async () => {
    const animal = await buildAnimal(shelter.db);
    const kinds = (await one.get("/api/treatment-kinds")).json();
    const kind = (kinds.items ?? kinds).find((each: { name: string }) => each.name === "Deworming");
    const dose = (await one.post(`/api/animals/${animal}/treatments`, { kindId: kind.id, on: "2026-11-20" })).json();
    const doses = async () => (await one.get(`/api/animals/${animal}/treatments`)).json();
    await expectRefused({
      path: `/api/treatments/${dose.id}`,
      read: async () => {
        const found = await doses();
        return (found.items ?? found).find((each: { id: number }) => each.id === dose.id);
      },
      first: { note: "Spat out" },
      second: { note: "Swallowed" },
    });
    const hold = (
      await one.post(`/api/animals/${animal}/holds`, { kind: "other", from: "2026-11-20", until: "2026-12-01" })
    ).json();
    await expectRefused({
      path: `/api/holds/${hold.id}`,
      read: async () => ({ until: "2026-12-01" }),
      first: { until: "2026-12-05" },
      second: { until: "2026-12-09" },
    });
  });

  test("of the questions, and of a newsletter", async () => {
    const read = record("/adoptions/questionnaire/template");
    const { questions } = (await read()) as { questions: string[] };
    await expectRefused({
      path: "/api/adoptions/questionnaire/template",
      read,
      first: { questions: [...questions, "First?"] },
      second: { questions: [...questions, "Second?"] },
    });
    const { id } = (await one.post("/api/newsletters/issues", { subject: "Spring", content: "Come." })).json();
    await expectRefused({
      path: `/api/newsletters/issues/${id}`,
      read: record(`/newsletters/${id}`),
      first: { subject: "Summer" },
      second: { subject: "Autumn" },
    });
  });
});

test("a note is only its writer's, in two windows too", async () => {
  const staff = (await anEmployee(shelter)).client;
  const { id: user } = (
    await one.post("/api/users", await RESOURCES.find((r) => r.path === "/users")?.good(shelter))
  ).json();
  const { id } = (await staff.post(`/api/users/${user}/notes`, { text: "Rings at noon." })).json();
  const path = `/api/users/${user}/notes/${id}`;
  const was = { text: "Rings at noon." };
  expect((await staff.put(path, { text: "Rings at one.", was })).statusCode).toBe(200);
  const answer = await staff.put(path, { text: "Rings at two.", was });
  expect([answer.statusCode, answer.json().present]).toEqual([409, { text: "Rings at one." }]);
});
