import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { dayName } from "../../format.ts";
import { OutcomeButtons, StateBadge } from "../adoption/visits/visit-line.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { KindSign, recordOf, spanOf, titleOf } from "./calendar-kinds.tsx";
import { calendarTexts } from "./texts.ts";

/** What may be done with an entry. */
export type EntryDeeds = {
  mayChange: boolean;
  /** Moves it with the arrow keys. */
  byKeys: (item: CalendarItem) => void;
  /** Moves it by typing another time. */
  byForm: (item: CalendarItem) => void;
};

/** All about an entry, with its links and what may be done with it. */
export function EntryDetails({ item, ...deeds }: { item: CalendarItem } & EntryDeeds) {
  const text = calendarTexts().calendar;
  const { kind, startsAt, detail, purpose, employeeFullName, outcome } = item;
  return (
    <Stack gap={6} className="calendar-details" data-kind={kind}>
      <Group gap="xs" wrap="nowrap" align="start">
        <KindSign kind={kind} size={20} />
        <Text fw={700}>{titleOf(item)}</Text>
        {outcome && <StateBadge state={outcome} />}
      </Group>
      <Text size="sm">
        <time dateTime={startsAt}>{listed(dayName(startsAt), spanOf(item))}</time>
      </Text>
      <Text size="sm">{detail}</Text>
      {purpose && <Text size="sm">{purpose}</Text>}
      <Text size="sm">{employeeFullName ?? text.nobody}</Text>
      <Links item={item} />
      <Deeds item={item} {...deeds} />
    </Stack>
  );
}

function Links({ item }: { item: CalendarItem }) {
  const text = calendarTexts().calendar.details;
  const { kind, animalId, userId } = item;
  const links = [
    ...(kind === "appointment" ? [[recordOf(item), text.record]] : []),
    ...(kind === "home_check" || kind === "fetching" ? [[recordOf(item), text.adoption]] : []),
    [`/admin/animal/${animalId}`, appTexts().words.animal],
    ...(userId === null ? [] : [[`/admin/user/${userId}`, text.visitor]]),
  ] as [string, string][];
  return (
    <Group gap="sm">
      {links.map(([to, name]) => (
        <Anchor key={name} component={Link} to={to} size="sm">
          {name}
        </Anchor>
      ))}
    </Group>
  );
}

/** Moving, and saying whether it took place; where it cannot be moved, why. */
function Deeds({ item, mayChange, byKeys, byForm }: { item: CalendarItem } & EntryDeeds) {
  const text = calendarTexts().calendar.details;
  const { id, actions, fixed } = item;
  const mayMove = actions.includes("move");
  return (
    <>
      {fixed && <Text className="detail">{fixed}</Text>}
      {mayMove && mayChange && (
        <Group gap="xs">
          <Button size="compact-md" variant="outline" onClick={() => byForm(item)}>
            {text.byForm}
          </Button>
          <Button size="compact-md" variant="subtle" className="calendar-by-keys" onClick={() => byKeys(item)}>
            {text.byKeys}
          </Button>
        </Group>
      )}
      {mayChange && (actions.includes("done") || actions.includes("missed")) && (
        <Group gap="xs">
          <OutcomeButtons id={id} title={listed(titleOf(item), spanOf(item))} actions={actions} size="compact-sm" />
        </Group>
      )}
    </>
  );
}
