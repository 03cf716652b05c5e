import type { AreaWork } from "../parts/area-work.ts";
import { deleteOldChallenges } from "./second-factor/passkey.challenge.ts";
import { deleteOldSteps } from "./second-factor/step.store.ts";
import { forgetOldDevices } from "./sessions/known-device.ts";
import { deleteEndedSessions } from "./sessions/session.store.ts";

export const ACCOUNTS_WORK: AreaWork = {
  cleanUps: [deleteEndedSessions, deleteOldSteps, deleteOldChallenges, forgetOldDevices],
};
