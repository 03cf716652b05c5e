import { expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser } from "../support/people.ts";
import { adoptionAt, assembleCast, type Cast } from "./adoption-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

test("staff see how many people want an animal, and those applications that they may read", async () => {
  const animal = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const of = async (client: Cast["visitor"]) => (await client.get(`/api/animals/${animal}/applications`)).json();
  expect(await of(cast.admin.client)).toEqual({ total: 0, items: [] });
  const first = await adoptionAt(shelter, cast, 1, await aUser(shelter), animal);
  const second = await adoptionAt(shelter, cast, 2, await aUser(shelter), animal);
  const all = await of(cast.admin.client);
  expect(all.total).toBe(2);
  expect(all.items).toMatchObject([
    { id: first.id, currentStageType: 1, outcome: null },
    { id: second.id, currentStageType: 2, outcome: null },
  ]);
  expect(await of(cast.outsider.client)).toEqual({ total: 2, items: [] });
  await cast.admin.client.post(`/api/adoptions/${first.id}/reject`, { note: "No garden." });
  expect(await of(cast.admin.client)).toMatchObject({ total: 1, items: [{ id: second.id }] });
  expect((await cast.admin.client.get("/api/animals/999999/applications")).statusCode).toBe(404);
});
