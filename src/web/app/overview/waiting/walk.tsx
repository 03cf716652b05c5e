import { Anchor, Button, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { Link } from "react-router";
import { MAX_ROUND_NOTE, type WaitingAnimal } from "../../../../contract/animals/waiting.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { forecastText, quartersText, useForecast, whoIsAlike } from "../../animals/stays/forecast-line.tsx";
import { sinceText, waitText } from "../../animals/stays/wait-line.tsx";
import { animalsTexts } from "../../animals/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { InPlace, useWait } from "./in-place.tsx";
import { placeText } from "./waiting.words.ts";
import { orderOf } from "./walk-order.ts";

type Props = {
  /** The filters of the walk. */
  of: string;
  /** The place in the list, from 1. */
  at: number;
  list: PageOf<WaitingAnimal>;
  /** Whether the list is still that of another page. */
  isLoading: boolean;
  open: (item: WaitingAnimal) => void;
  /** Shows another place, or the list. */
  go: (place: number | undefined) => void;
};

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** One animal at a time, with what ends its wait and a note on what was decided; `j` or Enter is the next, `k` the one before. */
export function Walk({ of, at, list, isLoading, open, go }: Props) {
  const text = animalsTexts().waiting.walk;
  const { total, item } = orderOf(of, at, list, isLoading);
  const next = () => at <= total && go(at + 1);
  const back = () => at > 1 && go(at - 1);
  // In a dialog these are keys of the dialog; a link or a button takes Enter for itself.
  useHotkeys([
    ["j", ({ target }) => !isIn(target, "[role=dialog]") && next()],
    ["k", ({ target }) => !isIn(target, "[role=dialog]") && back()],
    ["Enter", ({ target }) => !isIn(target, "a, button, [role=dialog]") && next(), { preventDefault: false }],
  ]);
  if (at > total) {
    return (
      <Stack align="start">
        <p role="status">{text.done(total)}</p>
        <Group gap="sm">
          <Button variant="outline" onClick={() => go(Math.max(1, total))}>
            {text.back}
          </Button>
          <Button onClick={() => go(undefined)}>{text.list}</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <section className="panel walk" aria-label={text.place(at, total)}>
      <Group justify="space-between" gap="sm">
        <Text aria-live="polite">{text.place(at, total)}</Text>
        <Button variant="subtle" size="compact-md" onClick={() => go(undefined)}>
          {text.list}
        </Button>
      </Group>
      {item && <One key={item.animal.id} item={item} open={open} next={next} />}
      <Group className="walk-steps" gap="sm" grow>
        <Button variant="outline" size="lg" onClick={back} disabled={at === 1}>
          {text.back}
        </Button>
        <Button size="lg" onClick={next}>
          {appTexts().words.next}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {text.keys}
      </Text>
    </section>
  );
}

function One({ item, open, next }: Pick<Props, "open"> & { item: WaitingAnimal; next: () => void }) {
  const { animal, daysHere } = item;
  const now = useWait(item);
  return (
    <div className="walk-animal">
      {animal.mainPhotoId === null ? (
        <span className="animal-photo" />
      ) : (
        <img className="animal-photo" src={photoPath(animal.mainPhotoId, 640)} alt="" width={320} height={180} />
      )}
      <Stack gap="0.4rem">
        <Title order={2}>
          <Anchor component={Link} to={`/admin/animal/${animal.id}`} inherit>
            {animal.name}
          </Anchor>
        </Title>
        <Text>{placeText(item)}</Text>
        <Text fw={700} role="status">
          {now ? waitText(now) : animalsTexts().waiting.walk.left}
        </Text>
        {now?.owner.name && <Text>{now.owner.name}</Text>}
        <Text c="dimmed">{animalsTexts().waiting.here(sinceText(daysHere))}</Text>
        <Alike animalId={animal.id} />
        {now && <InPlace item={now} open={open} />}
        <Note animalId={animal.id} next={next} />
      </Stack>
    </div>
  );
}

/** How long animals like it were here. */
function Alike({ animalId }: { animalId: number }) {
  const said = useForecast(animalId, true);
  if (!said) return null;
  return (
    <Text c="dimmed">
      {forecastText(said)}
      <span className="fact-detail">{quartersText(said)}</span>
      <span className="fact-detail">{whoIsAlike(said)}</span>
    </Text>
  );
}

/** What was decided; kept in the animal's life. */
function Note({ animalId, next }: { animalId: number; next: () => void }) {
  const text = animalsTexts().waiting.walk;
  const [words, setWords] = useState("");
  const { isBusy, run } = useSend();
  const typed = words.trim();
  async function keep() {
    const send = () => callApi("POST /animals/:id/round-notes", { params: { id: animalId }, body: { text: typed } });
    if (typed !== "" && (await run(send, text.noteFailed))) next();
  }
  return (
    <>
      <Textarea
        label={text.note}
        description={text.noteHint}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        maxLength={MAX_ROUND_NOTE}
        autosize
        minRows={2}
      />
      <Button variant="light" onClick={keep} loading={isBusy} disabled={typed === ""}>
        {text.keep}
      </Button>
    </>
  );
}
