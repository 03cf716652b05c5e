import { IconArrowsMove } from "@tabler/icons-react";
import { Link } from "react-router";
import { visitTitle } from "../../../contract/adoption/visit-title.ts";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { timeOfDay } from "../../format.ts";
import { OutcomeButtons, StateBadge } from "../adoption/visits/visit-line.tsx";
import { draggable } from "../platform/kit/drag.ts";
import { addressOf } from "../platform/kit/resource.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { APPOINTMENT } from "./appointment.resource.ts";
import { dragIdOf, moveButtonId } from "./calendar-days.ts";

/** 'Walk with Rex', or the animal of an appointment. */
export const titleOf = ({ kind, ...item }: CalendarItem): string =>
  kind === "appointment" ? item.animalName : visitTitle({ ...item, kind });

const endOf = ({ startsAt, minutes }: CalendarItem): string =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

type Props = { item: CalendarItem; isMoving: boolean; onMove: (item: CalendarItem) => void };

/** One appointment or visit: when, what, who, and the way to move it. */
export function CalendarCard({ item, isMoving, onMove }: Props) {
  const { kind, id, detail, employeeFullName, startsAt, outcome, actions } = item;
  const text = appTexts().calendar;
  const mayMove = actions.includes("move");
  const title = titleOf(item);
  return (
    <li
      className="calendar-card"
      data-kind={kind}
      aria-busy={isMoving}
      {...(mayMove && draggable("calendar-item", dragIdOf(item)))}
    >
      <p className="calendar-time">
        <time dateTime={startsAt}>{`${timeOfDay(startsAt)}–${timeOfDay(endOf(item))}`}</time>
      </p>
      <p>
        {kind === "appointment" ? (
          <Link to={addressOf.view(APPOINTMENT, id)} draggable={false}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
      </p>
      <p className="detail">{detail}</p>
      <p className="detail">{employeeFullName ?? text.nobody}</p>
      {outcome && <StateBadge state={outcome} />}
      {(actions.includes("done") || actions.includes("missed")) && (
        <div className="calendar-outcome">
          <OutcomeButtons id={id} title={`${title}, ${timeOfDay(startsAt)}`} actions={actions} size="compact-sm" />
        </div>
      )}
      {mayMove && (
        <button
          type="button"
          id={moveButtonId(item)}
          className="board-move"
          aria-label={text.moveItem(title, timeOfDay(startsAt))}
          title={text.move}
          onClick={() => onMove(item)}
        >
          <IconArrowsMove size={20} aria-hidden />
        </button>
      )}
    </li>
  );
}
