import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../../../src/server/base/clock.ts";
import { SETTINGS, startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { anAdmin } from "../support/people.ts";
import { until } from "../support/until.ts";
import { deliverAll } from "./webhooks/receiver.ts";

/** The examples of the page, by the names of their files. */
const EXAMPLES = new Map(
  [...readFileSync("docs/api.md", "utf8").matchAll(/<!-- run: (\S+) -->\n```\w+\n(.*?)```/gs)].map(
    ([, name = "", code = ""]) => [name, code],
  ),
);

const shelter = await startAppForFile({ settings: { ...SETTINGS, webhookPrivateAddresses: true } });
shelter.clock.set(new Date());
const address = await shelter.app.listen({ port: 0, host: "127.0.0.1" });
const admin = await anAdmin(shelter);
let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shelter-examples-"));
  for (const [name, code] of EXAMPLES) await writeFile(join(folder, name), code);
});
afterAll(async () => {
  for (const child of running) child.kill();
  await rm(folder, { recursive: true });
});

async function tokenFor(...permissions: string[]): Promise<string> {
  const made = await admin.client.post("/api/api-tokens", { name: "An example", permissions });
  return made.json().token;
}

/** @returns what the example prints @throws when it fails */
async function run(program: string, name: string, settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, SHELTER: address, ...settings };
  const { stdout } = await promisify(execFile)(program, [join(folder, name)], { env });
  return stdout;
}

test("are all named, and each is run here", () => {
  expect([...EXAMPLES.keys()]).toEqual(["curl.sh", "website.mjs", "take-in.mjs", "receiver.mjs"]);
});

test("the first call reads animals with a token", async () => {
  const id = await buildAnimal(shelter.db, { name: "Fuks" });
  const printed = await run("bash", "curl.sh", { TOKEN: await tokenFor("animals.read") });
  expect(JSON.parse(printed).items[0]).toMatchObject({ id, name: "Fuks", status: "Available" });
});

test("the website reads all animals that can be adopted, and the weights of one", async () => {
  const id = await buildAnimal(shelter.db, { name: "Trop" });
  await admin.client.post(`/api/animals/${id}/weights`, { on: today(shelter.clock), kg: 12.5 });
  const printed = await run(process.execPath, "website.mjs", { TOKEN: await tokenFor("animals.read", "care.read") });
  expect(printed).toContain("Fuks, Dog,");
  expect(printed).toContain(`${address}/animal/${id}`);
  expect(printed).toContain(`12.5 kg on ${today(shelter.clock)}`);
});

test("an animal from another system comes in once, however often it is sent", async () => {
  const settings = { TOKEN: await tokenFor("animals.write"), TODAY: today(shelter.clock) };
  const printed = await run(process.execPath, "take-in.mjs", settings);
  expect(printed).toMatch(/^Animal \d+, once: true\n$/);
  const { totalCount } = (await admin.client.get("/api/animals?q=Burek")).json();
  expect(totalCount).toBe(1);
});

/** A port that nobody uses. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

test("the receiver takes what is signed, once, and refuses what is not", async () => {
  const port = await freePort();
  const made = await admin.client.post("/api/webhooks", {
    url: `http://127.0.0.1:${port}/`,
    events: ["animal.published"],
  });
  const { id, secret } = made.json();
  let printed = "";
  const env = { ...process.env, PORT: port, SECRET: secret };
  const child = spawn(process.execPath, [join(folder, "receiver.mjs")], { env, stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await until(() => printed.includes("listening"));
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    body: "{}",
    headers: { "webhook-id": "evt_1", "webhook-timestamp": String(Date.now() / 1000), "webhook-signature": "v1,bm8=" },
  });
  expect(forged.status).toBe(401);
  await buildAnimal(shelter.db, { name: "Nero" });
  await deliverAll(shelter);
  const [delivery] = (await admin.client.get(`/api/webhooks/${id}/deliveries`)).json().items;
  expect(delivery).toMatchObject({ state: "delivered", answerCode: 204 });
  await admin.client.post(`/api/webhooks/${id}/deliveries/${delivery.id}/again`);
  await deliverAll(shelter);
  await until(() => printed.includes("Nero"));
  expect(printed).toBe("listening\nanimal.published Nero\n");
});

test("the JSON of an event on the page has the fields of a real one", async () => {
  const shown = JSON.parse(
    /```json\n(\{\n {2}"id": "evt_.*?)```/s.exec(readFileSync("docs/api.md", "utf8"))?.[1] ?? "",
  );
  const { items } = (await admin.client.get("/api/webhooks/1/deliveries")).json();
  const sent = JSON.parse(items[0].body);
  expect(Object.keys(shown)).toEqual(Object.keys(sent));
  expect(Object.keys(shown.data.animal)).toEqual(Object.keys(sent.data.animal));
});
