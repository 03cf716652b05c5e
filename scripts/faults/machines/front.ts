import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How often each server is asked whether it is ready, how long it may take to answer, in milliseconds, and how often it may fail. */
const CHECK = { everyMs: 300, withinMs: 2_000, fails: 3 } as const;

type Health = "ready" | "leaving" | "silent";

/** What stands before several servers and leads each connection to one that is ready, as HAProxy does with plain TCP. */
export type Front = {
  url: string;
  /** Whether it leads to all of them at present. */
  areAllReady(): boolean;
  close(): Promise<void>;
};

async function healthOf(address: string): Promise<Health> {
  try {
    const { ok } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(CHECK.withinMs) });
    return ok ? "ready" : "leaving";
  } catch {
    return "silent";
  }
}

function connectTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const far = connect(Number(port), hostname);
    far.once("error", reject);
    far.once("connect", () => resolve(far));
  });
}

/** @param addresses where the servers are at present */
export async function openFront(addresses: () => readonly string[]): Promise<Front> {
  const health = new Map<string, Health>();
  const fails = new Map<string, number>();
  const open = new Map<Socket, string>();
  let next = 0;

  /** A server that does not answer any more gives up its connections; one that leaves ends them itself. */
  function cut(address: string): void {
    for (const [socket, where] of open) if (where === address) socket.destroy();
  }

  async function check(address: string): Promise<void> {
    const now = await healthOf(address);
    fails.set(address, now === "silent" ? (fails.get(address) ?? 0) + 1 : 0);
    if (now === "silent" && (fails.get(address) ?? 0) < CHECK.fails) return;
    health.set(address, now);
    if (now === "silent") cut(address);
  }

  async function lead(near: Socket): Promise<void> {
    const ready = addresses().filter((address) => health.get(address) === "ready");
    const order = ready.map((_, at) => ready[(next + at) % ready.length] as string);
    next += 1;
    for (const address of order) {
      const far = await connectTo(address).catch(() => undefined);
      if (!far) continue;
      open.set(near, address);
      far.on("error", () => near.destroy());
      far.on("close", () => near.destroy());
      near.on("close", () => {
        open.delete(near);
        far.destroy();
      });
      near.pipe(far).pipe(near);
      return;
    }
    near.destroy();
  }

  const server = createServer((near) => {
    near.on("error", () => {});
    void lead(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await Promise.all(addresses().map(check));
  const timer = setInterval(() => void Promise.all(addresses().map(check)), CHECK.everyMs);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    areAllReady: () => addresses().every((address) => health.get(address) === "ready"),
    async close() {
      clearInterval(timer);
      for (const socket of open.keys()) socket.destroy();
      server.close();
    },
  };
}
