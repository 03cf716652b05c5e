import type { AreaWork } from "../parts/area-work.ts";
import { updateStatusesByHolds } from "./care/hold.commands.ts";
import { planAllTreatments } from "./treatments/treatment.planning.ts";

export const ANIMALS_WORK: AreaWork = {
  scheduled: [
    // A minute after each full hour, because the shelter's midnight is one of them.
    { queue: "holds", times: "1 * * * *", run: updateStatusesByHolds },
    // In Poland it is night in summer and in winter.
    { queue: "treatments", times: "10 2 * * *", run: planAllTreatments },
  ],
};
