import { expect, test } from "vitest";
import { serverProcess } from "../../../support/server-process.ts";
import { createDatabase } from "../../support/database.ts";

test("with port 0, pages and letters link to the port that was opened, and forms from there are taken", async () => {
  const database = await createDatabase();
  const server = await serverProcess(database.url, { PORT: "0" });
  try {
    const address = await server.start();
    expect(new URL(address).port).not.toBe("0");
    const robots = await (await fetch(`${address}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);

    const greeting = await fetch(`${address}/api/animals?pageSize=1`);
    const [pair = ""] = greeting.headers.getSetCookie()[0]?.split(";") ?? [];
    const sent = await fetch(`${address}/api/contact/send`, {
      method: "POST",
      headers: {
        cookie: pair,
        "x-xsrf-token": decodeURIComponent(pair.slice("XSRF-TOKEN=".length)),
        "content-type": "application/json",
        origin: address,
      },
      body: JSON.stringify({ name: "Jan", email: "jan@person.test", message: "Good evening" }),
    });
    expect(sent.status).toBe(201);
    const [letter] = await database.db.selectFrom("letters").select("text").execute();
    expect(letter?.text).toContain(`${address}/admin/messages/`);
  } finally {
    await server.remove();
    await database.drop();
  }
});
