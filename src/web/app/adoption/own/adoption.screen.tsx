import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { Adoption, ProposedAnimal } from "../../../../contract/adoption/adoptions.ts";
import { kindOf, shortAge } from "../../../../contract/animals/in-words.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { href } from "../../../../contract/platform/href.ts";
import { LOGO } from "../../../../contract/platform/logo.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { stageText } from "../../animals/words/adoption.stages.ts";
import { AddressRecord } from "../../platform/kit/address-record.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { adoptionQuery } from "../adoption.api.ts";
import { adoptionTexts } from "../texts.ts";
import { type Steps, useSteps } from "../use-steps.ts";
import { AdoptionVisits } from "../visits/adoption-visits.tsx";
import { AnswersPanel, HistoryPanel, LetterPanel, Panel } from "./adoption-papers.tsx";
import { AftercarePanel } from "./aftercare-panel.tsx";
import { Homecoming } from "./homecoming.tsx";
import { NextStep } from "./next-step.tsx";
import { OwnFiles } from "./own-files.tsx";
import { StageTimeline } from "./stage-timeline.tsx";

/** The adopter's own adoption: its state, the next step and its history (spec §2.5). */
export function AdoptionScreen() {
  const text = adoptionTexts().adoptions.detail;
  return (
    <AddressRecord read={adoptionQuery} notFound={recordTexts().adoptions.notFound}>
      {(query) => (
        <Screen title={query.data ? text.titleOf(query.data.animalName) : text.title}>
          <Loaded query={query} failed={adoptionTexts().adoptions.listFailed}>
            {(adoption) => <AdoptionParts adoption={adoption} />}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function AdoptionParts({ adoption }: { adoption: Adoption }) {
  const text = adoptionTexts().myAdoption;
  const steps = useSteps(adoption.id);
  return (
    <>
      <Celebration adoption={adoption} />
      <Text c="dimmed">
        <Sentence
          text={text.applied(stageText(adoption))}
          elements={{ at: <When at={adoption.application.createdAt} /> }}
        />
      </Text>
      {steps.stale && (
        <Alert color="yellow" variant="light" role="alert" title={steps.stale}>
          {text.changed}
        </Alert>
      )}
      {adoption.ownPasswordFirst && (
        <Alert color="yellow" variant="light" title={text.ownPassword.title}>
          <Stack gap="sm">
            <Text>{recordTexts().adoptions.ownPasswordFirst}</Text>
            <div>
              <Button component={Link} to="/user_page/profile?mode=edit#field-currentPassword">
                {text.ownPassword.choose}
              </Button>
            </div>
          </Stack>
        </Alert>
      )}
      <div className="adoption">
        <Stack className="adoption-now" gap="1.25rem">
          <NextStep adoption={adoption} steps={steps} />
          <Proposals adoption={adoption} />
          <Homecoming adoption={adoption} />
          <AdoptionVisits adoption={adoption} isOwn />
          <OwnFiles adoption={adoption} />
          <AftercarePanel adoption={adoption} />
          <LetterPanel adoption={adoption} />
          <AnswersPanel adoption={adoption} />
          <HistoryPanel adoption={adoption} />
          <WithdrawButton adoption={adoption} steps={steps} />
        </Stack>
        <StageTimeline adoption={adoption} />
      </div>
    </>
  );
}

/** Withdraws from an open adoption after a confirmation (rules §4). */
function WithdrawButton({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const text = adoptionTexts().myAdoption.withdraw;
  if (!adoption.actions.includes("withdraw")) return null;

  async function withdraw(): Promise<void> {
    const question = { title: text.ask(adoption.animalName), text: text.text, yes: text.confirm, isDanger: true };
    if (await confirmAction(question)) await steps.take({ action: "withdraw" }, text);
  }

  return (
    <div>
      <Button variant="outline" color="red" disabled={steps.isTaking} onClick={withdraw}>
        {text.button}
      </Button>
    </div>
  );
}

/** Where and when each paw falls: scattered over the width, one soon after the other. */
const PAWS = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 37 + 3) % 97}%`,
  animationDelay: `${at * 60}ms`,
}));

/**
 * When an adoption is completed while the adopter looks at it, paws rain for two seconds. They are hidden from screen
 * readers and clicks, and from people who asked for less motion (user-area.css).
 */
function Celebration({ adoption: { outcome } }: { adoption: Adoption }) {
  const [wasOpen] = useState(outcome === null);
  if (!wasOpen || outcome !== "completed") return null;
  return (
    <div className="joy" aria-hidden="true">
      {PAWS.map((place) => (
        <svg key={place.left} style={place} viewBox="8 12 24 24" role="presentation">
          <path d={LOGO.paw} />
        </svg>
      ))}
    </div>
  );
}

/** After a no: two animals that may suit the same home (rules §4). */
function Proposals({ adoption: { proposals = [] } }: { adoption: Adoption }) {
  if (proposals.length === 0) return null;
  return (
    <Panel id="proposals" title={adoptionTexts().myAdoption.proposals}>
      <ul className="proposals">
        {proposals.map((animal) => (
          <Proposal key={animal.id} animal={animal} />
        ))}
      </ul>
    </Panel>
  );
}

function Proposal({ animal }: { animal: ProposedAnimal }) {
  const { id, name, mainPhotoId } = animal;
  return (
    <li>
      <a href={href(`/animals/${id}`)}>
        {mainPhotoId === null ? (
          <span className="proposal-photo" />
        ) : (
          <img className="proposal-photo" src={photoPath(mainPhotoId, 320)} alt="" width={96} height={96} />
        )}
        <span>
          <strong>{name}</strong>
          <Text span inherit display="block" c="dimmed">
            {listed(kindOf(animal), shortAge(animal))}
          </Text>
        </span>
      </a>
    </li>
  );
}
