import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A server as browsers see it, whose service worker becomes another version when the test says so. */
export type Versioned = { address: string; renew(): void; close(): Promise<void> };

/** Stands before a server and hands everything on; the worker's file has a line more once it is renewed. */
export async function beforeServer(server: string): Promise<Versioned> {
  const { hostname, port } = new URL(server);
  let version = "";
  const front = createServer((asked, answer) => {
    const isWorker = asked.url === "/sw.js";
    const whole = { "accept-encoding": "identity", "if-none-match": "", "if-modified-since": "" };
    const headers = { ...asked.headers, ...(isWorker && whole) };
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (found) => {
      const { "content-length": length, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 502, isWorker ? kept : found.headers);
      if (!isWorker) return found.pipe(answer);
      found.on("data", (part) => answer.write(part)).on("end", () => answer.end(version));
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  const { port: own } = front.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${own}`,
    renew: () => {
      version = "\n// the next version";
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await once(front, "close");
    },
  };
}
