import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { deleteDraft, useDraft } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { field, useSave } from "../platform/kit/form.ts";
import { readScore } from "./staff-review.score.ts";
import { adoptionTexts } from "./texts.ts";
import { type StaffSteps, stepDraft } from "./use-steps.ts";

const ACTION = "questionnaire/staff-review";

/** Score and note; saving approves the stage (spec §4). */
export function StaffReviewForm({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const { review: text, note } = adoptionTexts().adoptions;
  const form = useForm({
    initialValues: { score: "", note: "" },
    validate: { score: (typed) => readScore(typed).error?.issues[0]?.message ?? null },
  });
  useDraft(form, ["score", "note"], stepDraft(adoption));
  const { isSaving, problem, ...save } = useSave(form, {
    // The form is validated before; an invalid score would be refused by the server.
    send: ({ score, note }) =>
      steps.take({ action: ACTION, body: { score: readScore(score).data ?? Number.NaN, note, approved: true } }),
    done: (outcome) => outcome === "done" && deleteDraft(stepDraft(adoption)),
    failure: animalsTexts().adoptionSteps.failed[ACTION],
  });
  return (
    <form {...save} className="part" aria-label={text.title}>
      <ErrorSummary errors={form.errors} problem={problem} />
      <Group align="start" gap="1rem">
        <TextInput
          {...field(form, "score")}
          label={text.score}
          description={text.scoreHint}
          inputMode="decimal"
          autoComplete="off"
          maw={180}
          required
        />
        <Rubric typed={form.getValues().score} />
      </Group>
      <Textarea {...field(form, "note")} label={note.label} description={note.hint} autosize minRows={3} />
      <div>
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

const HIGHEST = 100;

/** What a score means, beside its field; the step of the typed score is marked. */
function Rubric({ typed }: { typed: string }) {
  const text = adoptionTexts().adoptions.rubric;
  const { data: score } = readScore(typed);
  const steps = Object.entries(text.steps)
    .map(([from, means]) => ({ from: Number(from), means }))
    .toSorted((one, other) => other.from - one.from);
  const reached = steps.find(({ from }) => score !== undefined && score >= from);
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
