import { Button } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { overviewTexts } from "../texts.ts";
import { groupWords, type MorningGroup } from "./morning.sections.ts";
import { ICONS, MorningRow } from "./morning-row.tsx";
import type { MorningWork } from "./use-morning.ts";

type Props = { group: MorningGroup; work: MorningWork };

/** One row for all doses of a room, or all applications for an animal; opened, it has a row for each. */
export function MorningGroupRow({ group, work }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = overviewTexts().morning;
  const { when, text: what, detail, to, isLate } = groupWords(group);
  const isFinished = group.items.every(work.isFinished);
  const Kind = isFinished ? IconCheck : ICONS[group.first.kind];
  return (
    <li>
      <div className="morning-item" data-finished={isFinished || undefined}>
        <Kind size={20} stroke={1.8} aria-hidden />
        <div className="morning-what">
          <Link className="morning-link" to={to}>
            {what}
          </Link>
          <span className="fact-detail">{detail}</span>
        </div>
        <span className="detail morning-when" data-late={(isLate && !isFinished) || undefined}>
          {when}
        </span>
        <div className="morning-buttons">
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text.label(text.each(group.items.length), what)}
            rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {group.items.length}
          </Button>
        </div>
      </div>
      <ol className="morning" id={id} hidden={!isOpen}>
        {isOpen && group.items.map((item) => <MorningRow key={`${item.kind}-${item.id}`} item={item} work={work} />)}
      </ol>
    </li>
  );
}
