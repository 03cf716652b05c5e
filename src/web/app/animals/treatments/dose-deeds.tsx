import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type BatchInHand, LINE, TEST_RESULTS } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import type { Unsent } from "../../platform/unsent/unsent.store.ts";
import type { UnsentHere } from "../../platform/unsent/use-unsent.ts";
import { animalsTexts } from "../texts.ts";
import type { ShownDose } from "./dose-list.ts";
import type { HowGiven, useDoses } from "./use-doses.ts";

type Doses = ReturnType<typeof useDoses>;
/** What is done about doses on a screen, which knows the day and the batches in hand. */
export type DoseWork = Pick<Doses, "confirmBatch" | "skip" | "ungive"> & {
  batches: readonly BatchInHand[];
  give(doses: Parameters<Doses["give"]>[0], how: HowGiven): Promise<void>;
};
type Props = { animal: { id: number; name: string }; dose: ShownDose; work: DoseWork };

/** The batch of a kind that one tap gives; undefined as long as somebody has to look at the vial. */
export const confirmedBatch = ({ id }: ShownDose["kind"], batches: readonly BatchInHand[]): string | undefined =>
  batches.find(({ kindId }) => kindId === id)?.confirmedBatch ?? undefined;

/** What can be done about a dose: given with one tap, once its batch is in the person's hand, and taken back. */
export function DoseDeeds({ animal, dose, work }: Props) {
  const text = animalsTexts().rounds;
  if (!dose.done) return <Open animal={animal} dose={dose} work={work} />;
  if (dose.done.seq === undefined) return null;
  return (
    <Button
      variant="subtle"
      aria-label={text.undoLabel(text.about(animal.name, dose.kind.name))}
      onClick={() => void work.ungive(animal, dose)}
    >
      {appTexts().kit.undo.button}
    </Button>
  );
}

function Open(props: Props) {
  const { animal, dose, work } = props;
  const { kind } = dose;
  const text = animalsTexts().rounds;
  const [isSkipping, skip] = useState(false);
  const [isLooking, look] = useState(false);
  const batch = confirmedBatch(kind, work.batches);
  const inUse = work.batches.find(({ kindId }) => kindId === kind.id)?.batchInUse ?? "";
  if (isSkipping) {
    return (
      <OneLine
        label={text.skipReason}
        required={recordTexts().treatments.reasonRequired}
        yes={text.skip}
        save={(reason) => void work.skip(animal, dose, reason).then(() => skip(false))}
        close={() => skip(false)}
      />
    );
  }
  const needsVial = kind.needsBatch && !batch;
  // Until the vial was looked at, nothing of a kind with batches is given.
  if (needsVial && isLooking) {
    return (
      <OneLine
        label={text.batch(kind.name)}
        initial={inUse}
        limit={LINE}
        required={recordTexts().treatments.batchRequired(kind.name)}
        yes={text.inHand}
        save={(typed) => void work.confirmBatch(animal, dose, typed)}
        close={() => look(false)}
      />
    );
  }
  return (
    <Group gap="0.25rem" justify="end">
      <Button variant="subtle" aria-label={text.skipLabel(animal.name, kind.name)} onClick={() => skip(true)}>
        {text.skip}
      </Button>
      {needsVial ? (
        <Button variant="light" aria-label={text.askBatchLabel(animal.name, kind.name)} onClick={() => look(true)}>
          {text.askBatch}
        </Button>
      ) : (
        <Give {...props} batch={kind.needsBatch ? batch : undefined} />
      )}
    </Group>
  );
}

/** A test is answered with its result. */
function Give({ animal, dose, work, batch }: Props & { batch: string | undefined }) {
  const text = animalsTexts().rounds;
  const { results } = animalsTexts().treatments;
  const { kind } = dose;
  if (kind.category !== "test") {
    const name = batch ? text.withBatch(text.give, batch) : text.give;
    return (
      <Button
        aria-label={text.giveLabel(name, animal.name, kind.name)}
        onClick={() => void work.give([{ animal, dose }], batch ? { batch } : {})}
      >
        {name}
      </Button>
    );
  }
  return TEST_RESULTS.map((result) => (
    <Button
      key={result}
      variant="light"
      aria-label={`${text.giveLabel(text.give, animal.name, kind.name)}: ${results[result]}`}
      onClick={() => void work.give([{ animal, dose }], { result })}
    >
      {results[result]}
    </Button>
  ));
}

type LineProps = {
  label: string;
  initial?: string;
  limit?: number;
  required: string;
  yes: string;
  save: (typed: string) => void;
  close: () => void;
};

/** Asks for one line in the place of a dose's buttons. */
function OneLine({ label, initial = "", limit, required, yes, save, close }: LineProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(initial);
  const [error, setError] = useState<string>();
  // What is filled in already only wants a look: a phone's keyboard would cover it.
  useEffect(() => {
    if (error || !initial) input.current?.focus();
  }, [error, initial]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) save(typed.trim());
    else setError(required);
  }
  return (
    <form className="dose-line" onSubmit={submit}>
      <TextInput
        ref={input}
        size="md"
        label={label}
        value={typed}
        error={error}
        maxLength={limit}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button size="lg" variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button size="lg" type="submit">
          {yes}
        </Button>
      </Group>
    </form>
  );
}

/** What the server did not take, and why; it waits where it can be tried again or discarded. */
export function Refused({ items }: { items: readonly Unsent[] }) {
  const { why } = animalsTexts().rounds.unsent;
  return items.map((item) => (
    <p key={item.seq} role="alert" className="dose-refused">
      <Link to="/admin/rounds/unsent">{why(`${item.about}. ${item.refusal}`)}</Link>
    </p>
  ));
}

/** What of this person waits on this device. */
export function UnsentLink({ unsent: { waiting, refused } }: { unsent: UnsentHere }) {
  const text = animalsTexts().rounds;
  const open = [waiting > 0 && text.waiting(waiting), refused > 0 && text.refusedCount(refused)].filter(Boolean);
  return (
    <Link className="unsent-link" to="/admin/rounds/unsent" data-refused={refused > 0 || undefined}>
      {open.length > 0 ? open.join(", ") : text.allSent}
    </Link>
  );
}
