import type { WorkParts } from "../../../parts/area-work.ts";
import type { WithKeys } from "../../../parts/keys/keys.ts";
import { Stopped, WORKING } from "./import.steps.ts";
import { workOnImport } from "./run-import.ts";

/** How often imports without a worker are looked for: after a crash they go on within this time. */
const SWEEP_EVERY_MS = 20_000;

/** A job that takes longer counts as lost, so the next one goes on. */
const LONGEST_MS = 10 * 60_000;

/** Brings in what waits for it. */
export const startImporting = ({ db, clock, photoStore, jobs, keys }: WorkParts & WithKeys): Promise<void> =>
  jobs.work<{ id: number }>({
    queue: "imports",
    handle({ id }, isLastTry) {
      const until = Date.now() + LONGEST_MS;
      const tell = () => {
        if (Date.now() > until) throw new Stopped();
      };
      return workOnImport({ db, clock, photoStore, keys }, Number(id), { isLastTry, tell });
    },
    sweep: {
      everyMs: SWEEP_EVERY_MS,
      find: () =>
        db
          .selectFrom("imports")
          .select("id")
          .where("state", "in", [...WORKING])
          .execute(),
    },
  });
