import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  type ObservationRequest,
  observationRequest,
  SIGN_NAMES,
  SIGNS,
  type SignName,
} from "../../../../contract/animals/observations.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { CameraPhoto } from "../camera-photo.tsx";
import { animalsTexts } from "../texts.ts";
import { signsText } from "../words/signs.ts";
import type { ShownAnimal, ShownRound } from "./daily-round.ts";
import { SignChoice } from "./sign-choice.tsx";
import type { DailyRoundWork } from "./use-daily-round.ts";

type Signs = { [N in SignName]?: string };
type Typed = { weightKg: string; note: string };

/** The first of each is as it should be, so only what is otherwise is tapped; a second tap means that nobody looked. */
const AS_IT_SHOULD_BE: Signs = Object.fromEntries(SIGN_NAMES.map((name) => [name, SIGNS[name][0]]));

const numberOf = (typed: string): number | undefined =>
  typed.trim() === "" ? undefined : Number(typed.trim().replace(",", "."));

type Props = { animal: ShownAnimal; round: ShownRound; work: DailyRoundWork; close: () => void };

/** What is otherwise than usual at an animal, its weight, a note, a photo, and where it lives from now on. */
export function ObserveForm({ animal, round, work, close }: Props) {
  const text = animalsTexts().rounds;
  const [signs, setSigns] = useState(AS_IT_SHOULD_BE);
  const [typed, setTyped] = useState<Typed>({ weightKg: "", note: "" });
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function track(reading: Promise<unknown>) {
    setReading(true);
    await reading.finally(() => setReading(false));
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const weightKg = numberOf(typed.weightKg);
    const note = typed.note.trim();
    const seen = { ...signs, note, ...(weightKg !== undefined && { weightKg }), ...(photo && { photo }) };
    const checked = observationRequest({ today: () => round.on }).safeParse({ ...seen, on: round.on });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const words = signsText(signs as Parameters<typeof signsText>[0]);
    await work.observe(animal, words, seen as Omit<ObservationRequest, "on">);
    close();
  }
  return (
    <form className="round-form" onSubmit={(event) => void save(event)} noValidate>
      {SIGN_NAMES.map((name) => (
        <SignChoice
          key={name}
          name={name}
          animal={animal.name}
          value={signs[name]}
          choose={(value) => setSigns({ ...signs, [name]: value === signs[name] ? undefined : value })}
        />
      ))}
      <div className="round-form-pair">
        <TextInput
          size="md"
          inputMode="decimal"
          label={text.weight}
          value={typed.weightKg}
          error={problem}
          onChange={(event) => setTyped({ ...typed, weightKg: event.currentTarget.value })}
        />
        <MoveSelect animal={animal} round={round} work={work} />
      </div>
      <Textarea
        size="md"
        label={appTexts().words.note}
        autosize
        minRows={1}
        maxLength={2000}
        value={typed.note}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
      />
      <CameraPhoto photo={photo} onChange={setPhoto} track={(reading) => void track(reading)} />
      <Group gap="sm" grow>
        <Button size="lg" variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button size="lg" type="submit" loading={isReading}>
          {appTexts().kit.form.save}
        </Button>
      </Group>
    </form>
  );
}

/** Another unit for the animal; the move is kept or sent at once. */
function MoveSelect({ animal, round, work }: Omit<Props, "close">) {
  const text = animalsTexts().rounds;
  const livingIn = (unit: number) => round.animals.filter(({ unitId }) => unitId === unit).length;
  const names = new Map<string, string>();
  const options = round.locations.flatMap(({ name: location, units }) =>
    units
      .filter(({ id, blocked }) => !blocked && id !== animal.unitId)
      .map(({ id, name, capacity }) => {
        names.set(String(id), text.unit(location, name));
        return { value: String(id), label: text.places(text.unit(location, name), capacity - livingIn(id)) };
      }),
  );
  return (
    <NativeSelect
      size="md"
      label={text.moveTo}
      value=""
      data={[{ value: "", label: text.stays }, ...options]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (chosen) void work.move(animal, Number(chosen), names.get(chosen) ?? "");
      }}
    />
  );
}
