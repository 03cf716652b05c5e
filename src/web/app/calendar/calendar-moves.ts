import { useCallback, useState } from "react";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { shelterZone } from "../../../contract/platform/dates.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { callApi } from "../platform/calls.ts";
import { notifyError, notifyWithUndo } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { queryClient } from "../platform/query-client.ts";
import { keyOf, type Place, placeOf } from "./calendar-days.ts";
import { titleOf } from "./calendar-kinds.tsx";
import { calendarTexts } from "./texts.ts";

/** A move that was refused because somebody is busy. */
export type Refused = { item: CalendarItem; place: Place; message: string };

function send(item: CalendarItem, { startsAt, minutes, employeeId }: Place): Promise<unknown> {
  const params = { id: item.id };
  const saw = { startsAt: item.startsAt, minutes: item.minutes, employeeId: item.employeeId };
  if (item.kind !== "appointment")
    return callApi("PUT /visits/:id", { params, body: { startsAt, minutes, employeeId, saw } });
  const body = { dateOfAppointment: startsAt, minutes, ...(employeeId !== null && { employeeId }), saw };
  return callApi("PUT /appointments/:id", { params, body });
}

const isSame = (one: Place, other: Place) =>
  one.startsAt === other.startsAt && one.minutes === other.minutes && one.employeeId === other.employeeId;

/**
 * Moves appointments and visits. Every move can be undone.
 * @param onRefused called with a move that clashes with something
 */
export function useCalendarMoves(onRefused: (refused: Refused) => void) {
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether it is there now */
  const move = useCallback(
    async (item: CalendarItem, place: Place): Promise<boolean> => {
      const text = calendarTexts().calendar;
      const key = keyOf(item);
      const before = placeOf(item);
      if (isSame(before, place)) return true;
      const startsAt = momentIn(shelterZone(), place.startsAt).toISOString();
      setMoving((some) => new Set([...some, key]));
      try {
        await send(item, { ...place, startsAt });
        const moved = { ...item, ...place, startsAt };
        notifyWithUndo(text.moved(titleOf(item)), () => void move(moved, before));
        return true;
      } catch (error) {
        const message = errorText(error, text.moveFailed);
        const isBusy = error instanceof ApiError && error.present?.kind === "times";
        if (isBusy) onRefused({ item, place, message });
        else notifyError(message);
        // Somebody else may have moved it: it is shown where it is now.
        void queryClient.invalidateQueries({ queryKey: ["GET /calendar"] });
        return false;
      } finally {
        setMoving((some) => new Set([...some].filter((one) => one !== key)));
      }
    },
    [onRefused],
  );
  return { moving, move };
}
