import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Dashboard } from "../../../../contract/overview/dashboard.ts";
import { plnFromGrosze } from "../../../../contract/platform/money.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Section } from "../../platform/kit/section.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { whole } from "../statistics/numbers.ts";

/** What this month has brought so far, from the statistics. */
export function MonthFigures({ numbers }: { numbers: Dashboard | undefined }) {
  const text = appTexts().morning.month;
  const to = shelterToday();
  const { data } = useQuery(apiQuery("GET /statistics/summary", { query: { from: `${to.slice(0, 8)}01`, to } }));
  const donated = numbers?.donatedThisMonth;
  const figures: [name: string, value: string | undefined][] = [
    [text.intakes, data && whole(data.liveIntakes)],
    [text.adoptions, data && whole(data.outcomesByType.adoption ?? 0)],
    [text.returns, data && whole(data.outcomesByType.return_to_owner ?? 0)],
    [text.inCare, data && whole(data.population.end)],
    ...(donated == null ? [] : [[text.donations, plnFromGrosze(donated)] as [string, string]]),
  ];
  return (
    <Section title={text.title}>
      <dl className="month-figures">
        {figures.map(([name, value]) => (
          <Group key={name} justify="space-between" gap="0.75rem" align="baseline" wrap="nowrap">
            <dt>{name}</dt>
            <dd>{value ?? "\u00a0"}</dd>
          </Group>
        ))}
      </dl>
      <Anchor component={Link} to="/admin/statistics" size="sm">
        {text.all}
      </Anchor>
    </Section>
  );
}
