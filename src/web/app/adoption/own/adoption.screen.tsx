import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { NotFoundScreen } from "../../platform/errors/not-found-screen.tsx";
import { useRouteId } from "../../platform/kit/route-id.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { isNotFound } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { stageText } from "../../platform/words/adoption.stages.ts";
import { adoptionQuery } from "../adoption.api.ts";
import { AdoptionVisits } from "../visits/adoption-visits.tsx";
import { AnswersPanel, HistoryPanel, LetterPanel } from "./adoption-papers.tsx";
import { AftercarePanel } from "./aftercare-panel.tsx";
import { Celebration } from "./celebration.tsx";
import { Homecoming } from "./homecoming.tsx";
import { NextStep } from "./next-step.tsx";
import { Proposals } from "./proposals.tsx";
import { StageTimeline } from "./stage-timeline.tsx";
import { useSteps } from "./use-steps.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

/** The adopter's own adoption: its state, the next step and its history (spec §2.5). */
export function AdoptionScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <LoadedAdoption key={id} id={id} />;
}

function LoadedAdoption({ id }: { id: number }) {
  const text = appTexts().adoptions.detail;
  const adoption = useQuery(adoptionQuery(id));
  if (isNotFound(adoption.error)) return <NotFoundScreen text={recordTexts().adoptions.notFound} />;
  const title = adoption.data ? text.titleOf(adoption.data.animalName) : text.title;
  return (
    <Screen title={title}>
      <Loaded query={adoption} failed={appTexts().myAdoption.loadFailed}>
        {(data) => <AdoptionParts adoption={data} />}
      </Loaded>
    </Screen>
  );
}

function AdoptionParts({ adoption }: { adoption: Adoption }) {
  const text = appTexts().myAdoption;
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
      {steps.refusal && (
        <Alert color="yellow" variant="light" role="alert" title={steps.refusal}>
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
        <div className="adoption-now">
          <NextStep adoption={adoption} steps={steps} />
          <Proposals adoption={adoption} />
          <Homecoming adoption={adoption} />
          <AdoptionVisits adoption={adoption} isOwn />
          <AftercarePanel adoption={adoption} />
          <LetterPanel adoption={adoption} />
          <AnswersPanel adoption={adoption} />
          <HistoryPanel adoption={adoption} />
          <WithdrawButton adoption={adoption} steps={steps} />
        </div>
        <StageTimeline adoption={adoption} />
      </div>
    </>
  );
}
