import { Anchor, Badge, Button, Group, Stack, Title } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import { type DueTreatment, TEST_RESULTS } from "../../../../contract/animals/treatments.ts";
import { localDay } from "../../../format.ts";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { placementText } from "../care/placements.tsx";
import { animalsTexts } from "../texts.ts";
import { kindsOf, type UnitOfDoses } from "./due-list.ts";
import { SkipTreatment } from "./treatment-dialogs.tsx";
import type { Round } from "./use-round.ts";

function placeText({ unit, placement }: DueTreatment): string {
  const { care } = animalsTexts();
  const { words } = appTexts();
  if (unit) return care.unit.name(unit.location, unit.unit);
  return placement ? placementText(placement) : words.withoutUnit;
}

/** The doses of one unit: each with a large button, and all of a kind at once. */
export function DueUnit({ unit, round }: { unit: UnitOfDoses; round: Round }) {
  const id = useId();
  return (
    <Stack component="section" className="panel due-unit" gap="0.75rem" aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4" id={id}>
          {placeText(unit.first)}
        </Title>
        <Group gap="xs">
          {kindsOf(unit.doses).map(({ kind }) => (
            <WholeUnit key={kind.id} doses={unit.doses.filter((dose) => dose.kind.id === kind.id)} round={round} />
          ))}
        </Group>
      </Group>
      <ul className="due-list">
        {unit.doses.map((dose) => (
          <Dose key={dose.id} dose={dose} round={round} />
        ))}
      </ul>
    </Stack>
  );
}

/** One button for all doses of a kind; afterwards it takes them back. */
function WholeUnit({ doses, round }: { doses: readonly DueTreatment[]; round: Round }) {
  const { due } = animalsTexts().treatments;
  const [first] = doses;
  const open = doses.filter(({ id }) => !round.done.has(id));
  if (!first || doses.length < 2 || first.kind.category === "test" || open.length === 1) return null;
  const isDone = open.length === 0;
  const batch = isDone ? undefined : round.tapped(first.kind);
  const all = due.giveAll(first.kind.name, isDone ? doses.length : open.length);
  const name = batch ? due.withBatch(all, batch) : all;
  return (
    <Button
      size="md"
      variant={isDone ? "outline" : "light"}
      loading={doses.some(({ id }) => round.busy.has(id))}
      onClick={() => (isDone ? round.takeBack(doses) : round.give(open))}
    >
      {isDone ? `${appTexts().kit.undo.button}: ${name}` : name}
    </Button>
  );
}

function Dose({ dose, round }: { dose: DueTreatment; round: Round }) {
  const { animal, kind, product, note } = dose;
  const text = animalsTexts().treatments;
  const isDone = round.done.has(dose.id);
  return (
    <li>
      <div>
        <Anchor component={Link} to={`/admin/animal/${animal.id}`} inherit fz="var(--text-md)" fw={600}>
          {animal.name}
        </Anchor>
        <span className="fact-detail">{[kind.name, product].filter(Boolean).join(", ")}</span>
        {isDone ? <Badge color="green">{text.due.isRecorded}</Badge> : <When dose={dose} />}
        {note && <span className="fact-detail as-typed">{note}</span>}
      </div>
      {isDone ? (
        <Button
          size="lg"
          variant="outline"
          loading={round.busy.has(dose.id)}
          aria-label={text.animal.undoLabel(kind.name, animal.name)}
          onClick={() => round.takeBack([dose])}
        >
          {appTexts().kit.undo.button}
        </Button>
      ) : (
        <Group gap="sm" wrap="nowrap">
          <SkipTreatment id={dose.id} animal={animal.name} kind={kind.name} size="lg" />
          <Give dose={dose} round={round} />
        </Group>
      )}
    </li>
  );
}

function When({ dose: { dueOn, isOverdue } }: { dose: DueTreatment }) {
  const { due } = animalsTexts().treatments;
  const today = shelterToday();
  if (isOverdue) return <Badge color="red">{appTexts().kit.dates.overdue(nightsBetween(dueOn, today))}</Badge>;
  return dueOn > today ? <span className="fact-detail">{due.ahead(localDay(dueOn))}</span> : null;
}

/** A test is answered with its result. */
function Give({ dose, round }: { dose: DueTreatment; round: Round }) {
  const { due, results } = animalsTexts().treatments;
  const { animal, kind } = dose;
  const loading = round.busy.has(dose.id);
  const batch = round.tapped(kind);
  const withBatch = (what: string) => (batch ? due.withBatch(what, batch) : what);
  if (kind.category !== "test") {
    return (
      <Button
        size="lg"
        loading={loading}
        aria-label={due.giveLabel(withBatch(due.give), animal.name, kind.name)}
        onClick={() => round.give([dose])}
      >
        {withBatch(due.give)}
      </Button>
    );
  }
  return TEST_RESULTS.map((result) => (
    <Button
      key={result}
      size="lg"
      variant="light"
      loading={loading}
      aria-label={due.resultLabel(animal.name, kind.name, results[result])}
      onClick={() => round.give([dose], result)}
    >
      {results[result]}
    </Button>
  ));
}
