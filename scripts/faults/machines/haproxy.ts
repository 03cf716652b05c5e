import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../test/support/free-port.ts";
import { type Account, startDaemon } from "./daemon.ts";
import type { PatroniNode } from "./patroni.ts";

/** A node counts as primary when Patroni says so; connections to one that no longer is are ended. */
const haproxySettings = (port: number, nodes: readonly PatroniNode[]) => `
defaults
  mode tcp
  maxconn 500
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.rest}`).join("\n")}
`;

/** Starts HAProxy before the nodes. @param stack ends it @returns the port that leads to the primary */
export async function startHaproxy(
  nodes: readonly PatroniNode[],
  folder: string,
  account: Account,
  stack: AsyncDisposableStack,
): Promise<number> {
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, haproxySettings(port, nodes));
  const haproxy = startDaemon("haproxy", ["-f", file], account, join(folder, "haproxy.log"));
  stack.defer(() => haproxy.stop());
  return port;
}
