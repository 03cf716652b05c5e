import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { print } from "../../src/server/app/start/steps.ts";
import { Refusal, runCommand, typedPath } from "./command.ts";

const HELP = `npm run shelters -- add NAME --host HOST [--database URL] [--settings FOLDER]
    Adds a shelter to this machine: a role and a database of its own with what the product needs, a port, and the file
    FOLDER/NAME.env that its service reads (deploy/systemd). It prints how to start it and what the web server needs.
    NAME has small letters, digits and dashes; HOST is where people reach it, as lodz.shelter.example.
    URL is the address of a superuser of PostgreSQL (default: the socket of this machine); FOLDER is /etc/animal-shelter.
npm run shelters -- list [--settings FOLDER]
    The shelters that have such a file, each with its port and address.`;

const FOLDER = "/etc/animal-shelter";
const SOCKET = "postgres:///postgres?host=/var/run/postgresql";
const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
const FIRST_PORT = 3001;
const EXTENSIONS = ["unaccent", "pg_trgm", "btree_gist"];
/** It has the database's password. */
const OWNER_ONLY = 0o600;

type Known = { name: string; port: number; address: string };

/** The shelters that have a file with settings. */
async function knownIn(folder: string): Promise<Known[]> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith(".env")) : [];
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text, index) => ({
    name: (files.toSorted()[index] ?? "").replace(/\.env$/, ""),
    port: Number(/^PORT=(\d+)/m.exec(text)?.[1] ?? 0),
    address: /^PUBLIC_URL=(.*)/m.exec(text)?.[1] ?? "",
  }));
}

/**
 * Creates the role and the database, which nobody else may enter.
 * @returns the address with which the shelter reaches it
 * @throws Refusal when one of that name is there; nothing is left of a database that could not be finished
 */
async function createDatabase(superuser: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect().catch((error: Error) => {
    throw new Refusal(`PostgreSQL cannot be reached: ${error.message}.`, { cause: error });
  });
  const own = `shelter_${name.replaceAll("-", "_")}`;
  const quoted = pg.escapeIdentifier(own);
  const password = randomBytes(24).toString("base64url");
  try {
    const { rows } = await client.query(
      "select from pg_database where datname = $1 union all select from pg_roles where rolname = $1",
      [own],
    );
    if (rows.length > 0) throw new Refusal(`PostgreSQL already has a database or a role ${own}: choose another name.`);
    await client.query(`create role ${quoted} login password ${pg.escapeLiteral(password)}`);
    try {
      await client.query(`create database ${quoted} owner ${quoted} template template0 encoding 'UTF8'`);
      await client.query(`revoke all on database ${quoted} from public`);
      await addExtensions(superuser, own);
    } catch (error) {
      await client.query(`drop database if exists ${quoted}`);
      await client.query(`drop role ${quoted}`);
      throw error;
    }
  } finally {
    await client.end();
  }
  const address = addressIn(superuser, own);
  for (const name of ["user", "password"]) address.searchParams.delete(name);
  address.username = own;
  address.password = password;
  return address.href;
}

/** The address of another database of the same PostgreSQL. */
function addressIn(superuser: string, database: string): URL {
  // Without a host, an address takes no name.
  const address = new URL(superuser.replace(/:\/\/\//, "://localhost/"));
  address.pathname = `/${database}`;
  return address;
}

async function addExtensions(superuser: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressIn(superuser, database).href });
  await client.connect();
  try {
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
  } finally {
    await client.end();
  }
}

async function add(name: string, host: string, superuser: string, folder: string): Promise<void> {
  if (!NAME.test(name))
    throw new Refusal("A shelter's name has small letters, digits and dashes, and begins with a letter.");
  if (!HOST.test(host)) throw new Refusal("--host must be a name such as lodz.shelter.example.");
  const known = await knownIn(folder);
  const file = join(folder, `${name}.env`);
  const taken = known.find((other) => other.name === name || other.address === `https://${host}`);
  if (taken) throw new Refusal(`${join(folder, `${taken.name}.env`)} is there already, for ${taken.address}.`);
  const port = Math.max(FIRST_PORT - 1, ...known.map((other) => other.port)) + 1;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const url = await createDatabase(superuser, name);
  const lines = [`PORT=${port}`, `PUBLIC_URL=https://${host}`, "TRUST_PROXY=1", `DATABASE_URL=${url}`];
  await writeFile(file, `${lines.join("\n")}\n`, { mode: OWNER_ONLY, flag: "wx" });
  print(`${file} is written; more settings (SMTP_URL, BACKUP_TO, …) go into it.
Start it:       systemctl enable --now animal-shelter@${name}
For Caddy:      ${host} {
                    reverse_proxy 127.0.0.1:${port}
                }
Its first page asks for a code; journalctl -u animal-shelter@${name} has it.`);
}

async function list(folder: string): Promise<void> {
  const known = await knownIn(folder);
  for (const { name, port, address } of known) print(`${name.padEnd(32)} ${String(port).padEnd(6)} ${address}`);
  if (known.length === 0) print(`There is no shelter in ${folder}.`);
}

await runCommand({
  help: HELP,
  options: { host: { type: "string" }, database: { type: "string" }, settings: { type: "string" } },
  accepts: ([what, name, ...more]) =>
    more.length === 0 && (what === "list" ? !name : what === "add" && name !== undefined),
  async run({ positionals: [what, name = ""], values: { host, database, settings } }) {
    const folder = typeof settings === "string" ? typedPath(settings) : FOLDER;
    if (what === "list") return list(folder);
    return add(name, String(host ?? ""), typeof database === "string" ? database : SOCKET, folder);
  },
});
