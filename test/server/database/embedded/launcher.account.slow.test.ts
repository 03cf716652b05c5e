import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { launchDatabase } from "../../../../src/server/database/embedded/launch.ts";
import {
  ask,
  canRunAs,
  cleanUp,
  freshFolder,
  isRoot,
  NOBODY,
  preparedFolder,
  serverPid,
  startApp,
} from "../../../support/launcher.fixture.ts";

/** An account number that has no name. */
const NAMELESS = 54_321;
const nobodyCanRun = canRunAs(NOBODY);

afterAll(cleanUp);

test.skipIf(isRoot)("An ordinary account serves its own database", async () => {
  const dataDir = await freshFolder(0o700);
  const database = await launchDatabase({ dataDir });
  expect((await stat(database.dataDirectory)).uid).toBe(process.getuid?.());
  expect(await ask(database.pool, "select 1 as one")).toEqual({ one: 1 });
  await database.stop();
});

describe.runIf(isRoot && process.platform === "linux")("As root", () => {
  test.runIf(nobodyCanRun)("the server runs under an ordinary account, which owns the database", async () => {
    const dataDir = await preparedFolder();
    const database = await launchDatabase({ dataDir });
    const { uid } = await stat(database.dataDirectory);
    expect(uid).not.toBe(0);
    expect(serverAccount(dataDir)).toEqual({ outside: uid, inside: uid });
    await database.stop();
  });

  test.runIf(nobodyCanRun)("the server runs as the owner of the data folder", async () => {
    const dataDir = await freshFolder();
    await mkdir(dataDir);
    await chown(dataDir, NOBODY, NOBODY);
    const database = await launchDatabase({ dataDir });
    expect(serverAccount(dataDir).outside).toBe(NOBODY);
    await database.stop();
  });

  test.runIf(nobodyCanRun)("the server runs as the owner of a home that nobody else may enter", async () => {
    const dataDir = await freshFolder(0o700);
    await chown(dirname(dataDir), NOBODY, NOBODY);
    const database = await launchDatabase({ dataDir });
    expect(serverAccount(dataDir).outside).toBe(NOBODY);
    await database.stop();
  });

  test("below a home that only root may enter the server is root outside and nobody inside", async () => {
    const dataDir = await freshFolder(0o700);
    const first = await launchDatabase({ dataDir });
    expect(serverAccount(dataDir)).toEqual({ outside: 0, inside: NOBODY });
    expect(await ask(first.pool, "select 1 as one")).toEqual({ one: 1 });
    await first.stop();
    const second = await launchDatabase({ dataDir });
    expect(second.adopted).toBe(false);
    await second.stop();
  });

  test("where that is forbidden a sentence names the ways out", async () => {
    const dataDir = await freshFolder(0o700);
    const app = startApp(dataDir, { env: { PATH: "/nonexistent" } });
    await expect(app).rejects.toThrow(
      /PostgreSQL does not run as root, and no other account can reach .*choose a DATA_DIR .*set DATABASE_URL/,
    );
  });

  test("a database that was restored as root is served again", async () => {
    const dataDir = await preparedFolder();
    execFileSync("chown", ["-R", "0:0", dataDir]);
    const database = await launchDatabase({ dataDir });
    expect(await ask(database.pool, "select 1 as one")).toEqual({ one: 1 });
    await database.stop();
  });

  test.runIf(nobodyCanRun)("a database whose owner can no longer reach it passes to one who can", async () => {
    const dataDir = await freshFolder(0o700);
    execFileSync("cp", ["-a", await preparedFolder(), dataDir]);
    expect((await stat(join(dataDir, "postgres"))).uid).not.toBe(0);
    const database = await launchDatabase({ dataDir });
    expect(serverAccount(dataDir)).toEqual({ outside: 0, inside: NOBODY });
    await database.stop();
  });
});

describe.runIf(nobodyCanRun)("As an ordinary account", () => {
  test("the application makes, stops and starts its database", async () => {
    const dataDir = await ownedFolder(NOBODY);
    const first = await startApp(dataDir, { uid: NOBODY, gid: NOBODY });
    expect(serverAccount(dataDir)).toEqual({ outside: NOBODY, inside: NOBODY });
    await first.stop();
    const second = await startApp(dataDir, { uid: NOBODY, gid: NOBODY });
    expect(second.adopted).toBe(false);
    await second.stop();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  test("an account without a name makes its database as well", async () => {
    const dataDir = await ownedFolder(NAMELESS);
    const app = await startApp(dataDir, { uid: NAMELESS, gid: NAMELESS });
    expect(serverAccount(dataDir)).toEqual({ outside: NAMELESS, inside: NOBODY });
    await app.stop();
    const again = await startApp(dataDir, { uid: NAMELESS, gid: NAMELESS });
    expect(serverAccount(dataDir)).toEqual({ outside: NAMELESS, inside: NAMELESS });
    await again.stop();
  });

  test("another account's database is refused in a sentence, running or not", async () => {
    const dataDir = await preparedFolder();
    await chown(dataDir, NAMELESS, NAMELESS);
    const refusal = /belongs to another account: start the application as that account/;
    await expect(startApp(dataDir, { uid: NAMELESS, gid: NAMELESS })).rejects.toThrow(refusal);
    const database = await launchDatabase({ dataDir });
    await expect(startApp(dataDir, { uid: NAMELESS, gid: NAMELESS })).rejects.toThrow(refusal);
    await database.stop();
  });
});

async function ownedFolder(uid: number): Promise<string> {
  const dataDir = await freshFolder(0o700);
  await chown(dirname(dataDir), uid, uid);
  return dataDir;
}

/** Which account the server is, for the computer and in its own user namespace. */
function serverAccount(dataDir: string): { outside: number; inside: number } {
  const process = `/proc/${serverPid(dataDir)}`;
  const outside = Number(readFileSync(`${process}/status`, "utf8").match(/^Uid:\s+(\d+)/m)?.[1]);
  const [inside, start, count] = readFileSync(`${process}/uid_map`, "utf8").trim().split(/\s+/).map(Number);
  return { outside, inside: Number(count) === 1 ? Number(inside) : outside - Number(start) };
}
