import { Group, Input, SegmentedControl, Stack } from "@mantine/core";
import { ANIMAL_LIMITS } from "../../../contract/animals/animal.fields.ts";
import { animalsTexts } from "./texts.ts";

/** An attribute type, for which an animal has a score. */
export type AttributeKind = { id: number; name: string };

/** Scores by the attribute type's id. */
export type Scores = Record<number, number>;

const { min, max } = ANIMAL_LIMITS.score;
const STEPS = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

type AttributeScoresProps = {
  id?: string;
  value?: Scores;
  onChange?: (scores: Scores) => void;
  error?: string;
  kinds: readonly AttributeKind[];
  isView: boolean;
};

/** A score from 1 to 5 for every attribute type (spec §2.6, §5). */
export function AttributeScores({ id, value = {}, onChange, error, kinds, isView }: AttributeScoresProps) {
  const text = animalsTexts().animals.scores;
  return (
    <Stack
      component="fieldset"
      className="scores"
      gap="0.6rem"
      data-required={!isView || undefined}
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
    >
      <legend>{isView ? text.title : text.titleWithScale(min, max)}</legend>
      {kinds.map((kind) => (
        <Group key={kind.id} className="score" gap="0.35rem 1rem" justify="space-between">
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
        </Group>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

function scoreText(score: number | undefined): string {
  const text = animalsTexts().animals.scores;
  return score === undefined ? text.notScored : text.score(score, max);
}
