import { Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { href } from "../../../contract/platform/href.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { dayName, localTime } from "../../format.ts";
import { adoptionTexts } from "./texts.ts";

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
  const { next, ready } = adoptionTexts().moments;
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

const isToBeFetched = ({ handover }: Adoption): boolean => handover?.state === "waiting";

function stepsOf(adoption: Adoption): readonly string[] | undefined {
  const { next } = adoptionTexts().moments;
  const { outcome, currentStageType, animalName } = adoption;
  const { startsAt } = adoption.handover?.fetching ?? {};
  if (isToBeFetched(adoption))
    return next.toFetch(animalName, startsAt && listed(dayName(startsAt), localTime(startsAt)));
  if (outcome !== null) return undefined;
  const ofStage = { 1: next[1], 3: next[3], 4: next[4], 5: next[5] }[currentStageType];
  return ofStage?.(animalName);
}

function thingsOf(adoption: Adoption): readonly string[] | undefined {
  const { ready } = adoptionTexts().moments;
  const { currentStageType, animalType, animalName } = adoption;
  if (isToBeFetched(adoption)) return ready[animalType];
  return currentStageType === 5 ? ready.visit(animalName) : undefined;
}
