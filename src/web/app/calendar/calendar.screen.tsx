import { Button, Group, SegmentedControl, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { MAX_PAGE_SIZE } from "../../../contract/platform/lists.ts";
import { dayName } from "../../format.ts";
import { apiQuery } from "../platform/calls.ts";
import { useDropPlace } from "../platform/kit/drag.ts";
import { useListAddress } from "../platform/kit/list-address.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { Loaded, Screen } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { dayAfter, shelterToday } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { APPOINTMENT } from "./appointment.resource.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { daysOf, dragIdOf, keyOf, localStart, moveButtonId, type View } from "./calendar-days.ts";
import { CalendarMoveDialog, type Clash, type Employee, type Target, useCalendarMoves } from "./calendar-moves.tsx";

/** Others plan, too: an open calendar asks again so often, in milliseconds. */
const REFETCH_MS = 30_000;
const WEEK = 7;

/** What takes place, by days of a week, or on one day by employees; it is moved by drag or by keyboard (rules §5). */
export function CalendarScreen() {
  const { isAdmin } = useSession();
  const { params } = useListAddress();
  const view: View = params.get("view") === "day" ? "day" : "week";
  const asked = params.get("day") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : shelterToday();
  const days = daysOf(view, day);
  const employeeId = Number(params.get("employee")) || undefined;
  const query = useQuery({
    ...apiQuery("GET /calendar", {
      query: { from: days[0] ?? day, to: days.at(-1) ?? day, ...(employeeId && { employeeId }) },
    }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  const staff = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  const employees = (staff.data?.items ?? []).map(({ id, name, surname }) => ({
    value: String(id),
    label: `${name} ${surname}`,
  }));
  const text = appTexts().calendar;
  return (
    <Screen
      title={appTexts().shell.navigation.calendar}
      actions={
        <>
          {isAdmin && (
            <Button component={Link} to="/admin/settings/visits" variant="outline">
              {appTexts().visits.plan.title}
            </Button>
          )}
          <Button component={Link} to={addressOf.add(APPOINTMENT)}>
            {appTexts().recordNames.appointment.add}
          </Button>
        </>
      }
    >
      <CalendarHead view={view} day={day} employees={employees} />
      <Loaded query={query} failed={text.loadFailed}>
        {({ items, more }) => (
          <>
            {more && <Text role="status">{text.more}</Text>}
            {items.length === 0 && <Text role="status">{text.empty}</Text>}
            <Columns items={items} view={view} days={days} employees={employees} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function CalendarHead({ view, day, employees }: { view: View; day: string; employees: readonly Employee[] }) {
  const text = appTexts().calendar;
  const { params, change } = useListAddress();
  const step = view === "day" ? 1 : WEEK;
  return (
    <Group gap="sm" className="calendar-head">
      <SegmentedControl
        aria-label={text.view}
        value={view}
        data={[
          { value: "week", label: text.week },
          { value: "day", label: text.day },
        ]}
        onChange={(value) => change({ view: value === "week" ? "" : value })}
      />
      <Group gap="xs">
        <Button variant="outline" size="sm" onClick={() => change({ day: dayAfter(day, -step) })}>
          {text.earlier}
        </Button>
        <Button variant="outline" size="sm" onClick={() => change({ day: "" })}>
          {text.today}
        </Button>
        <Button variant="outline" size="sm" onClick={() => change({ day: dayAfter(day, step) })}>
          {text.later}
        </Button>
      </Group>
      <Select
        aria-label={text.who}
        data={[{ value: "", label: text.everybody }, ...employees]}
        value={params.get("employee") ?? ""}
        onChange={(value) => change({ employee: value ?? "" })}
        searchable
      />
    </Group>
  );
}

type ColumnsProps = {
  items: readonly CalendarItem[];
  view: View;
  days: readonly string[];
  employees: readonly Employee[];
};
type ColumnOf = { key: string; title: string; items: readonly CalendarItem[]; drop: (item: CalendarItem) => Target };

/** A week has a column a day; a day has one for everybody who has something to do. */
function columnsOf({ items, view, days }: ColumnsProps): ColumnOf[] {
  if (view === "week") {
    return days.map((day) => ({
      key: day,
      title: dayName(`${day}T12:00:00Z`),
      items: items.filter((item) => localStart(item).startsWith(day)),
      drop: (item) => ({ startsAt: `${day}${localStart(item).slice(10)}`, employeeId: item.employeeId }),
    }));
  }
  const byEmployee = Map.groupBy(items, ({ employeeId }) => employeeId);
  return [...byEmployee].map(([employeeId, own]) => ({
    key: String(employeeId),
    title: own[0]?.employeeFullName ?? appTexts().calendar.nobody,
    items: own,
    drop: ({ startsAt }) => ({ startsAt, employeeId }),
  }));
}

function Columns(props: ColumnsProps) {
  const { items, employees, view, days } = props;
  const [chosen, setChosen] = useState<CalendarItem>();
  const [clash, setClash] = useState<Clash>();
  const moved = useRef<CalendarItem>(undefined);
  const { moving, move } = useCalendarMoves((refused) => {
    setClash(refused);
    setChosen(refused.item);
  });
  const close = () => {
    setChosen(undefined);
    setClash(undefined);
  };
  const onMove = (item: CalendarItem) => {
    moved.current = item;
    setChosen(item);
  };
  return (
    <>
      {view === "day" && <h2 className="calendar-day">{dayName(`${days[0]}T12:00:00Z`)}</h2>}
      <div className="calendar" data-view={view}>
        {columnsOf(props).map((column) => (
          <Column
            key={column.key}
            column={column}
            onDrop={(id) => {
              const item = items.find((one) => dragIdOf(one) === id);
              if (item) void move(item, column.drop(item));
            }}
          >
            {column.items.map((item) => (
              <CalendarCard key={keyOf(item)} item={item} isMoving={moving.has(keyOf(item))} onMove={onMove} />
            ))}
          </Column>
        ))}
      </div>
      <CalendarMoveDialog
        item={chosen}
        clash={clash}
        employees={employees}
        move={move}
        close={close}
        closed={() => moved.current && document.getElementById(moveButtonId(moved.current))?.focus()}
      />
    </>
  );
}

type ColumnProps = { column: ColumnOf; onDrop: (id: number) => void; children: ReactNode };

function Column({ column: { key, title, items }, onDrop, children }: ColumnProps) {
  const drop = useDropPlace("calendar-item", onDrop);
  return (
    <Stack component="section" className="calendar-column" gap="0.5rem" aria-labelledby={`calendar-${key}`} {...drop}>
      <h2 id={`calendar-${key}`}>{title}</h2>
      {items.length === 0 && <p className="detail">{appTexts().calendar.nothing}</p>}
      <ul>{children}</ul>
    </Stack>
  );
}
