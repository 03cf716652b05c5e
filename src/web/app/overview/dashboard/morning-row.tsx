import { Button, Group } from "@mantine/core";
import {
  type Icon,
  IconCalendarEvent,
  IconCheck,
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
import { appTexts } from "../../platform/texts/texts.ts";
import { stepsOf } from "./morning.steps.ts";
import { wordsOf } from "./morning.words.ts";
import { linkId, type MorningWork } from "./use-morning.ts";

const ICONS: Readonly<Record<MorningKind, Icon>> = {
  appointment: IconCalendarEvent,
  visit: IconWalk,
  adoption: IconHeartHandshake,
  treatment: IconStethoscope,
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
  const isFinished = work.isFinished(item);
  const Kind = isFinished ? IconCheck : ICONS[item.kind];
  return (
    <li className="morning-item" data-finished={isFinished || undefined}>
      <Kind size={20} stroke={1.8} aria-hidden />
      <span className="detail morning-when" data-late={isLate || undefined}>
        {when}
      </span>
      <div className="morning-what">
        <Link id={linkId(item)} to={to}>
          {text}
        </Link>
        {detail && <span className="fact-detail">{detail}</span>}
      </div>
      <Group gap="xs" className="morning-buttons">
        {isFinished ? <Finished item={item} work={work} /> : <Steps item={item} work={work} />}
      </Group>
    </li>
  );
}

function Steps({ item, work }: Props) {
  const text = appTexts().morning;
  const steps = stepsOf(item);
  if (steps.length === 0) return <IconChevronRight size={20} stroke={1.8} aria-hidden />;
  return steps.map((step, index) => (
    <Button
      key={step.text}
      variant={index === 0 ? "light" : "subtle"}
      size="compact-md"
      disabled={work.busy !== undefined}
      onClick={() => work.finish(item, step)}
      aria-label={text.label(step.text, wordsOf(item).text)}
    >
      {step.text}
    </Button>
  ));
}

function Finished({ item, work }: Props) {
  const text = appTexts().morning;
  if (!work.mayUndo(item)) return <span className="detail">{text.done}</span>;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      disabled={work.busy !== undefined}
      onClick={() => work.takeBack(item)}
      aria-label={text.label(text.undo, wordsOf(item).text)}
    >
      {text.undo}
    </Button>
  );
}
