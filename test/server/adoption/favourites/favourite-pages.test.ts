import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anEmployee, aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();
const azor = await buildAnimal(shelter.db, { name: "Azor" });
const burek = await buildAnimal(shelter.db, { name: "Burek" });

/** For each animal with a heart on a page, whether it is marked. */
async function heartsOn(client: Client, path: string): Promise<Record<string, boolean>> {
  const { body } = await client.get(path);
  const found = [...body.matchAll(/<button[^>]*class="([^"]*)"[^>]*data-favourite="(\d+)"/g)];
  return Object.fromEntries(found.map(([, look = "", id = ""]) => [id, look.includes("is-favourite")]));
}

const PAGES = () => ["/", "/animals", `/animal/${azor}`, `/animal/${burek}`];

describe("public pages", () => {
  test("show a user the animals they have marked, and nobody else's marks", async () => {
    const [one, other] = [await aUser(shelter), await aUser(shelter)];
    await one.client.put(`/api/users/me/favourites/${azor}`);
    await other.client.put(`/api/users/me/favourites/${burek}`);
    for (const path of ["/", "/animals", "/animals?type=Dog"]) {
      expect(await heartsOn(one.client, path)).toEqual({ [azor]: true, [burek]: false });
      expect(await heartsOn(other.client, path)).toEqual({ [azor]: false, [burek]: true });
    }
    expect(await heartsOn(one.client, `/animal/${azor}`)).toMatchObject({ [azor]: true });
    expect(await heartsOn(one.client, `/animal/${burek}`)).toMatchObject({ [burek]: false });
    await one.client.delete(`/api/users/me/favourites/${azor}`);
    expect(await heartsOn(one.client, "/animals")).toEqual({ [azor]: false, [burek]: false });
  });

  test("have no hearts for staff; visitors get the same bytes, with unmarked hearts, whatever users have marked", async () => {
    const [user, employee] = [await aUser(shelter), await anEmployee(shelter)];
    for (const path of PAGES()) {
      const before = await aVisitor(shelter).get(path);
      await user.client.put(`/api/users/me/favourites/${azor}`);
      await user.client.get(path);
      const after = await aVisitor(shelter).get(path);
      expect([path, after.headers.etag]).toEqual([path, before.headers.etag]);
      expect(after.body).toBe(before.body);
      const hearts = Object.values(await heartsOn(aVisitor(shelter), path));
      expect([hearts.length > 0, hearts.includes(true)]).toEqual([true, false]);
      expect(await heartsOn(employee.client, path)).toEqual({});
    }
  });

  test("stay cached for visitors when somebody marks an animal", async () => {
    const { client } = await aUser(shelter);
    await client.get("/api/auth/me");
    const { generation } = shelter.contentChanges;
    await client.put(`/api/users/me/favourites/${azor}`);
    await client.delete(`/api/users/me/favourites/${azor}`);
    expect(shelter.contentChanges.generation).toBe(generation);
  });

  test("have a heart for an adopted animal too, and it can be marked there", async () => {
    const { client } = await aUser(shelter);
    const homed = await buildAnimal(shelter.db, { status: "Adopted" });
    expect((await client.put(`/api/users/me/favourites/${homed}`)).statusCode).toBe(200);
    expect(await heartsOn(client, `/animal/${homed}`)).toMatchObject({ [homed]: true });
  });

  test("that the browser prefetched are cleared after a change", async () => {
    const { client } = await aUser(shelter);
    for (const answer of [
      await client.put(`/api/users/me/favourites/${azor}`),
      await client.delete(`/api/users/me/favourites/${azor}`),
    ]) {
      expect(answer.headers["clear-site-data"]).toBe('"prefetchCache"');
    }
  });
});

describe("a visitor's favourites", () => {
  /** The animals on the page, in its order. */
  const shown = async (client: Client, path: string) =>
    [...(await client.get(path)).body.matchAll(/href="\/animal\/(\d+)"/g)].map(([, id]) => Number(id));

  test("are drawn in the order of the address, each once, also the adopted, of whom it says so", async () => {
    const homed = await buildAnimal(shelter.db, { name: "Chmurka", status: "Adopted" });
    const hidden = await buildAnimal(shelter.db, { status: "Left" });
    const path = `/favourites?animals=${burek}-${homed}-${hidden}-999999-${burek}-${azor}`;
    expect(await shown(aVisitor(shelter), path)).toEqual([burek, homed, azor]);
    const { body, headers, statusCode } = await aVisitor(shelter).get(path);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toContain("Chmurka has found a home");
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect((await aVisitor(shelter).get(`/pl${path}`)).body).toContain("Chmurka ma już dom");
  });

  test("are none when the address has anything else, and nothing is drawn of them into the page that all share", async () => {
    for (const animals of ["", "x", "--", "1e3", "99999999999", "%00", "1%27", "0-00-01"]) {
      const { statusCode, body } = await aVisitor(shelter).get(`/favourites?animals=${animals}`);
      expect([animals, statusCode, body.includes("data-device-favourites")]).toEqual([animals, 200, true]);
      expect(body).toContain("You have no favourites yet.");
    }
    const twice = await aVisitor(shelter).get(`/favourites?animals=${azor}&animals=${burek}`);
    expect(twice.statusCode).toBe(200);
    const [one, other] = [await aVisitor(shelter).get("/favourites"), await aVisitor(shelter).get("/favourites")];
    expect(one.headers["cache-control"]).toBe("private, no-cache");
    expect(one.headers.etag).toBe(other.headers.etag);
  });

  test("are those of the account for a user, and none for staff; a shared address is shown to both", async () => {
    const [user, employee] = [await aUser(shelter), await anEmployee(shelter)];
    for (const [person, home] of [
      [user, "/user_page"],
      [employee, "/admin"],
    ] as const) {
      const { statusCode, headers } = await person.client.get("/favourites");
      expect([statusCode, headers.location]).toEqual([302, home]);
      expect(await shown(person.client, `/favourites?animals=${azor}`)).toEqual([azor]);
    }
    await user.client.put(`/api/users/me/favourites/${azor}`);
    expect(await heartsOn(user.client, `/favourites?animals=${azor}-${burek}`)).toEqual({
      [azor]: true,
      [burek]: false,
    });
    expect(await heartsOn(employee.client, `/favourites?animals=${azor}`)).toEqual({});
  });
});
