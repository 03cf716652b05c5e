import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import {
  KEY_FIGURE_NAMES,
  KEY_FIGURES,
  releaseSentence,
  signedChange,
} from "../../../../contract/overview/key-figures.ts";
import type { Against } from "../../../../contract/overview/spans.ts";
import type { StatisticsSummary } from "../../../../contract/overview/statistics.ts";
import { plnFromGrosze } from "../../../../contract/platform/money.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay, localSpan } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { useSession } from "../../platform/session.ts";
import { overviewTexts } from "../texts.ts";
import { whole } from "./numbers.ts";
import type { Period } from "./statistics-address.ts";

type Props = { summary: StatisticsSummary; period: Period; against: Against; children: ReactNode };

/** What a council asks first, in words: how many came, left and were adopted; then the rate, the plot, then how many came, left and are here. */
export function Headline({ summary, period, against, children }: Props) {
  const text = overviewTexts().statistics;
  const { from, to, previous } = summary;
  const id = useId();
  const days = localSpan(from, to);
  const when = period === "own" ? text.when.own(localDay(from), localDay(to)) : text.when[period];
  return (
    <section className="panel part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="statistics-sentence">
          {text.cameAndLeft(
            whole(KEY_FIGURES.came(summary)),
            whole(summary.outcomes),
            whole(KEY_FIGURES.adopted(summary)),
            when,
          )}
        </h2>
        <p>{releaseSentence(summary, when, against)}</p>
        <p className="fact-detail">
          {previous ? text.comparedDays(days, localSpan(previous.from, previous.to)) : days}
          {` · ${recordTexts().statistics.formulas.liveRelease}`}
        </p>
      </div>
      {children}
      <KeyFigures summary={summary} against={against} />
    </section>
  );
}

function KeyFigures({ summary, against }: Pick<Props, "summary" | "against">) {
  const text = overviewTexts().statistics;
  return (
    <dl className="statistics-key">
      {KEY_FIGURE_NAMES.map((name) => {
        const now = KEY_FIGURES[name](summary);
        const before = summary.previous ? KEY_FIGURES[name](summary.previous) : null;
        const was = now === null || before === null ? "" : text.wasBefore(signedChange(now, before), whole(before));
        return (
          <KeyFigure key={name} name={recordTexts().statistics.key[name]} was={was}>
            {now === null ? "–" : whole(now)}
          </KeyFigure>
        );
      })}
      {useSession().isAdmin && <Donated summary={summary} against={against} />}
    </dl>
  );
}

const KeyFigure = ({ name, was, children }: { name: string; was: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{children}</strong>
      <span className="fact-detail">{was || "\u00a0"}</span>
    </dd>
  </div>
);

/** Only admins read donations; filters by animals do not change them. */
function Donated({ summary: { from, to }, against }: Pick<Props, "summary" | "against">) {
  const text = overviewTexts().statistics;
  const { data } = useQuery(apiQuery("GET /statistics/donations", { query: { from, to, against } }));
  return (
    <KeyFigure name={text.donated} was={data ? text.was(plnFromGrosze(data.previous.grosze)) : ""}>
      {data ? plnFromGrosze(data.grosze) : "…"}
    </KeyFigure>
  );
}
