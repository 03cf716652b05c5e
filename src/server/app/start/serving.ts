import { once } from "node:events";
import { resolve } from "node:path";
import { adoptionsOfAnimal } from "../../adoption/adoption.animal.ts";
import { readDiskSpace } from "../../base/disk-space.ts";
import { readTextsByRequest } from "../../base/language.ts";
import { inCheckout } from "../../base/repository.ts";
import { onlySlow } from "../../database/pool.ts";
import type { Readiness } from "../../platform/deps.ts";
import { photoWarmer } from "../../platform/photos/photo.warmer.ts";
import { addressOf, publicUrlOf, type Settings } from "../../platform/settings/settings.ts";
import { withPresentShelter } from "../../platform/shelter/shelter.source.ts";
import { startBackups } from "../../settings/backups/backup.job.ts";
import { makeSetupCode } from "../../settings/setup/setup.code.ts";
import { isUnclaimed } from "../../settings/setup/setup.commands.ts";
import { loadPages } from "../../site/renderer.ts";
import { buildApp } from "../app.ts";
import type { AppDeps } from "../app-deps.ts";
import { KEYS } from "../keys.ts";
import { metricsServer } from "../metrics/metrics.routes.ts";
import type { openMetrics } from "../metrics/metrics.ts";
import { startBackgroundWork } from "./background-work.ts";
import type { Demonstration } from "./demonstration.ts";
import { holdPort } from "./held-port.ts";
import type { OpenParts } from "./open-parts.ts";
import { choosePaymentProvider } from "./payments.ts";
import type { Opened } from "./run-server.ts";
import { doBeside, openServerParts, type PageSource, type Start } from "./server-parts.ts";
import { print, step } from "./steps.ts";
import { stopServing } from "./stop.ts";

const DIST = inCheckout("dist");
const builtPages: PageSource = { loadPages: (site) => loadPages(DIST, site) };
/** The message to `npm start` when the start is over. */
const OPEN = "open";

function printWelcome(address: string, demonstration: Demonstration | undefined): void {
  print(`\nThe shelter is open at ${address}`);
  if (!demonstration) return;
  print(`Demonstration accounts, password ${demonstration.password}:`);
  for (const { email, role } of demonstration.accounts) print(`  ${email.padEnd(26)} ${role}`);
}

/** The code proves that the person who opens the setup can read this server's log (rules §12). */
function printSetup(address: string, code: string): void {
  print("It has no admin yet. Open this page in a browser and type the code; it works once, for a day.");
  print(`  ${address}/`);
  print(`  ${code}`);
}

/** Measures where a setting asks for it, on a port of its own or for whoever has the token. */
async function openMonitoring(
  open: OpenParts,
  { metricsPort, metricsToken, host }: Settings,
  deps: Parameters<typeof openMetrics>[0],
): Promise<AppDeps["metrics"]> {
  if (metricsPort === undefined && metricsToken === undefined) return undefined;
  const { openMetrics } = await import("../metrics/metrics.ts");
  const metrics = openMetrics(deps);
  if (metricsPort !== undefined) {
    await open.keep(
      "work",
      async () => {
        const server = metricsServer(metrics).listen(metricsPort, host);
        await once(server, "listening");
        return server;
      },
      async (server) => server.close(),
    );
  }
  return { of: metrics, token: metricsToken };
}

/** Traces where a setting names a collector. What is not sent yet is sent at the stop. */
async function startTracing(open: OpenParts, { traces }: Settings): Promise<AppDeps["tracing"]> {
  if (!traces) return undefined;
  const { openTracing } = await import("../tracing/tracing.ts");
  return open.keep(
    "work",
    async () => openTracing(traces),
    (tracing) => tracing.stop(),
  );
}

/** The folders of this machine that are written: of the embedded database and of the pictures. */
const foldersOf = ({ databaseUrl, dataDir, photoStore }: Settings): string[] => [
  ...(databaseUrl ? [] : [resolve(dataDir)]),
  ...("folder" in photoStore ? [resolve(photoStore.folder)] : []),
];

/**
 * Gives back at once what only the start needed: with it the server has 136 MB twelve seconds after it is open, without it
 * 149, and a test allows 160. `gc` is there in a server that `npm start` runs (docs/decisions/0078-the-server-is-built.md).
 */
const forgetStart = (): void => void globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });

async function startServing(start: Start): Promise<void> {
  readTextsByRequest();
  const { parts: open, environment, settings, demonstration, pageSource } = start;
  const { jobs, ...parts } = await openServerParts(start);
  const { db, clock, photoStore, hasDemonstration, contentChanges, shelter } = parts;
  const { port, release } = await holdPort(settings);
  const ownAddress = addressOf(settings, port);
  const publicUrl = publicUrlOf({ ...settings, port });
  const payments = choosePaymentProvider({
    ...parts,
    settings: { ...settings, publicUrl },
    ownAddress: () => ownAddress,
    nodeEnv: environment.NODE_ENV,
  });
  const readDisk = () => readDiskSpace(foldersOf(settings));
  const tracing = await startTracing(open, settings);
  const metrics = await openMonitoring(open, settings, { ...parts, readDisk, pool: start.data.pool });
  const readiness: Readiness = { isReady: false, wasAsked: false };
  const pages = await pageSource.loadPages({ publicUrl });
  const app = await open.keep(
    "work",
    () =>
      buildApp({
        ...parts,
        settings: { ...settings, publicUrl },
        payments,
        adoptions: adoptionsOfAnimal,
        keys: KEYS,
        pages,
        assetsDir: resolve(DIST, "client"),
        readiness,
        readDisk,
        metrics,
        tracing,
        awaitsSetup: !hasDemonstration,
      }),
    (built) => stopServing(built, readiness),
  );
  const warn = onlySlow((statement) => app.log.warn(statement, "slow statement"));
  start.onStatement = (statement) => {
    warn(statement);
    tracing?.traceStatement(statement);
  };
  pageSource.attach?.(app, contentChanges);
  await open.keep(
    "work",
    () => photoWarmer({ db, clock, store: photoStore, make: (sizes) => doBeside(open, { sizes }, "low") }),
    (warmer) => warmer.stop(),
  );
  await step("Web server", async () => {
    await release();
    await app.listen({ port, host: settings.host });
  });
  const traced = tracing?.traceJobs(jobs) ?? jobs;
  const work = { ...parts, jobs: withPresentShelter(traced, shelter), settings, publicUrl, readDisk, payments };
  await startBackgroundWork(work);
  const { backup: plan, dataDir, photoStore: photos } = settings;
  const { connection } = start.data;
  await startBackups(work, (id) => doBeside(open, { backup: { id, plan, connection, photos, dataDir } }, "low"));
  forgetStart();
  readiness.isReady = true;
  process.send?.(OPEN);
  printWelcome(publicUrl, hasDemonstration ? demonstration : undefined);
  if (!hasDemonstration && (await isUnclaimed(db))) printSetup(publicUrl, await makeSetupCode({ db, clock }));
}

/**
 * What serves on an open database, and works in the background.
 * @param demonstration fills a fresh database
 */
export const serving =
  (demonstration: Demonstration, pageSource = builtPages) =>
  (opened: Opened): Promise<void> =>
    startServing({ ...opened, demonstration, pageSource });
