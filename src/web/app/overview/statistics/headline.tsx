import type { ReactNode } from "react";
import { useId } from "react";
import {
  KEY_FIGURE_NAMES,
  KEY_FIGURES,
  releaseSentence,
  signedChange,
} from "../../../../contract/overview/key-figures.ts";
import type { Against } from "../../../../contract/overview/spans.ts";
import type { StatisticsSummary } from "../../../../contract/overview/statistics.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay, localSpan } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { whole } from "./numbers.ts";
import type { Period } from "./statistics-address.ts";

type Props = { summary: StatisticsSummary; period: Period; against: Against; children: ReactNode };

/** What a council asks first, in one sentence, then the plot, then how many came, left and are here. */
export function Headline({ summary, period, against, children }: Props) {
  const text = appTexts().statistics;
  const { from, to, previous } = summary;
  const id = useId();
  const days = localSpan(from, to);
  const when = period === "own" ? text.when.own(localDay(from), localDay(to)) : text.when[period];
  return (
    <section className="panel part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="statistics-sentence">
          {releaseSentence(summary, when, against)}
        </h2>
        <p className="fact-detail">
          {previous ? text.comparedDays(days, localSpan(previous.from, previous.to)) : days}
          {` · ${recordTexts().statistics.formulas.liveRelease}`}
        </p>
      </div>
      {children}
      <KeyFigures summary={summary} />
    </section>
  );
}

function KeyFigures({ summary }: { summary: StatisticsSummary }) {
  const text = appTexts().statistics;
  return (
    <dl className="statistics-key">
      {KEY_FIGURE_NAMES.map((name) => {
        const now = KEY_FIGURES[name](summary);
        const before = summary.previous ? KEY_FIGURES[name](summary.previous) : null;
        return (
          <div key={name}>
            <dt>{recordTexts().statistics.key[name]}</dt>
            <dd>
              <strong>{now === null ? "–" : whole(now)}</strong>
              <span className="fact-detail">
                {now === null || before === null ? "\u00a0" : text.wasBefore(signedChange(now, before), whole(before))}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
