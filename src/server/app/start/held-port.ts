import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Settings } from "../../platform/settings/settings.ts";

/** A port that is kept for the server until it listens. */
export type HeldPort = { port: number; release(): Promise<void> };

/**
 * The port to listen on. For port 0 the system chooses a free port now, because links in letters and pages contain it, and
 * they are built before the server listens.
 */
export async function holdPort({ port, host }: Pick<Settings, "port" | "host">): Promise<HeldPort> {
  if (port !== 0) return { port, release: async () => {} };
  const holder = createServer((early) => early.destroy()).listen(0, host);
  await once(holder, "listening");
  return {
    port: (holder.address() as AddressInfo).port,
    async release() {
      holder.close();
      await once(holder, "close");
    },
  };
}
