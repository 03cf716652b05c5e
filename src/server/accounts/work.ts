import type { AreaWork } from "../platform/background/area-work.ts";
import { deleteEndedSessions } from "./session.store.ts";

export const ACCOUNTS_WORK: AreaWork = { cleanUps: [deleteEndedSessions] };
