import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { isDemonstration } from "../../../../src/server/database/demonstration.marks.ts";
import { isAlive } from "../../../../src/server/database/embedded/processes.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { databaseForFile } from "../../support/database.ts";
import { until } from "../../support/until.ts";

const database = await databaseForFile();
const photos = await mkdtemp(join(tmpdir(), "shelter-beside-"));
const server = await serverProcess(database.url, { DEMO: "1", PHOTO_STORE: photos });
afterEach(() => server.kill());
afterAll(async () => {
  await server.remove();
  await rm(photos, { recursive: true, force: true });
});

/** The process beside the server. */
async function besideServer(): Promise<number> {
  const pid = server.pid();
  const children = await until(() => readFile(`/proc/${pid}/task/${pid}/children`, "utf8"), Boolean, 5);
  return Number.parseInt(children, 10);
}

const isSeeded = () => isDemonstration(database.db);
const hasSize = async () => (await readdir(photos, { recursive: true })).some((name) => name.endsWith("640.avif"));

// Only Linux lists the children of a process.
test.runIf(process.platform === "linux")(
  "a process beside the server fills the shelter and makes the sizes of pictures, and none is left when the server is killed or stopped",
  async () => {
    const failing = expect(server.start()).rejects.toThrow("The server did not start");
    const seeding = await besideServer();
    await server.kill();
    await failing;
    await until(() => !isAlive(seeding));
    expect(await isSeeded()).toBe(false);

    const stopped = expect(server.start()).rejects.toThrow("The server did not start");
    const seedingAgain = await besideServer();
    expect(await server.leave()).toBe(0);
    await stopped;
    expect([isAlive(seedingAgain), await isSeeded()]).toEqual([false, false]);

    await server.start();
    expect(await isSeeded()).toBe(true);
    const drawing = await besideServer();
    await until(hasSize);
    await server.kill();
    await until(() => !isAlive(drawing));

    await server.start();
    const drawingAgain = await besideServer();
    expect(await server.leave()).toBe(0);
    expect(isAlive(drawingAgain)).toBe(false);
  },
);
