import { Popover, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconDots, IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { timeOfDay } from "../../format.ts";
import { keyOf } from "./calendar-days.ts";
import { type EntryDeeds, EntryDetails } from "./calendar-details.tsx";
import { inWords, KindSign, recordOf, spanOf, titleOf } from "./calendar-kinds.tsx";
import { calendarTexts } from "./texts.ts";

/** In an hour grid one below the other, or for a short time in one line; in a day of a month the time comes first. */
type Look = "tall" | "flat" | "day";

/** An entry of the grid: a link to its record, and a button with all about it. Its key `m` moves it with the arrow keys. */
export function CalendarEntry({ item, look, ...deeds }: { item: CalendarItem; look: Look } & EntryDeeds) {
  const { kind, animalName, startsAt, detail, employeeFullName, outcome, actions } = item;
  const mayMove = actions.includes("move") && deeds.mayChange;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "m" || event.ctrlKey || event.metaKey || event.altKey || !mayMove) return;
    event.preventDefault();
    // The library listens as well, and would find this entry replaced.
    event.stopPropagation();
    deeds.byKeys(item);
  };
  const who = employeeFullName ?? calendarTexts().calendar.nobody;
  return (
    <div className="calendar-entry">
      <Link
        to={recordOf(item)}
        draggable={false}
        className="calendar-link"
        data-entry={keyOf(item)}
        title={inWords(item)}
        onKeyDown={onKeyDown}
        {...(mayMove && { "aria-keyshortcuts": "m" })}
      >
        <VisuallyHidden>{inWords(item)}</VisuallyHidden>
        <span aria-hidden className="calendar-lines">
          <span className="calendar-title">
            <KindSign kind={kind} />
            {look === "day" && <span className="calendar-time">{timeOfDay(startsAt)}</span>}
            <strong>{animalName}</strong>
            {outcome === "done" && <IconCheck size={14} aria-hidden />}
            {outcome === "missed" && <IconX size={14} aria-hidden />}
            {look === "flat" && <span className="calendar-rest">{listed(timeOfDay(startsAt), detail, who)}</span>}
          </span>
          {look === "tall" && (
            <>
              <span className="calendar-time">{spanOf(item)}</span>
              <span>{detail}</span>
              <span>{who}</span>
            </>
          )}
        </span>
      </Link>
      <DetailsButton item={item} {...deeds} />
    </div>
  );
}

/** Opens all about an entry. */
export function DetailsButton({ item, ...deeds }: { item: CalendarItem } & EntryDeeds) {
  const label = calendarTexts().calendar.details.open(titleOf(item), timeOfDay(item.startsAt));
  return (
    <Popover width={320} shadow="md" trapFocus returnFocus withRoles withinPortal>
      <Popover.Target>
        <UnstyledButton className="calendar-more-about" aria-label={label} title={label}>
          <IconDots size={16} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={titleOf(item)}>
        <EntryDetails item={item} {...deeds} />
      </Popover.Dropdown>
    </Popover>
  );
}
