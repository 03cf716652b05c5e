import type { AreaWork } from "../parts/area-work.ts";
import { deleteOldMarks } from "./dashboard/morning.commands.ts";
import { writeMorningLetters } from "./dashboard/morning.letter.ts";
import { keepAnswers } from "./waiting/wait.answers.ts";

export const OVERVIEW_WORK: AreaWork = {
  cleanUps: [deleteOldMarks],
  // It looks at the shelter's clock itself: the hour of six is another one in summer.
  scheduled: [
    { queue: "morning-letters", times: "1,31 * * * *", run: writeMorningLetters },
    // What has changed since is read from the records meanwhile, so that a few minutes cost little.
    { queue: "waits", times: "*/5 * * * *", run: keepAnswers },
  ],
};
