import { expect, test } from "vitest";
import { assembleCast } from "../../adoption/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

test("appointments from the shelter's day on are the soonest first, those before it the latest first", async () => {
  const animal_id = await buildAnimal(shelter.db);
  const service = await shelter.db.selectFrom("service_types").select("id").executeTakeFirstOrThrow();
  const day = 24 * 60 * 60_000;
  const now = shelter.clock.now().getTime();
  for (const days of [-2, 3, 0, -1, 1]) {
    await shelter.db
      .insertInto("appointments")
      .values({
        animal_id,
        employee_id: cast.outsider.id,
        service_type_id: service.id,
        purpose: `day ${days}`,
        date_of_appointment: new Date(now + days * day),
        created_at: new Date(now),
      })
      .execute();
  }
  const read = async (query: string) => {
    const { items, totalCount } = (await cast.admin.client.get(`/api/appointments?${query}`)).json();
    expect(totalCount).toBe(items.length);
    return items.map(({ purpose }: { purpose: string }) => purpose);
  };
  expect(await read("when=upcoming")).toEqual(["day 0", "day 1", "day 3"]);
  expect(await read("when=past")).toEqual(["day -1", "day -2"]);
  expect(await read("")).toEqual(["day 3", "day 1", "day 0", "day -1", "day -2"]);
  expect(await read("when=past&sort=dateOfAppointment")).toEqual(["day -2", "day -1"]);
  expect((await cast.admin.client.get("/api/appointments?when=soon")).statusCode).toBe(400);
});
