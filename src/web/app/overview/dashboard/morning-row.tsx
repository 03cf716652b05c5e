import { Button, Group } from "@mantine/core";
import {
  type Icon,
  IconCalendarEvent,
  IconCheck,
  IconChecklist,
  IconChevronRight,
  IconHeartHandshake,
  IconHomeHeart,
  IconHourglassHigh,
  IconListDetails,
  IconMail,
  IconPackage,
  IconPhoto,
  IconStethoscope,
  IconWalk,
} from "@tabler/icons-react";
import { Link } from "react-router";
import type { MorningItem, MorningKind } from "../../../../contract/overview/morning.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { stepsOf } from "./morning.steps.ts";
import { wordsOf } from "./morning.words.ts";
import { Arrange } from "./morning-arrange.tsx";
import { linkId, type MorningWork } from "./use-morning.ts";

/** The sign of each kind. */
export const ICONS: Readonly<Record<MorningKind, Icon>> = {
  appointment: IconCalendarEvent,
  visit: IconWalk,
  handover: IconHomeHeart,
  task: IconChecklist,
  adoption: IconHeartHandshake,
  treatment: IconStethoscope,
  unusual: IconStethoscope,
  hold: IconHourglassHigh,
  placement: IconHomeHeart,
  message: IconMail,
  fosterReport: IconPhoto,
  resource: IconPackage,
  incompleteAnimal: IconListDetails,
};

type Props = { item: MorningItem; work: MorningWork };

/** One thing to do: a link to where it is done, and the buttons that finish it here. */
export function MorningRow({ item, work }: Props) {
  const { when, text, detail, to, isLate } = wordsOf(item);
  const further = listed(detail, item.handedTo ? overviewTexts().morning.isWith(item.handedTo.name) : "");
  const isFinished = work.isFinished(item);
  const Kind = isFinished ? IconCheck : ICONS[item.kind];
  return (
    <li className="morning-item" data-kind={item.kind} data-finished={isFinished || undefined}>
      <Kind size={20} stroke={1.8} aria-hidden />
      <div className="morning-what">
        <Link className="morning-link" id={linkId(item)} to={to}>
          {text}
        </Link>
        {further && <span className="fact-detail">{further}</span>}
      </div>
      <span className="detail morning-when" data-late={(isLate && !isFinished) || undefined}>
        {when}
      </span>
      <Group gap="0.25rem" wrap="nowrap" className="morning-buttons">
        {isFinished ? <Finished item={item} work={work} /> : <Steps item={item} work={work} />}
        {!isFinished && item.arrangements.length > 0 && <Arrange item={item} />}
      </Group>
    </li>
  );
}

function Steps({ item, work }: Props) {
  const text = overviewTexts().morning;
  const steps = stepsOf(item);
  if (steps.length === 0)
    return item.arrangements.length > 0 ? null : <IconChevronRight size={20} stroke={1.8} aria-hidden />;
  return steps.map((step, index) => (
    <Button
      key={step.text}
      variant={index === 0 ? "light" : "subtle"}
      size="compact-sm"
      disabled={work.busy !== undefined}
      onClick={() => work.finish(item, step)}
      aria-label={text.label(step.text, wordsOf(item).text)}
    >
      {step.text}
    </Button>
  ));
}

function Finished({ item, work }: Props) {
  const text = overviewTexts().morning;
  if (!work.mayUndo(item)) return <span className="detail">{overviewTexts().morning.done}</span>;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      disabled={work.busy !== undefined}
      onClick={() => work.takeBack(item)}
      aria-label={text.label(appTexts().kit.undo.button, wordsOf(item).text)}
    >
      {appTexts().kit.undo.button}
    </Button>
  );
}
