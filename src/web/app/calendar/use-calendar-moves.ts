import { useState } from "react";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { shelterZone } from "../../format.ts";
import { callApi } from "../platform/calls.ts";
import { notifyError, notifyWithUndo } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { titleOf } from "./calendar-card.tsx";
import { keyOf } from "./calendar-days.ts";

/** Where something is moved to: a time by the shelter's clock or with a zone, and who is there. */
export type Target = { startsAt: string; employeeId: number | null };
/** A move that was refused because somebody is busy: the sentence, and the times that are free instead. */
export type Clash = { item: CalendarItem; target: Target; message: string; free: readonly string[] };

function send({ kind, id }: CalendarItem, { startsAt, employeeId }: Target): Promise<unknown> {
  if (kind !== "appointment") return callApi("PUT /visits/:id", { params: { id }, body: { startsAt, employeeId } });
  const body = { dateOfAppointment: startsAt, ...(employeeId !== null && { employeeId }) };
  return callApi("PUT /appointments/:id", { params: { id }, body });
}

/**
 * Moves appointments and visits. Every move can be undone; one that clashes says when, and offers the next free times.
 * @param onClash called with a move that was refused so
 */
export function useCalendarMoves(onClash: (clash: Clash) => void) {
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether it is there now */
  async function move(item: CalendarItem, target: Target): Promise<boolean> {
    const text = appTexts().calendar;
    const key = keyOf(item);
    const startsAt = momentIn(shelterZone(), target.startsAt).toISOString();
    if (startsAt === item.startsAt && target.employeeId === item.employeeId) return true;
    setMoving((before) => new Set([...before, key]));
    try {
      await send(item, { ...target, startsAt });
      const back = { startsAt: item.startsAt, employeeId: item.employeeId };
      notifyWithUndo(text.moved(titleOf(item)), () => void move({ ...item, ...target, startsAt }, back));
      return true;
    } catch (error) {
      const message = errorText(error, text.moveFailed);
      const present = error instanceof ApiError ? error.present : undefined;
      if (present && "free" in present) onClash({ item, target, message, free: present.free });
      else notifyError(message);
      return false;
    } finally {
      setMoving((before) => new Set([...before].filter((one) => one !== key)));
    }
  }
  return { moving, move };
}
