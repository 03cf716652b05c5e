import { Anchor, Group, SimpleGrid } from "@mantine/core";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../../contract/animals/stays.ts";
import {
  RATES,
  type Rate,
  type ReasonCount,
  type StatisticsFigures,
} from "../../../../contract/overview/statistics.ts";
import { oneDecimal, percentText } from "../../../../contract/platform/decimals.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import { SmallTable } from "./small-table.tsx";

/** What the figures of a period are made of. */
export function Figures({ summary, isOneAge, csv }: { summary: StatisticsFigures; isOneAge: boolean; csv: string }) {
  const text = overviewTexts().statistics;
  return (
    <>
      <Section title={text.balance}>
        <Balance summary={summary} />
        {isOneAge && <p className="fact-detail">{text.balanceByAge}</p>}
      </Section>
      <ByType summary={summary} />
      <Lengths summary={summary} />
      <Section title={text.moreRates}>
        <RateList summary={summary} />
        <Anchor className="no-print" href={csv} download>
          {text.csvOf(text.figures)}
        </Anchor>
      </Section>
    </>
  );
}

function RateList({ summary }: { summary: StatisticsFigures }) {
  const { rates, formulas, figures } = recordTexts().statistics;
  const text = overviewTexts().statistics;
  const { returned, adoptions, percent, tooYoung, backForAnyReason } = summary.returns30;
  return (
    <dl className="statistics-rates">
      {RATES.map((name) => (
        <RateFact key={name} name={rates[name]} rate={summary.rates[name]} formula={formulas[name]} />
      ))}
      <RateFact
        name={figures.returned}
        rate={{ numerator: returned, denominator: adoptions, percent }}
        formula={`${formulas.returned}. ${text.tooYoung(tooYoung)}. ${text.anyReason(backForAnyReason)}.`}
      />
    </dl>
  );
}

/** The names end with the unit, which files need; here it stands with the number. */
export const RateFact = ({ name, rate, formula }: { name: string; rate: Rate; formula: string }) => (
  <div>
    <dt>{name.replace(" (%)", "")}</dt>
    <dd>
      <strong>{percentText(rate.percent)}</strong>
      <span className="fact-detail">
        {overviewTexts().statistics.share(whole(rate.numerator), whole(rate.denominator))}
      </span>
      <span className="fact-detail">{formula}</span>
    </dd>
  </div>
);

function Balance({ summary }: { summary: StatisticsFigures }) {
  const text = overviewTexts().statistics;
  const { population, liveIntakes, outcomes, animalDays, deadOnArrival } = summary;
  const parts = [
    ["", population.begin, text.balanceOf.begin],
    ["+", liveIntakes, text.balanceOf.intakes],
    ["−", outcomes, text.balanceOf.outcomes],
    ["=", population.end, text.balanceOf.end],
  ] as const;
  return (
    <>
      <Group component="p" gap="0.25rem 1rem" align="normal">
        {parts.map(([sign, count, name]) => (
          <span key={name}>
            {sign} <strong>{whole(count)}</strong> {name}
          </span>
        ))}
      </Group>
      <Counts
        rows={[
          [text.animalDays, whole(animalDays)],
          [text.deadOnArrival, whole(deadOnArrival)],
        ]}
      />
    </>
  );
}

function ByType({ summary }: { summary: StatisticsFigures }) {
  const text = overviewTexts().statistics;
  const { intakeTypes, outcomeTypes } = animalsTexts().stays;
  return (
    <SimpleGrid spacing="1.25rem" minColWidth="min(100%, 320px)" autoFlow="auto-fit" style={{ alignItems: "start" }}>
      <Section title={text.intakes}>
        <Counts rows={countsOf(INTAKE_TYPES, summary.intakesByType, intakeTypes, summary.intakesByReason)} />
      </Section>
      <Section title={text.outcomes}>
        <Counts rows={countsOf(OUTCOME_TYPES, summary.outcomesByType, outcomeTypes, summary.outcomesByReason)} />
      </Section>
    </SimpleGrid>
  );
}

type Count = readonly [name: string, count: string, of?: string];

/** Counts; those that are part of another one are set in below it. */
const Counts = ({ rows }: { rows: readonly Count[] }) => (
  <dl className="statistics-counts">
    {rows.map(([name, count, of]) => (
      <Group
        key={`${of}: ${name}`}
        className={of && "is-part"}
        justify="space-between"
        gap="1rem"
        align="normal"
        wrap="nowrap"
      >
        <dt>{name}</dt>
        <dd>{count}</dd>
      </Group>
    ))}
  </dl>
);

/** What was brought in dead has its own figure. Below each kind are the reasons that were given for it. */
const countsOf = <T extends string>(
  types: readonly T[],
  counts: Readonly<Partial<Record<T, number>>>,
  words: Readonly<Record<T, string>>,
  reasons: readonly ReasonCount<T>[],
) =>
  types
    .filter((type) => type !== "dead_on_arrival")
    .flatMap((type): Count[] => [
      [words[type], whole(counts[type] ?? 0)],
      ...reasons
        .filter((of) => of.type === type)
        .map(({ reason, count }): Count => [reason ?? recordTexts().statistics.ownWords, whole(count), words[type]]),
    ]);

function Lengths({ summary: { lengthOfStay } }: { summary: StatisticsFigures }) {
  const text = overviewTexts().statistics;
  const { count, mean, median, p90 } = text.lengths;
  const row = (name: string, of: StatisticsFigures["lengthOfStay"]["toAdoption"]) =>
    [name, whole(of.count), oneDecimal(of.mean), oneDecimal(of.median), oneDecimal(of.p90)] as [string, ...string[]];
  return (
    <Section title={text.stay}>
      <SmallTable
        title={text.stay}
        heads={[text.figures, count, mean, median, p90]}
        rows={[
          row(text.stays.all, lengthOfStay),
          row(text.stays.toAdoption, lengthOfStay.toAdoption),
          row(text.stays.inShelter, lengthOfStay.inShelter),
        ]}
      />
    </Section>
  );
}
