import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../test/support/free-port.ts";
import { type Account, missingOf, postgresAccount } from "./daemon.ts";
import { startEtcd } from "./etcd.ts";
import { startHaproxy } from "./haproxy.ts";
import { type NodePorts, type PatroniNode, patroniNode, postgresPrograms } from "./patroni.ts";

const NAMES = ["one", "two", "three"];
/** How long a change of the cluster may take, in milliseconds. */
const WITHIN_MS = 120_000;

type Role = "leader" | "sync_standby" | "replica";
type Member = { name: string; role: Role; state: string };

/** Three nodes with synchronous replication, and HAProxy in front of them, which leads to the primary. */
export type Cluster = {
  /** Through HAProxy. */
  url: string;
  /** All nodes by name. */
  urlOfHosts: string;
  nodeWith(role: Role): Promise<PatroniNode>;
  /** Makes the synchronous standby the primary. */
  switchOver(): Promise<void>;
  /** All nodes are there, one of them the primary and one its synchronous standby. */
  untilWhole(): Promise<void>;
};

/** @returns what is not installed here */
export const missingForCluster = async (): Promise<string | undefined> =>
  postgresPrograms() ? missingOf(["patroni", "etcd", "haproxy"]) : "Debian's postgresql";

async function membersAt({ rest }: NodePorts): Promise<Member[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await response.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

async function startNodes(folder: string, account: Account, stack: AsyncDisposableStack): Promise<PatroniNode[]> {
  const etcd = await startEtcd(folder, account, stack);
  const nodes: PatroniNode[] = [];
  for (const name of NAMES) {
    const ports = { rest: await freePort(), postgres: await freePort() };
    nodes.push(await patroniNode(name, ports, { etcd, folder, account }));
  }
  for (const node of nodes) {
    node.start();
    stack.defer(() => node.stop());
  }
  return nodes;
}

/** @param stack ends everything */
export async function startCluster(stack: AsyncDisposableStack): Promise<Cluster> {
  const account = await postgresAccount();
  const folder = await mkdtemp(join(tmpdir(), "shelter-cluster-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o755);
  const nodes = await startNodes(folder, account, stack);
  const port = await startHaproxy(nodes, folder, account, stack);

  async function members(): Promise<Member[]> {
    for (const { ports } of nodes) {
      const found = await membersAt(ports);
      if (found.length > 0) return found;
    }
    return [];
  }

  async function untilMembers(isSo: (found: readonly Member[]) => boolean): Promise<void> {
    let found: Member[] = [];
    for (const end = performance.now() + WITHIN_MS; performance.now() < end; await wait(200)) {
      found = await members();
      if (isSo(found)) return;
    }
    throw new Error(`The cluster did not come so far: ${JSON.stringify(found)}`);
  }

  async function nodeWith(role: Role): Promise<PatroniNode> {
    const name = (await members()).find((member) => member.role === role)?.name;
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`No node of the cluster is ${role}.`);
    return node;
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    urlOfHosts: `postgres://postgres@${nodes.map(({ ports }) => `127.0.0.1:${ports.postgres}`).join(",")}/postgres?target_session_attrs=read-write`,
    nodeWith,
    async switchOver() {
      const [leader, candidate] = [await nodeWith("leader"), await nodeWith("sync_standby")];
      const body = JSON.stringify({ leader: leader.name, candidate: candidate.name });
      const response = await fetch(`http://127.0.0.1:${leader.ports.rest}/switchover`, { method: "POST", body });
      if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
    },
    untilWhole: () =>
      untilMembers((found) => {
        const states = found.map(({ role, state }) => `${role} ${state}`);
        const areAllThere = states.filter((state) => / (running|streaming)$/.test(state)).length === NAMES.length;
        return (
          areAllThere &&
          found.some(({ role }) => role === "leader") &&
          found.some(({ role }) => role === "sync_standby")
        );
      }),
  };
}
