import { Anchor, Button, Group, Text, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { Morning, MorningItem } from "../../../../contract/overview/morning.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { sectionsOf, urgentSentences } from "./morning.sections.ts";
import { WHOLE_LIST } from "./morning.words.ts";
import { MorningGroupRow } from "./morning-group-row.tsx";
import { MorningLetter } from "./morning-letter.tsx";
import { MorningRow } from "./morning-row.tsx";
import { type MorningWork, useMorning } from "./use-morning.ts";

/** Others finish things as well, so the list is read again whenever the screen is opened. */
const ALWAYS = 0;
/** How many rows a section has until all are wanted. */
const ROWS = 5;

/**
 * What waits for this person today: what is urgent in a line, then a few sections of five rows each, finished in place or
 * opened where it is done (decision 0051).
 */
export function MorningList() {
  const text = overviewTexts().morning;
  const query = useQuery({ ...apiQuery("GET /dashboard/morning"), staleTime: ALWAYS });
  const [onlyMine, setOnlyMine] = useLocalStorage({
    key: "morning-mine",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const id = useId();
  return (
    <section className="panel morning-panel" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {text.title}
      </Title>
      <Button
        variant={onlyMine ? "filled" : "outline"}
        size="compact-md"
        aria-pressed={onlyMine}
        onClick={() => setOnlyMine(!onlyMine)}
      >
        {text.onlyMine}
      </Button>
      <Loaded query={query} failed={text.loadFailed}>
        {(morning) => <Work morning={morning} onlyMine={onlyMine} />}
      </Loaded>
    </section>
  );
}

/** How many animals in care only wait for us, as the way to the rounds; the list does not wait for the count. */
function WaitForUs() {
  const { data } = useQuery({ ...apiQuery("GET /waiting/count"), staleTime: ALWAYS });
  if (data?.needless === 0) return null;
  return (
    <p className="morning-waiting">
      {data ? (
        <Anchor component={Link} to="/admin/waiting">
          {overviewTexts().morning.waitForUs(data.needless)}
        </Anchor>
      ) : (
        "\u00a0"
      )}
    </p>
  );
}

const inOrder = (items: readonly MorningItem[]): MorningItem[] =>
  sectionsOf(items).flatMap(({ groups }) => groups.flatMap((group) => group.items));

function Work({ morning, onlyMine }: { morning: Morning; onlyMine: boolean }) {
  const wanted = onlyMine ? morning.items.filter(({ isMine }) => isMine) : morning.items;
  const work = useMorning(inOrder(wanted));
  const urgent = urgentSentences(work.items.filter((item) => !work.isFinished(item)));
  const sections = sectionsOf(work.items);
  return (
    <>
      <WaitForUs />
      <div className="morning-line">
        {urgent.length > 0 ? (
          <p className="morning-urgent">
            <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
            {urgent.join(" ")}
          </p>
        ) : (
          <Text c={work.left > 0 ? "dimmed" : undefined}>{sentence(work.left, work.items.length)}</Text>
        )}
      </div>
      <output className="visually-hidden" aria-live="polite">
        {work.announcement}
      </output>
      <MorningLetter isOn={morning.hasLetter} />
      <div className="morning-sections">
        {sections.map((section) => (
          <Part key={section.name} section={section} more={morning.more} work={work} />
        ))}
      </div>
    </>
  );
}

type PartProps = { section: ReturnType<typeof sectionsOf>[number]; more: Morning["more"]; work: MorningWork };

function Part({ section, more, work }: PartProps) {
  const text = overviewTexts().morning;
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { name, groups, kinds, to } = section;
  const left = groups.flatMap(({ items }) => items).filter((item) => !work.isFinished(item)).length;
  const isCut = kinds.some((kind) => more.includes(kind));
  return (
    <section className="morning-section" data-section={name} aria-labelledby={id}>
      <Group component="header" justify="space-between" wrap="nowrap" gap="sm">
        <Title order={3} size="h6" id={id}>
          <Link className="morning-all" to={to}>
            {text.sections[name]}
          </Link>{" "}
          <span className="morning-count">{`${left}${isCut ? "+" : ""}`}</span>
        </Title>
        {groups.length > ROWS && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text.fewer : text.showAll(left)}
          </Button>
        )}
      </Group>
      <ol className="morning">
        {groups
          .slice(0, isWhole ? groups.length : ROWS)
          .map(({ key, first, items }) =>
            items.length === 1 ? (
              <MorningRow key={key} item={first} work={work} />
            ) : (
              <MorningGroupRow key={key} group={{ key, first, items }} work={work} />
            ),
          )}
      </ol>
      {isWhole && isCut && <More kinds={kinds.filter((kind) => more.includes(kind))} />}
    </section>
  );
}

const More = ({ kinds }: { kinds: Morning["more"] }) => (
  <Group component="ul" gap="0.35rem 1.25rem" align="normal">
    {kinds.map((kind) => (
      <li key={kind}>
        <Anchor component={Link} to={WHOLE_LIST[kind]}>
          {overviewTexts().morning.more[kind]}
        </Anchor>
      </li>
    ))}
  </Group>
);

function sentence(left: number, shown: number): string {
  const text = overviewTexts().morning;
  if (left > 0) return text.waiting(left);
  return shown > 0 ? text.allDone : text.empty;
}
