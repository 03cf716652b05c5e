import { describe, expect, it } from "vitest";
import { DEMONSTRATION_KEY } from "../../../src/server/database/demonstration.marks.ts";
import { saveFact } from "../../../src/server/database/installation.commands.ts";
import { startApp, startAppForFile } from "../support/app.ts";
import type { Client } from "../support/client.ts";
import { anAdmin, anEmployee, aUser, aVisitor } from "../support/people.ts";

const shelter = await startAppForFile();
const visitor = aVisitor(shelter);
const user = (await aUser(shelter, { name: "</script><b>" })).client;
const employee = (await anEmployee(shelter)).client;
const admin = (await anAdmin(shelter)).client;

const whereTo = async (client: Client, path: string) => {
  const { statusCode, headers } = await client.get(path);
  return statusCode === 302 ? headers.location : statusCode;
};

describe("the user area", () => {
  it.each([
    ["/user_page", "/"],
    ["/user_page/profile", "/"],
    ["/user_page/adoptions", "/login?redirect=%2Fuser_page%2Fadoptions"],
    ["/user_page/adoptions/7", "/login?redirect=%2Fuser_page%2Fadoptions%2F7"],
    ["/user_page/adoptions/apply?animalId=3", "/login?redirect=%2Fuser_page%2Fadoptions%2Fapply%3FanimalId%3D3"],
    // From the home screen of a phone, on which work may wait.
    ["/admin/rounds", "/login?redirect=%2Fadmin%2Frounds"],
  ])("sends a visitor from %s to %s", async (path, target) => {
    expect(await whereTo(visitor, path)).toBe(target);
  });
  it.each(["/user_page", "/user_page/profile", "/user_page/adoptions/7", "/user_page/adoptions/apply"])(
    "opens %s to whoever is signed in",
    async (path) => {
      expect(await whereTo(user, path)).toBe(200);
      expect(await whereTo(employee, path)).toBe(200);
    },
  );
});

describe("the administration", () => {
  it.each(["/admin", "/admin/animals", "/admin/employees"])(
    "sends a visitor from %s to the landing page",
    async (path) => {
      expect(await whereTo(visitor, path)).toBe("/");
    },
  );
  it.each(["/admin", "/admin/animals", "/admin/employees", "/admin/adoption/edit/3"])(
    "sends a user from %s to the unauthorized page",
    async (path) => {
      expect(await whereTo(user, path)).toBe("/unauthorized");
    },
  );
  it.each([
    "/admin/employees",
    "/admin/employee/3",
    "/admin/%65mployees",
    "/admin/employee/add",
    "/admin/employee/edit/3",
    "/admin/adoption/edit/3",
    "/admin/animal_group/add",
    "/admin/EMPLOYEES",
    "/admin/newsletters/add",
    "/admin/newsletters/edit/3",
    "/admin/lists",
    "/admin/questionnaire",
    "/admin/donations",
    "/admin/outbox/3",
    "/admin/audit",
    "/admin/settings",
    "/admin/background-jobs",
  ])("opens %s to admins only", async (path) => {
    expect(await whereTo(employee, path)).toBe("/unauthorized");
    expect(await whereTo(admin, path)).toBe(200);
  });
  it.each([
    "/admin",
    "/admin/animals",
    "/admin/adoptions",
    "/admin/adoption/3",
    "/admin/adoption/add",
    "/admin/messages",
    "/admin/newsletters",
  ])("opens %s to employees", async (path) => {
    expect(await whereTo(employee, path)).toBe(200);
  });
});

describe("the document", () => {
  it("is not cached and allows no inline script in its policy", async () => {
    const { headers } = await user.get("/user_page");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
  });
  it("leaves the public pages their strict policy", async () => {
    const { headers } = await visitor.get("/about");
    expect(headers["content-security-policy"]).toContain("style-src 'self' 'sha256-");
    expect(headers["permissions-policy"]).toContain("camera=()");
  });
  it("carries the session, whatever the person is called", async () => {
    const { body } = await user.get("/user_page");
    const json = /id="session">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({ name: "</script><b>", isEmployee: false, isAdmin: false });
  });
});

describe("the addresses that throw on purpose", () => {
  it("do not exist in a real shelter", async () => {
    expect(await whereTo(visitor, "/demo/throw/screen")).toBe(404);
    expect(await whereTo(visitor, "/demo/throw/app")).toBe(404);
  });
  it("exist in the demonstration shelter until it is left, and then no more than any other unknown address", async () => {
    const demonstration = await startApp({ hasDemonstration: true });
    const anybody = aVisitor(demonstration);
    const both = async () => [await whereTo(anybody, "/demo/throw/screen"), await whereTo(anybody, "/demo/throw/app")];
    await saveFact(demonstration.db, DEMONSTRATION_KEY, { value: "{}", at: new Date() });
    expect(await both()).toEqual([200, 200]);
    await demonstration.db.deleteFrom("installation").where("key", "=", DEMONSTRATION_KEY).execute();
    expect(await both()).toEqual([404, 404]);
    const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const unknown = await anybody.get("/nowhere");
    expect(main((await anybody.get("/demo/throw/app")).body)).toBe(main(unknown.body));
    await demonstration.close();
  });
});
