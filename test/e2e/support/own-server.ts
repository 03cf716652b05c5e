import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { urlOf, withClient } from "../../support/postgres.ts";
import { serverProcess } from "../../support/server-process.ts";
import { TEMPLATE, type TemplateLocation, template } from "./template.ts";

/** What users run: it is built with the pages. */
const BUILT = resolve(import.meta.dirname, "../../../dist-server/main.js");

/** What stands in the environment of the tests does not change the product. */
export const SETTINGS = { PHOTO_STORE: "", PUBLIC_URL: "", SMTP_URL: "", LOG_LEVEL: "info" };

/** A running product. */
export type OwnServer = { address: string; close(): Promise<void> };
/** One that is ended as by a power cut, and brought back at the same address. */
type MortalServer = OwnServer & { kill(): Promise<void>; start(): Promise<string> };

/** A copy of the template: its name, and what leads the product to it. */
export type Copy = { name: string; settings: { DATABASE_URL: string; DATA_DIR: string } };

/** @param name of the copy, which no other has */
export async function copyTemplate(name: string): Promise<Copy> {
  const { postgres, folder } = template();
  await withClient(postgres, (client) =>
    client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  );
  const database = { ...postgres, database: name };
  // Who signed in for the template has just shown who they are.
  await withClient(database, (client) =>
    client.query("update sessions set created_at = now(), last_seen_at = now(), confirmed_at = now()"),
  );
  await cp(join(folder, TEMPLATE), join(folder, name), { recursive: true });
  return { name, settings: { DATABASE_URL: urlOf(database), DATA_DIR: join(folder, name) } };
}

/** Removes a copy that no server uses any more. */
export async function dropCopy({ name, settings }: Copy): Promise<void> {
  await withClient(template().postgres, (client) => client.query(`drop database ${name} with (force)`));
  await rm(settings.DATA_DIR, { recursive: true });
}

/**
 * Starts the product in a process of its own on a copy of the template.
 * @param name of the copy, which no other has
 * @param logFile of the server
 */
export async function openOwnServer(name: string, logFile: string): Promise<MortalServer> {
  await copyTemplate(name);
  return startServer(template(), name, logFile);
}

/** Starts the product, or another main module, on the database and the data folder of this name. */
export async function startServer(
  { postgres, folder }: Omit<TemplateLocation, "sessions">,
  name: string,
  logFile: string,
  main: string = BUILT,
): Promise<MortalServer> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const settings = { ...SETTINGS, DEMO: "1", DATA_DIR: join(folder, name), PORT: await freePort() };
  const product = await serverProcess(urlOf({ ...postgres, database: name }), settings, log, main);
  const close = async () => {
    await product.leave();
    await product.remove();
    log.end();
  };
  return { address: await product.start(), close, kill: product.kill, start: product.start };
}

/** Links in letters name the port of the settings: it cannot be left to the system. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return String(port);
}
