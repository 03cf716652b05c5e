import { expect, test } from "vitest";
import { createDatabase } from "../../server/support/database.ts";
import { serverProcess } from "../../support/server-process.ts";

const MAIN = new URL("../../../scripts/dev/server.ts", import.meta.url).pathname;

test("npm run dev serves pages that are rendered from the sources, their scripts, and the calls of the API", async () => {
  const database = await createDatabase();
  const server = await serverProcess(database.url, {}, undefined, MAIN);
  try {
    const address = await server.start();
    const read = async (path: string) =>
      (await fetch(`${address}${path}`, { signal: AbortSignal.timeout(10_000) })).text();
    expect(await read("/animals")).toContain("/src/web/public/enhance/main.ts");
    expect(await read("/src/web/public/enhance/main.ts")).toContain("import");
    expect(JSON.parse(await read("/api/animals"))).toMatchObject({ items: [] });
  } finally {
    await server.remove();
    await database.drop();
  }
});
