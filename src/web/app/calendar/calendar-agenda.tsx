import { Button, Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "react-router";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { timeOfDay } from "../../format.ts";
import { OutcomeButtons, StateBadge } from "../adoption/visits/visit-line.tsx";
import { shelterToday } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { endOf, keyOf, localStart, nameOfDay } from "./calendar-days.ts";
import type { EntryDeeds } from "./calendar-details.tsx";
import { DetailsButton } from "./calendar-entry.tsx";
import { KindSign, recordOf, titleOf } from "./calendar-kinds.tsx";
import { calendarTexts } from "./texts.ts";
import { useSwipe } from "./use-swipe.ts";

/** Days below each other, for phones and for paper; a swipe goes to the days before or after. */
export function CalendarAgenda({
  days,
  items,
  onDay,
  step,
  ...deeds
}: {
  days: readonly string[];
  items: readonly CalendarItem[];
  onDay: (day: string) => void;
  step: (by: 1 | -1) => void;
} & EntryDeeds) {
  const swipe = useSwipe(step);
  const byDay = Map.groupBy(items, (item) => localStart(item).slice(0, 10));
  return (
    <div className="calendar-agenda" {...swipe}>
      {days.map((day) => (
        <AgendaDay key={day} day={day} items={byDay.get(day) ?? []} onAdd={() => onDay(day)} {...deeds} />
      ))}
    </div>
  );
}

type DayProps = { day: string; items: readonly CalendarItem[]; onAdd: () => void } & EntryDeeds;

function AgendaDay({ day, items, onAdd, ...deeds }: DayProps) {
  const text = calendarTexts().calendar;
  const name = nameOfDay(day);
  return (
    <section aria-labelledby={`agenda-${day}`} data-today={day === shelterToday() || undefined}>
      <header>
        <h3 id={`agenda-${day}`}>{name}</h3>
        {deeds.mayChange && (
          <Button
            size="compact-md"
            variant="subtle"
            className="no-print"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={text.addOn(name)}
            onClick={onAdd}
          >
            {appTexts().words.add}
          </Button>
        )}
      </header>
      {items.length === 0 && <p className="detail">{text.nothing}</p>}
      <ul>
        {items.map((item) => (
          <AgendaItem key={keyOf(item)} item={item} {...deeds} />
        ))}
      </ul>
    </section>
  );
}

function AgendaItem({ item, ...deeds }: { item: CalendarItem } & EntryDeeds) {
  const { id, kind, startsAt, detail, purpose, employeeFullName, outcome, actions } = item;
  const { calendar } = calendarTexts();
  const title = titleOf(item);
  return (
    <li data-kind={kind}>
      <time dateTime={startsAt}>
        {timeOfDay(startsAt)}
        <span>{timeOfDay(endOf(item))}</span>
      </time>
      <div>
        <p className="calendar-title">
          <KindSign kind={kind} />
          <Link to={recordOf(item)} data-entry={keyOf(item)}>
            {title}
          </Link>
          {outcome && <StateBadge state={outcome} />}
        </p>
        <p className="detail">
          {listed(
            kind === "appointment" ? calendar.kinds.appointment : null,
            detail,
            employeeFullName ?? calendar.nobody,
          )}
        </p>
        {purpose && <p className="detail">{purpose}</p>}
        {deeds.mayChange && (
          <Group gap="xs" className="no-print">
            <OutcomeButtons id={id} title={listed(title, timeOfDay(startsAt))} actions={actions} size="compact-sm" />
          </Group>
        )}
      </div>
      <DetailsButton item={item} {...deeds} />
    </li>
  );
}
