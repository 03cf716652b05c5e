import { Badge, Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { type BatchInHand, TEST_RESULTS } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { ShownAnimal, ShownDose } from "./daily-round.ts";
import type { DailyRoundWork } from "./use-daily-round.ts";

type Props = { animal: ShownAnimal; dose: ShownDose; work: DailyRoundWork };

/** One dose: given with one tap, once its batch is in the person's hand; afterwards it can be taken back. */
export function RoundDoseRow(props: Props & { batches: readonly BatchInHand[] }) {
  const { animal, dose, work } = props;
  const text = animalsTexts().rounds;
  const { kind, product, note, done } = dose;
  return (
    <div className="round-dose">
      <div>
        {[kind.name, product].filter(Boolean).join(", ")} {!done && <Late dose={dose} />}
        {done && <Badge color="green">{done.is === "given" ? text.isGiven : text.isSkipped}</Badge>}
        {note && <span className="fact-detail as-typed">{note}</span>}
      </div>
      {done ? (
        <Button
          variant="subtle"
          aria-label={text.undoLabel(text.about(animal.name, kind.name))}
          onClick={() => void work.ungive(animal, dose)}
        >
          {appTexts().kit.undo.button}
        </Button>
      ) : (
        <Open {...props} />
      )}
    </div>
  );
}

/** What can be done about a dose that is not given. */
function Open({ batches, ...props }: Props & { batches: readonly BatchInHand[] }) {
  const { animal, dose } = props;
  const { kind } = dose;
  const text = animalsTexts().rounds;
  const [isSkipping, skip] = useState(false);
  const [isLooking, look] = useState(false);
  const inHand = batches.find(({ kindId }) => kindId === kind.id);
  if (isSkipping) return <SkipForm {...props} close={() => skip(false)} />;
  const needsVial = kind.needsBatch && !inHand?.confirmedBatch;
  if (needsVial && isLooking) return <ConfirmBatch {...props} batchInUse={inHand?.batchInUse ?? ""} />;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="subtle" aria-label={text.skipLabel(animal.name, kind.name)} onClick={() => skip(true)}>
        {text.skip}
      </Button>
      {needsVial ? (
        <Button variant="light" aria-label={text.askBatchLabel(animal.name, kind.name)} onClick={() => look(true)}>
          {text.askBatch}
        </Button>
      ) : (
        <Give {...props} batch={kind.needsBatch ? (inHand?.confirmedBatch ?? undefined) : undefined} />
      )}
    </Group>
  );
}

function Late({ dose: { dueOn, isOverdue } }: Pick<Props, "dose">) {
  return isOverdue ? (
    <Badge color="red">{appTexts().kit.dates.overdue(nightsBetween(dueOn, shelterToday()))}</Badge>
  ) : null;
}

/** A test is answered with its result. */
function Give({ animal, dose, work, batch }: Props & { batch: string | undefined }) {
  const text = animalsTexts().rounds;
  const label = text.giveLabel(animal.name, dose.kind.name);
  if (dose.kind.category !== "test") {
    return (
      <Button
        aria-label={batch ? text.about(text.giveBatch(batch), `${animal.name}, ${dose.kind.name}`) : label}
        onClick={() => void work.give(animal, dose, batch ? { batch } : {})}
      >
        {batch ? text.giveBatch(batch) : text.give}
      </Button>
    );
  }
  const { results } = animalsTexts().treatments;
  return TEST_RESULTS.map((result) => (
    <Button
      key={result}
      variant="light"
      aria-label={`${label}: ${results[result]}`}
      onClick={() => void work.give(animal, dose, { result })}
    >
      {results[result]}
    </Button>
  ));
}

/** Until the vial was looked at, nothing of a kind with batches is given. */
function ConfirmBatch({ animal, dose, work, batchInUse }: Props & { batchInUse: string }) {
  const text = animalsTexts().rounds;
  const [batch, setBatch] = useState(batchInUse);
  const [error, setError] = useState<string>();
  return (
    <form
      className="round-batch"
      onSubmit={(event) => {
        event.preventDefault();
        if (batch.trim()) void work.confirmBatch(animal, dose, batch.trim());
        else setError(recordTexts().treatments.batchRequired(dose.kind.name));
      }}
    >
      <TextInput
        size="md"
        label={text.batch(dose.kind.name)}
        value={batch}
        error={error}
        onChange={(event) => setBatch(event.currentTarget.value)}
      />
      <Button size="lg" type="submit" variant="light">
        {text.inHand}
      </Button>
    </form>
  );
}

function SkipForm({ animal, dose, work, close }: Props & { close: () => void }) {
  const text = animalsTexts().rounds;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  return (
    <form
      className="round-batch"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) void work.skip(animal, dose, reason.trim()).then(close);
        else setError(recordTexts().treatments.reasonRequired);
      }}
    >
      <TextInput
        size="md"
        label={text.skipReason}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button size="lg" variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button size="lg" type="submit">
          {text.skip}
        </Button>
      </Group>
    </form>
  );
}
