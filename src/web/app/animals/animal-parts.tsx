import type { ReactNode } from "react";
import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { Files } from "../platform/attachments/files.tsx";
import { PlaceInScreen } from "../platform/kit/place-in-screen.tsx";
import { RecordPanels } from "../platform/kit/record-panels.tsx";
import { RecordTabs } from "../platform/kit/record-tabs.tsx";
import { Care } from "./care/care.tsx";
import { PublicPart } from "./public-part.tsx";
import { AdoptionPart } from "./stays/adoption-part.tsx";
import { LifeList } from "./stays/life-list.tsx";
import { animalsTexts } from "./texts.ts";
import { AnimalTreatments } from "./treatments/animal-treatments.tsx";

type Props = { animal: AnimalDetail; form: ReactNode; history: ReactNode };

/** What an animal's record has below the glance: its life with the facts beside it, its care, who wants it, what visitors read, its files. */
export function AnimalParts({ animal, form, history }: Props) {
  const text = animalsTexts().stays.parts;
  return (
    <RecordTabs
      label={text.title}
      tabs={[
        {
          name: "overview",
          text: text.overview,
          content: () => (
            <div className="record-columns">
              <LifeList animal={animal} />
              <div className="record-side">
                <RecordPanels subject={{ kind: "animal", id: animal.id }} />
                {form}
                {history}
              </div>
            </div>
          ),
        },
        {
          name: "health",
          text: text.health,
          places: ["care", "treatments"],
          content: () => <Health animal={animal} />,
        },
        {
          name: "adoption",
          text: text.adoption,
          content: () => <AdoptionPart animal={animal} />,
        },
        {
          name: "public",
          text: text.public,
          content: () => <PublicPart animal={animal} />,
        },
        {
          name: "files",
          text: text.files,
          content: () => <Files subject={`animal:${animal.id}`} mayTick />,
        },
      ]}
    />
  );
}

const Health = ({ animal }: { animal: AnimalDetail }) => (
  <>
    <PlaceInScreen name="care">
      <Care animal={animal} />
    </PlaceInScreen>
    <PlaceInScreen name="treatments">
      <AnimalTreatments animal={animal} />
    </PlaceInScreen>
  </>
);
