import { Input, SegmentedControl } from "@mantine/core";
import { ANIMAL_LIMITS } from "../../../contract/animals/animal-form.ts";
import { appTexts } from "../platform/texts/texts.ts";

/** An attribute type, for which an animal has a score. */
export type AttributeKind = { id: number; name: string };

/** Scores by the attribute type's id. */
export type Scores = Record<number, number>;

const { min, max } = ANIMAL_LIMITS.score;
const STEPS = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

/** A score from 1 to 5 for every attribute type (spec §2.6, §5). */
export function AttributeScores({
  id,
  value = {},
  onChange,
  error,
  kinds,
  isView,
}: {
  id?: string;
  value?: Scores;
  onChange?: (scores: Scores) => void;
  error?: string;
  kinds: readonly AttributeKind[];
  isView: boolean;
}) {
  const text = appTexts().animals.scores;
  return (
    <fieldset
      className="scores"
      data-required={!isView || undefined}
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
    >
      <legend>{isView ? text.title : text.titleWithScale(min, max)}</legend>
      {kinds.map((kind) => (
        <div key={kind.id} className="score">
          <span id={`score-${kind.id}`}>{kind.name}</span>
          {isView ? (
            <span>{scoreText(value[kind.id])}</span>
          ) : (
            <SegmentedControl
              aria-labelledby={`score-${kind.id}`}
              data={STEPS}
              value={String(value[kind.id] ?? "")}
              onChange={(score) => onChange?.({ ...value, [kind.id]: Number(score) })}
            />
          )}
        </div>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}

function scoreText(score: number | undefined): string {
  const text = appTexts().animals.scores;
  return score === undefined ? text.notScored : text.score(score, max);
}
