import type { AreaWork } from "../platform/background/area-work.ts";
import { deleteOldMarks } from "./dashboard/morning.commands.ts";

export const OVERVIEW_WORK: AreaWork = { cleanUps: [deleteOldMarks] };
