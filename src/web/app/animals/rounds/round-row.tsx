import { Anchor, Button, Group } from "@mantine/core";
import { IconCheck, IconClockPause } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { SIGN_NAMES, SIGNS } from "../../../../contract/animals/observations.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { kilograms } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { DoseDeeds, Refused } from "../treatments/dose-deeds.tsx";
import type { ShownDose } from "../treatments/dose-list.ts";
import { DoseDetail, DoseState } from "../treatments/dose-words.tsx";
import { fetchingText } from "../words/fetching-text.ts";
import { signText } from "../words/signs.ts";
import type { ShownAnimal, ShownRound, ShownSeen } from "./daily-round.ts";
import { ObserveForm } from "./observe-form.tsx";
import type { DailyRoundWork } from "./use-daily-round.ts";

type Props = { animal: ShownAnimal; round: ShownRound; work: DailyRoundWork };

/** One animal of the round: its doses, and what is seen of it in one tap or a few. */
export function RoundRow({ animal, round, work }: Props) {
  const [isWriting, write] = useState(false);
  const text = animalsTexts().rounds;
  return (
    <li className="round-row">
      <div className="round-line">
        <div className="round-animal">
          <Portrait mainPhotoId={animal.mainPhotoId} />
          <Anchor component={Link} to={`/admin/animal/${animal.id}`} inherit fz="var(--text-md)" fw={600}>
            {animal.name}
          </Anchor>
          {animal.waiting > 0 && <IconClockPause size={20} role="img" aria-label={text.isWaiting} />}
        </div>
        {!isWriting && <Observed animal={animal} work={work} write={() => write(true)} />}
      </div>
      {animal.fetching && <span className="detail">{fetchingText(animal.fetching)}</span>}
      {isWriting && <ObserveForm animal={animal} round={round} work={work} close={() => write(false)} />}
      {animal.doses.map((dose) => (
        <Dose key={dose.id} animal={animal} dose={dose} work={work} />
      ))}
      <Refused items={animal.refused} />
    </li>
  );
}

function Dose({ animal, dose, work }: Pick<Props, "animal" | "work"> & { dose: ShownDose }) {
  return (
    <div className="round-dose">
      <div>
        {dose.kind.name} <DoseState dose={dose} />
        <DoseDetail dose={dose} />
      </div>
      <DoseDeeds animal={animal} dose={dose} work={work.doses} />
    </div>
  );
}

/** It is kept on the device with the list, so that it is there without signal. */
function Portrait({ mainPhotoId }: Pick<ShownAnimal, "mainPhotoId">) {
  if (mainPhotoId === null) return <span className="round-photo" />;
  return <img className="round-photo" src={photoPath(mainPhotoId, 320)} alt="" width={40} height={40} loading="lazy" />;
}

/** @returns what was seen, in words; what is as it should be is left out */
function seenText(seen: ShownSeen): string {
  const signs = SIGN_NAMES.filter((what) => seen[what] && seen[what] !== SIGNS[what][0]);
  const words = signs.map((what) => signText(what, seen[what] as string));
  return listed(...words, seen.weightKg ? kilograms(seen.weightKg) : "", seen.note) || animalsTexts().rounds.seen;
}

function Observed({ animal, work, write }: Pick<Props, "animal" | "work"> & { write: () => void }) {
  const text = animalsTexts().rounds;
  const { name, seen } = animal;
  if (seen) {
    const said = seenText(seen);
    return (
      <div className="round-seen">
        <span>
          <IconCheck size={20} stroke={2.4} aria-hidden /> {said}
        </span>
        <Button
          variant="subtle"
          aria-label={text.undoLabel(text.about(name, said))}
          onClick={() => void work.forget(animal)}
        >
          {appTexts().kit.undo.button}
        </Button>
      </div>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="outline" aria-label={text.moreLabel(name)} onClick={write}>
        {text.more}
      </Button>
      <Button aria-label={text.normalLabel(name)} onClick={() => void work.allNormal([animal])}>
        {text.normal}
      </Button>
    </Group>
  );
}
