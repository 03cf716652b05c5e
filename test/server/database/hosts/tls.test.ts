import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { openByUrl } from "../../../../src/server/app/start/open-by-url.ts";
import { databaseForFile } from "../../support/database.ts";

const FILES = join(import.meta.dirname, "../../support/tls");
const ROOT = `sslrootcert=${join(FILES, "ca.crt")}`;
const certificate = {
  key: readFileSync(join(FILES, "server.key")),
  cert: readFileSync(join(FILES, "server.crt")),
};

const database = await databaseForFile();

/** The database behind the beginning of PostgreSQL's protocol for TLS. @param answer to who asks for encryption */
async function behindTls(answer: "S" | "N") {
  const { host = "", port = 5432 } = database.where;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on("error", () => {});
    near.once("data", (first: Buffer) => {
      const asksForTls = first.length === 8 && first.readInt32BE(4) === 80877103;
      if (asksForTls) near.write(answer);
      if (asksForTls && answer === "N") return near.once("data", (hello: Buffer) => pass(near, hello));
      if (!asksForTls) return answer === "S" ? near.destroy() : pass(near, first);
      const secure = new TLSSocket(near, { isServer: true, ...certificate });
      secure.on("error", () => {});
      return pass(secure);
    });
  }).listen(0, "localhost");
  function pass(near: Socket, first?: Buffer) {
    const far = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    if (first) far.write(first);
    near.pipe(far).pipe(near);
  }
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** @returns whether the connection is encrypted @throws why there is none */
async function askThrough(port: number, parameters: string, name = "localhost"): Promise<boolean> {
  const { user = "", password = "", database: db = "" } = database.where;
  const person = `${user}:${encodeURIComponent(String(password))}`;
  const url = `postgres://${person}@${name}:${port}/${db}?${parameters}`;
  const { pool, close } = await openByUrl(url, url, () => {});
  try {
    const client = await pool.connect();
    client.release();
    return client.connection.stream instanceof TLSSocket;
  } finally {
    await close();
  }
}

test("sslmode means what it means to libpq where the server encrypts", async () => {
  await using server = await behindTls("S");
  for (const mode of ["prefer", "require", "allow"])
    expect([mode, await askThrough(server.port, `sslmode=${mode}`)]).toEqual([mode, true]);
  for (const mode of ["require", "verify-ca", "verify-full"])
    expect([mode, await askThrough(server.port, `sslmode=${mode}&${ROOT}`)]).toEqual([mode, true]);
  await expect(askThrough(server.port, "sslmode=disable")).rejects.toThrow();
  // The certificate is for the name localhost, and signed by an authority that the system does not know.
  expect(await askThrough(server.port, `sslmode=verify-ca&${ROOT}`, "127.0.0.1")).toBe(true);
  await expect(askThrough(server.port, `sslmode=verify-full&${ROOT}`, "127.0.0.1")).rejects.toThrow(/IP|altnames/);
  await expect(askThrough(server.port, "sslmode=verify-full&sslrootcert=system")).rejects.toThrow(/certificate/);
});

test("where the server does not encrypt, prefer goes on without, and require does not", async () => {
  await using server = await behindTls("N");
  expect(await askThrough(server.port, "sslmode=prefer")).toBe(false);
  expect(await askThrough(server.port, "sslmode=allow")).toBe(false);
  await expect(askThrough(server.port, "sslmode=require")).rejects.toThrow("does not support SSL");
  await expect(askThrough(server.port, `sslmode=verify-full&${ROOT}`)).rejects.toThrow("does not support SSL");
});
