import { z } from "zod";
import { optionalLines } from "../platform/shared.ts";
import { pastDay, type StayFacts } from "./stays.ts";

const MAX_NOTE_LENGTH = 1000;

/** The body of `POST /adoptions/{id}/hand-over`; without a day it is today's. */
export const handOverRequest = (facts: StayFacts) =>
  z.object({ on: pastDay(facts).optional(), note: optionalLines(MAX_NOTE_LENGTH).default("") });

export type HandOverRequest = z.output<ReturnType<typeof handOverRequest>>;
