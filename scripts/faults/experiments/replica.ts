import { setTimeout as wait } from "node:timers/promises";
import { launchPair } from "../../../test/support/database-pair.ts";
import { urlOf } from "../../../test/support/postgres.ts";
import type { Experiment } from "../experiment.ts";
import { type Stage, underWork } from "../stage.ts";

/** How many articles are written and looked for at once. */
const LOOKS = 25;

/** Visitors read at once what staff have written. @returns how often it was not there, and the slowest read */
async function readOwnWrites({ address, setting: { staff, employeeId } }: Stage, when: string) {
  let missing = 0;
  let slowest = 0;
  for (let n = 0; n < LOOKS; n++) {
    const { answer } = await staff("POST", "/news", { title: `${when} ${n}`, content: "At once.", employeeId });
    const since = performance.now();
    const { status } = await fetch(`${address()}/news/${answer.id}`);
    slowest = Math.max(slowest, performance.now() - since);
    if (status !== 200) missing += 1;
    await wait(25);
  }
  return { missing, slowest: Math.round(slowest) };
}

export const REPLICA: Experiment = {
  name: "replica",
  about: "visitors read from a standby that falls behind, stops answering and is killed",
  async run(_round, stack) {
    const pair = await launchPair();
    stack.defer(() => pair.end());
    const settings = { DATABASE_READ_URL: urlOf(pair.standby.address) };
    const databaseUrl = urlOf(pair.primary.address);
    const figures: Record<string, number> = {};
    let missing = 0;
    const outcome = await underWork(stack, { databaseUrl, settings }, async (stage) => {
      const look = async (name: string) => {
        const seen = await readOwnWrites(stage, name);
        missing += seen.missing;
        figures[`${name}: slowest read ms`] = seen.slowest;
      };
      await look("following");
      await pair.pauseReplay(true);
      await look("behind");
      await pair.pauseReplay(false);
      await pair.standby.send("SIGSTOP");
      await look("silent");
      await pair.standby.send("SIGCONT");
      await look("again");
      await pair.standby.kill();
      await look("killed");
      return figures;
    });
    const wrong =
      missing > 0 ? [...outcome.wrong, `${missing} articles were not there when they were read`] : outcome.wrong;
    return { ...outcome, wrong };
  },
};
