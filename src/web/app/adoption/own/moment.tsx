import { Text } from "@mantine/core";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { href } from "../../../../contract/platform/href.ts";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type Props = { adoption: Adoption };

/** The animal that all of this is about. */
export function MomentPicture({ adoption: { animalPhoto, animalName } }: Props) {
  if (!animalPhoto) return null;
  const { id, focalX, focalY } = animalPhoto;
  return (
    <img
      className="moment-picture"
      src={photoPath(id, 640)}
      alt={animalName}
      width={320}
      height={240}
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
    />
  );
}

/** What happens next, how long it took others lately, and what to have ready. Nothing when the adopter takes the next step. */
export function WhatNext({ adoption }: Props) {
  const { next, ready } = appTexts().moments;
  const steps = stepsOf(adoption);
  if (!steps) return null;
  const things = thingsOf(adoption);
  const { usualDays } = adoption;
  return (
    <div className="moment">
      <section aria-labelledby="what-next">
        <h3 id="what-next">{next.title}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {adoption.outcome === null ? (
          <Text c="dimmed" size="sm">
            {usualDays !== null && `${next.usual(usualDays)} `}
            {next.letter}
          </Text>
        ) : (
          <a href={href("/about")}>{next.hours}</a>
        )}
      </section>
      {things && (
        <section aria-labelledby="to-have-ready">
          <h3 id="to-have-ready">{ready.title}</h3>
          <ul>
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How long after the signature somebody may still be about to fetch the animal. */
const FETCHED_WITHIN_MS = 14 * 24 * 60 * 60_000;

const isNew = ({ outcome, returnedAt, contract }: Adoption): boolean =>
  outcome === "completed" &&
  !returnedAt &&
  Date.now() - new Date(contract?.acceptedAt ?? 0).getTime() < FETCHED_WITHIN_MS;

function stepsOf(adoption: Adoption): readonly string[] | undefined {
  const { next } = appTexts().moments;
  const { outcome, currentStageType, animalName } = adoption;
  if (isNew(adoption)) return next.completed(animalName);
  if (outcome !== null) return undefined;
  const ofStage = { 1: next[1], 3: next[3], 4: next[4], 5: next[5] }[currentStageType];
  return ofStage?.(animalName);
}

function thingsOf({ outcome, currentStageType, animalType, animalName }: Adoption): readonly string[] | undefined {
  const { ready } = appTexts().moments;
  if (outcome === "completed") return ready[animalType];
  return currentStageType === 5 ? ready.visit(animalName) : undefined;
}
