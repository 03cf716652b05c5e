import { ActionIcon, Button, Group, SegmentedControl, Select, Title } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { currentLanguage, LOCALE } from "../../../contract/texts/language.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { nameOfDay, stepFrom, VIEWS } from "./calendar-days.ts";
import { CalendarLegend } from "./calendar-kinds.tsx";
import type { Employee } from "./calendar-move-dialog.tsx";
import { calendarTexts } from "./texts.ts";

/** 'November 2026', '23 – 29 November 2026' or 'Wednesday 25 November' */
function nameOf({ view, day, days }: CalendarAddress): string {
  const at = (one: string) => new Date(`${one}T12:00:00Z`);
  const name = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[currentLanguage()], { ...parts, timeZone: "UTC" });
  if (view === "month") return name({ month: "long", year: "numeric" }).format(at(day));
  const [first = day, last = day] = [days[0], days.at(-1)];
  if (first === last) return nameOfDay(day);
  return name({ day: "numeric", month: "short", year: "numeric" }).formatRange(at(first), at(last));
}

/** What is shown, and the ways to the days before and after. */
export function CalendarHead({ address, employees }: { address: CalendarAddress; employees: readonly Employee[] }) {
  const text = calendarTexts().calendar;
  const { view, day, employeeId, change } = address;
  return (
    <div className="calendar-head">
      <Group gap="xs" wrap="nowrap" className="calendar-steps">
        <Button variant="outline" size="sm" className="no-print" onClick={() => change({ day: "" })}>
          {text.today}
        </Button>
        <Step label={text.earlier} onClick={() => change({ day: stepFrom(view, day, -1) })}>
          <IconChevronLeft size={20} aria-hidden />
        </Step>
        <Step label={text.later} onClick={() => change({ day: stepFrom(view, day, 1) })}>
          <IconChevronRight size={20} aria-hidden />
        </Step>
        <Title order={2} className="calendar-range" aria-live="polite">
          {nameOf(address)}
        </Title>
      </Group>
      <SegmentedControl
        className="no-print"
        aria-label={text.view}
        value={view}
        data={VIEWS.map((value) => ({ value, label: text.views[value] }))}
        onChange={(value) => change({ view: value as (typeof VIEWS)[number] })}
      />
      <Select
        aria-label={text.who}
        className="no-print"
        data={[{ value: "", label: appTexts().words.everybody }, ...employees]}
        value={String(employeeId ?? "")}
        onChange={(value) => change({ employee: value ?? "" })}
        searchable
      />
      {view !== "list" && <CalendarLegend hasHours={view === "employees"} />}
    </div>
  );
}

const Step = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <ActionIcon variant="subtle" size={38} className="no-print" aria-label={label} title={label} onClick={onClick}>
    {children}
  </ActionIcon>
);
