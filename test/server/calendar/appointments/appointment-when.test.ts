import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAppointment } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const { client } = await anEmployee(shelter);

test("appointments from the shelter's day on are the soonest first, those before it the latest first", async () => {
  const now = shelter.clock.now().getTime();
  for (const days of [-2, 3, 0, -1, 1]) {
    const date_of_appointment = new Date(now + days * 24 * 60 * 60_000);
    await buildAppointment(shelter.db, { purpose: `day ${days}`, date_of_appointment });
  }
  const read = async (query: string) => {
    const { items, totalCount } = (await client.get(`/api/appointments?${query}`)).json();
    expect(totalCount).toBe(items.length);
    return items.map(({ purpose }: { purpose: string }) => purpose);
  };
  expect(await read("when=upcoming")).toEqual(["day 0", "day 1", "day 3"]);
  expect(await read("when=past")).toEqual(["day -1", "day -2"]);
  expect(await read("")).toEqual(["day 3", "day 1", "day 0", "day -1", "day -2"]);
  expect(await read("when=past&sort=dateOfAppointment")).toEqual(["day -2", "day -1"]);
  expect((await client.get("/api/appointments?when=soon")).statusCode).toBe(400);
});
