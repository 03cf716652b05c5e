import { Anchor, Button, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { Link } from "react-router";
import { MAX_ROUND_NOTE, type WaitingAnimal } from "../../../../contract/overview/waiting.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { forecastDetail, forecastText, useForecast } from "../../animals/stays/forecast-line.tsx";
import { sinceText, WaitAction, waitText } from "../../animals/stays/wait-line.tsx";
import { callApi } from "../../platform/calls.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { placeText } from "./waiting.words.ts";

type Props = {
  /** The place in the list, from 1. */
  at: number;
  total: number;
  item: WaitingAnimal | undefined;
  isLoading: boolean;
  /** Shows another place, or the list. */
  go: (place: number | undefined) => void;
};

/** A link or a button that has the focus takes Enter for itself. */
const isPressed = (target: EventTarget | null) => target instanceof Element && target.closest("a, button") !== null;

/** One animal at a time, with what ends its wait and a note on what was decided; `j` or Enter is the next, `k` the one before. */
export function Walk({ at, total, item, isLoading, go }: Props) {
  const text = appTexts().waiting.walk;
  const next = () => at <= total && !isLoading && go(at + 1);
  const back = () => at > 1 && !isLoading && go(at - 1);
  useHotkeys([
    ["j", next],
    ["k", back],
    ["Enter", (event) => !isPressed(event.target) && next(), { preventDefault: false }],
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
      {item && <One key={item.animal.id} item={item} next={next} />}
      <Group className="walk-steps" gap="sm" grow>
        <Button variant="outline" size="lg" onClick={back} disabled={at === 1}>
          {text.back}
        </Button>
        <Button size="lg" onClick={next}>
          {text.next}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {text.keys}
      </Text>
    </section>
  );
}

function One({ item, next }: { item: WaitingAnimal; next: () => void }) {
  const { animal, owner, daysHere, action } = item;
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
        <Text fw={700}>{waitText(item)}</Text>
        {owner.name && <Text>{owner.name}</Text>}
        <Text c="dimmed">{appTexts().waiting.here(sinceText(daysHere))}</Text>
        <Alike animalId={animal.id} />
        <WaitAction action={action} />
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
      <span className="fact-detail">{forecastDetail(said)}</span>
    </Text>
  );
}

/** What was decided; kept in the animal's life. */
function Note({ animalId, next }: { animalId: number; next: () => void }) {
  const text = appTexts().waiting.walk;
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
