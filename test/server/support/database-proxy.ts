import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import type { TestDatabase } from "./database.ts";

/** Stands between the product and a database, to play a network that fails without a word. */
export type DatabaseProxy = {
  /** The database through the proxy. */
  where: pg.ClientConfig;
  url: string;
  /** From now on nothing passes on the connections that are open, which stay open; new ones work. */
  silence(): void;
  close(): Promise<void>;
};

export async function databaseProxy({ where }: TestDatabase): Promise<DatabaseProxy> {
  const { host = "", port = 5432, user = "", password = "", database = "" } = where;
  const sockets = new Set<Socket>();
  const working = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    near.pipe(far).pipe(near);
    working.add(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        if (working.delete(near)) other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  const url = new URL(
    `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${address.port}/${database}`,
  );
  return {
    where: { ...where, host: "127.0.0.1", port: address.port },
    url: url.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
      working.clear();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
