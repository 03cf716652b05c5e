import { z } from "zod";
import type { Message } from "../texts/message.ts";
import { momentIn } from "./time.ts";

/** The latest day: nobody plans further ahead, and its year has four digits in every time zone. */
const LAST_YEAR = 2999;

/** A date and a time that somebody types: with an offset or `Z`, or without; then by the shelter's clock. */
export const typedMoment = (message: Message) =>
  z
    .string(message)
    .trim()
    .pipe(z.iso.datetime({ offset: true, local: true, ...message }))
    .refine((typed) => Number(typed.slice(0, 4)) <= LAST_YEAR, message);

/** The time by which "in the future" is judged, and the zone that times without one are in. */
export type ShelterTime = { now(): Date; zone: string };

/** @returns whether a moment that was typed is still to come */
export const isInFuture = (typed: string, { now, zone }: ShelterTime): boolean => momentIn(zone, typed) > now();

/** A typed moment in the future. One that is no date gets one message, not also "in the past". */
export function futureMoment(time: ShelterTime, message: Message, past: Message) {
  const typed = typedMoment(message);
  return typed.refine((given) => !typed.safeParse(given).success || isInFuture(given, time), past);
}
