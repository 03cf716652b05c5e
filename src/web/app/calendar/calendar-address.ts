import { useMediaQuery } from "@mantine/hooks";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { shelterToday } from "../platform/shelter-day.ts";
import { daysOf, VIEWS, type View } from "./calendar-days.ts";

type Parts = { view?: View; day?: string; employee?: string };

/** What the calendar shows, as the address has it. */
export type CalendarAddress = {
  view: View;
  day: string;
  days: string[];
  employeeId: number | undefined;
  /** @param replaces whether the step back skips it */
  change(parts: Parts, replaces?: boolean): void;
};

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));

/** View, day and employee of the calendar, kept in the address: each choice is a step that the back button takes back. */
export function useCalendarAddress(): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const isNarrow = useMediaQuery("(width < 1024px)", false, { getInitialValueInEffect: false });
  const usual: View = isNarrow ? "list" : "week";
  const view = VIEWS.find((one) => one === params.get("view")) ?? usual;
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : shelterToday();
  const days = useMemo(() => daysOf(view, day), [view, day]);
  return {
    view,
    day,
    days,
    employeeId: Number(params.get("employee")) || undefined,
    change(parts, replaces = false) {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(parts)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: replaces, preventScrollReset: true },
      );
    },
  };
}
