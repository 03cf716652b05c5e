import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves on a free port of this machine, tells it to the process that started this one, and ends with that process. */
export function serveBare(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on("disconnect", () => process.exit());
}
