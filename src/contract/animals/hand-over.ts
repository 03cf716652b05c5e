import { z } from "zod";
import { optionalLines } from "../platform/shared.ts";
import { pastDay, type StayFacts } from "./stays.ts";

/** The longest note on a handover, in characters, and the longest reason for calling one off. */
export const MAX_HANDOVER_NOTE = 1000;

/** The body of `POST /adoptions/{id}/hand-over`; without a day it is today's. */
export const handOverRequest = (facts: StayFacts) =>
  z.object({ on: pastDay(facts).optional(), note: optionalLines(MAX_HANDOVER_NOTE).default("") });

export type HandOverRequest = z.output<ReturnType<typeof handOverRequest>>;
