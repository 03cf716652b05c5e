import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Observer } from "../../platform/http/request-log.ts";
import { readStatusFacts, type StatusDeps, type StatusFacts } from "../../settings/status/status.facts.ts";

/** Upper bounds of the durations, in seconds: a kept page takes less than a millisecond, a whole export many seconds. */
const BUCKETS_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Figures of one server for a monitor, in the form of Prometheus. */
export type Metrics = {
  contentType: string;
  /** All of them, read now. Those of the database are left out while it does not answer. */
  read(): Promise<string>;
  countRequest: Observer;
};

/** What is read of the whole shelter, once for each look of the monitor. */
const FIGURES: Readonly<Record<string, [help: string, read: (facts: StatusFacts) => number | undefined]>> = {
  shelter_database_bytes: ["Size of the database", ({ database }) => database.bytes],
  shelter_database_connections: ["Connections of all servers to PostgreSQL", ({ database }) => database.used],
  shelter_database_connections_max: ["max_connections of PostgreSQL", ({ database }) => database.most],
  shelter_database_read_only: ["1 while nothing can be saved", ({ isReadOnly }) => Number(isReadOnly)],
  shelter_disk_free_bytes: ["What the fullest disk of the data has left", ({ disk }) => disk?.bytesLeft],
  shelter_clock_in_doubt: [
    "1 while the clock has jumped, and nothing is deleted by date",
    ({ clockJump }) => Number(clockJump !== undefined),
  ],
  shelter_letters_waiting: ["Letters that are not with the mail server yet", ({ letters }) => letters.waiting],
  shelter_letters_late: ["Of these, those that wait for more than half an hour", ({ letters }) => letters.late],
  shelter_letters_given_up: ["Letters that were given up in the last seven days", ({ letters }) => letters.lost],
  shelter_background_jobs_failed: ["Background jobs that failed for good", ({ failedJobs }) => failedJobs],
  shelter_last_backup_seconds: ["When the last backup was made (Unix time)", ({ backupAt }) => unixTime(backupAt)],
  shelter_last_checked_backup_seconds: [
    "When a backup was last tried (Unix time)",
    ({ checkedBackupAt }) => unixTime(checkedBackupAt),
  ],
};

const unixTime = (at: Date | undefined): number | undefined => at && at.getTime() / 1000;

/** Begins to measure. @param deps with the pool of this server's connections */
export function openMetrics(deps: StatusDeps & { pool: pg.Pool }): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of the requests by route",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_S,
    registers: [register],
  });
  const gauges = Object.entries(FIGURES).map(
    ([name, [help, read]]) => [new Gauge({ name, help, registers: [register] }), read] as const,
  );
  measurePool(register, deps.pool);
  return {
    contentType: register.contentType,
    async read() {
      const facts = await readStatusFacts(deps).catch(() => undefined);
      for (const [gauge, read] of gauges) {
        const figure = facts && read(facts);
        if (figure === undefined) gauge.reset();
        gauge.set(figure ?? Number.NaN);
      }
      return register.metrics();
    },
    countRequest: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
  };
}

/** The connections of this server alone. */
function measurePool(register: Registry, pool: pg.Pool): void {
  new Gauge({
    name: "shelter_pool_connections",
    help: "Connections of this server to PostgreSQL, and requests that wait for one",
    labelNames: ["state"],
    registers: [register],
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "wanted" }, pool.waitingCount);
    },
  });
}
