import { appTexts } from "../platform/texts/texts.ts";
import { readScore } from "./staff-review.score.ts";

const HIGHEST = 100;

/** What a score means, beside its field; the step of the typed score is marked. */
export function Rubric({ typed }: { typed: string }) {
  const text = appTexts().adoptions.rubric;
  const read = readScore(typed);
  const steps = Object.entries(text.steps)
    .map(([from, means]) => ({ from: Number(from), means }))
    .toSorted((one, other) => other.from - one.from);
  const reached = "score" in read ? steps.find(({ from }) => read.score >= from) : undefined;
  return (
    <section className="rubric" aria-labelledby="rubric">
      <h3 id="rubric">{text.title}</h3>
      <dl>
        {steps.map((step, at) => (
          <div key={step.from} aria-current={step === reached || undefined}>
            <dt>{text.from(step.from, (steps[at - 1]?.from ?? HIGHEST + 1) - 1)}</dt>
            <dd>{step.means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
