import "@mantine/dates/styles.css";
import { Button, Group } from "@mantine/core";
import { DatePicker, TimePicker } from "@mantine/dates";
import dayjs from "dayjs";
import { useEffect, useRef, useState } from "react";
import { browserLocale, localDay } from "../../../format.ts";
import { shelterToday } from "../shelter-day.ts";
import { appTexts } from "../texts/texts.ts";
import { isDay, isMoment } from "./typed-date.ts";

type Props = {
  value: string;
  onChange: (value: string) => void;
  close: () => void;
  hasTime: boolean;
  min: string | undefined;
  max: string | undefined;
};

/** Escape closes the calendar, and not the dialog that it stands in. */
const ESCAPE_ENDS_HERE = { "data-mantine-stop-propagation": true };

/** A calendar in a field's dialog. A day that is chosen is the field's; with a time, once both are chosen. */
export function Calendar({ value, onChange, close, hasTime, min, max }: Props) {
  const text = appTexts().kit.dates;
  const [day, setDay] = useState(isDay(value.slice(0, 10)) ? value.slice(0, 10) : null);
  const [time, setTime] = useState(isMoment(value) ? value.slice(11, 16) : "");
  const element = useRef<HTMLDivElement>(null);
  // The dialog looks for what to focus before the calendar is loaded.
  useEffect(() => element.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus(), []);
  function choose(chosen: string | null, at: string): void {
    setDay(chosen);
    setTime(at);
    if (chosen === null) return;
    if (hasTime) onChange(at ? `${chosen}T${at}` : localDay(chosen));
    else {
      onChange(chosen);
      close();
    }
  }
  return (
    <>
      <DatePicker
        ref={element}
        size="md"
        value={day}
        onChange={(chosen) => choose(chosen, time)}
        defaultDate={day ?? min ?? shelterToday()}
        getDayProps={(date) => ({ "aria-current": date === shelterToday() ? "date" : undefined })}
        getDayAriaLabel={dayInWords}
        locale={ownLocale()}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        ariaLabels={ariaLabels()}
        weekendDays={[]}
        hideOutsideDates
        highlightToday
        __stopPropagation
      />
      {hasTime && (
        <Group justify="space-between" align="end" gap="sm" mt="sm">
          <TimePicker
            size="md"
            label={text.time}
            value={time}
            onChange={(at) => choose(day, at)}
            format={isClockHalved() ? "12h" : "24h"}
            hoursInputLabel={text.hours}
            minutesInputLabel={text.minutes}
            amPmInputLabel={text.half}
            hoursInputProps={ESCAPE_ENDS_HERE}
            minutesInputProps={ESCAPE_ENDS_HERE}
            amPmSelectProps={ESCAPE_ENDS_HERE}
          />
          <Button onClick={close} {...ESCAPE_ENDS_HERE}>
            {text.done}
          </Button>
        </Group>
      )}
    </>
  );
}

/** What the buttons at the head of the calendar are called. */
function ariaLabels() {
  const { previousMonth, nextMonth, previousYear, nextYear, previousDecade, nextDecade } =
    appTexts().kit.dates.calendar;
  return { previousMonth, nextMonth, previousYear, nextYear, previousDecade, nextDecade };
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(browserLocale(), { ...options, timeZone: "UTC" });

/** @returns "Tuesday, 24 November 2026" */
const dayInWords = (day: string): string => inUtc({ dateStyle: "full" }).format(new Date(`${day}T00:00:00Z`));

const isClockHalved = (): boolean => inUtc({ timeStyle: "short" }).resolvedOptions().hour12 === true;

const OWN = "reader";
let knownFor: string | undefined;

/** Names of months and weekdays as all other dates have them, so that no language needs a file of the library. */
function ownLocale(): string {
  const { locale } = inUtc({}).resolvedOptions();
  if (knownFor === locale) return OWN;
  knownFor = locale;
  const months = (style: "long" | "short") => named(12, (at) => Date.UTC(2026, at, 1), { month: style });
  // 1 November 2026 is a Sunday.
  const weekdays = (style: "long" | "short") => named(7, (at) => Date.UTC(2026, 10, 1 + at), { weekday: style });
  const [short, monthsShort] = [weekdays("short"), months("short")];
  const names = {
    months: months("long"),
    monthsShort,
    weekdays: weekdays("long"),
    weekdaysShort: short,
    weekdaysMin: short,
  };
  // The calendar asks for no other formats than its own.
  dayjs.locale({ name: OWN, ...names, formats: {}, relativeTime: {} } as ILocale, undefined, true);
  return OWN;
}

const named = (count: number, momentOf: (at: number) => number, shape: Intl.DateTimeFormatOptions): string[] =>
  Array.from({ length: count }, (_, at) => inUtc(shape).format(momentOf(at)));
