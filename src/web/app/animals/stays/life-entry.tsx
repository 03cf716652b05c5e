import { Anchor, Badge } from "@mantine/core";
import {
  IconCalendarEvent,
  IconHeartHandshake,
  IconHomeMove,
  IconMessage2,
  IconStethoscope,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "react-router";
import type { LifeItem } from "../../../../contract/animals/life.ts";
import { localDay } from "../../../format.ts";
import { When } from "../../platform/kit/when.tsx";
import { isPlanned } from "../animal.reads.ts";
import { animalsTexts } from "../texts.ts";
import { groupOf, type LifeGroup } from "./life-groups.ts";
import { detailsOf, linkOf, titleOf } from "./life-item.ts";

const ICONS: Readonly<Record<LifeGroup, TablerIcon>> = {
  health: IconStethoscope,
  stay: IconHomeMove,
  adoption: IconHeartHandshake,
  appointments: IconCalendarEvent,
  notes: IconMessage2,
};

/** @returns whether it is known only on which day something happened */
export const isDay = (at: string): boolean => !at.includes("T");

/** One entry of the time line. */
export function LifeEntry({ item }: { item: LifeItem }) {
  const { at, kind, person } = item;
  const link = linkOf(item);
  const { [groupOf(item)]: Icon } = ICONS;
  return (
    <li data-kind={kind}>
      <span className="life-mark" aria-hidden>
        <Icon size={16} />
      </span>
      <p>
        {titleOf(item)}
        {isPlanned(item) && (
          <Badge size="sm" ml="xs" color="yellow">
            {animalsTexts().stays.life.planned}
          </Badge>
        )}
      </p>
      <p className="record-when">
        {isDay(at) ? <time dateTime={at}>{localDay(at)}</time> : <When at={at} hasTime />}
        {person && ` · ${person}`}
        {link && (
          <>
            {" · "}
            <Anchor component={Link} to={link.to} reloadDocument={link.to.startsWith("/api/")} inherit>
              {link.text}
            </Anchor>
          </>
        )}
      </p>
      {detailsOf(item).map((line) => (
        <p key={line} className="as-typed record-note">
          {line}
        </p>
      ))}
    </li>
  );
}
