import { join } from "node:path";
import { freePort } from "../../../test/support/free-port.ts";
import { type Account, startDaemon } from "./daemon.ts";

/** Starts an etcd of one member. @param stack ends it @returns its port */
export async function startEtcd(folder: string, account: Account, stack: AsyncDisposableStack): Promise<number> {
  const [clients, peers] = [await freePort(), await freePort()];
  const [own, others] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`];
  const etcd = startDaemon(
    "etcd",
    [
      ...["--name", "etcd", "--data-dir", join(folder, "etcd"), "--initial-cluster", `etcd=${others}`],
      ...["--listen-client-urls", own, "--advertise-client-urls", own],
      ...["--listen-peer-urls", others, "--initial-advertise-peer-urls", others],
    ],
    account,
    join(folder, "etcd.log"),
  );
  stack.defer(() => etcd.stop());
  return clients;
}
