import { Anchor, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Morning } from "../../../../contract/overview/morning.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { keyOf, WHOLE_LIST } from "./morning.words.ts";
import { MorningRow } from "./morning-row.tsx";
import { useMorning } from "./use-morning.ts";

/** Others finish things as well, so the list is read again whenever the screen is opened. */
const ALWAYS = 0;

/** What waits for this person today, in one list, each finished in place or opened where it is done (decision 0051). */
export function MorningList() {
  const text = appTexts().morning;
  const query = useQuery({ ...apiQuery("GET /dashboard/morning"), staleTime: ALWAYS });
  return (
    <Section title={text.title}>
      <Loaded query={query} failed={text.loadFailed}>
        {(morning) => <Work morning={morning} />}
      </Loaded>
    </Section>
  );
}

function Work({ morning }: { morning: Morning }) {
  const text = appTexts().morning;
  const work = useMorning(morning.items);
  return (
    <>
      <Text c={work.left > 0 ? "dimmed" : undefined}>{sentence(work.left, work.items.length)}</Text>
      <output className="visually-hidden" aria-live="polite">
        {work.announcement}
      </output>
      {work.items.length > 0 && (
        <ol className="morning">
          {work.items.map((item) => (
            <MorningRow key={keyOf(item)} item={item} work={work} />
          ))}
        </ol>
      )}
      {morning.more.length > 0 && (
        <Group component="ul" gap="0.35rem 1.25rem" align="normal">
          {morning.more.map((kind) => (
            <li key={kind}>
              <Anchor component={Link} to={WHOLE_LIST[kind]}>
                {text.more[kind]}
              </Anchor>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}

function sentence(left: number, shown: number): string {
  const text = appTexts().morning;
  if (left > 0) return text.waiting(left);
  return shown > 0 ? text.allDone : text.empty;
}
