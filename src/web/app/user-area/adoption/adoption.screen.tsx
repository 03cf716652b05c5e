import { Alert, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { adoptionQuery } from "../../adoptions/adoption.api.ts";
import { stageText } from "../../adoptions/adoption.stages.ts";
import { NotFoundScreen } from "../../errors/not-found-screen.tsx";
import { useRouteId } from "../../kit/route-id.ts";
import { Loaded, Screen } from "../../kit/screen.tsx";
import { When } from "../../kit/when.tsx";
import { ApiError } from "../../problem.ts";
import { appTexts } from "../../texts/texts.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { AnswersPanel, HistoryPanel, LetterPanel } from "./adoption-papers.tsx";
import { NextStep } from "./next-step.tsx";
import { StageTimeline } from "./stage-timeline.tsx";
import { useSteps } from "./use-steps.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

const NOT_FOUND = 404;

/** One's own adoption: where it stands, what to do, what happened (spec §2.5; look: adopter's area). */
export function AdoptionScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <KnownId key={id} id={id} />;
}

function KnownId({ id }: { id: number }) {
  const adoption = useQuery(adoptionQuery(id));
  const { error } = adoption;
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return <NotFoundScreen text={recordTexts().adoptions.notFound} />;
  const title = adoption.data ? `Adoption of ${adoption.data.animalName}` : "Adoption";
  return (
    <Screen title={title}>
      <Loaded query={adoption} failed={USER_AREA_TEXT.adoptionFailed}>
        {(data) => <AdoptionProfile adoption={data} />}
      </Loaded>
    </Screen>
  );
}

function AdoptionProfile({ adoption }: { adoption: Adoption }) {
  const steps = useSteps(adoption.id);
  return (
    <>
      <Text c="dimmed">
        {stageText(adoption)}
        {", applied "}
        <When at={adoption.application.createdAt} />
      </Text>
      {steps.meanwhile && (
        <Alert color="yellow" variant="light" role="alert" title={steps.meanwhile}>
          This page now shows the present state.
        </Alert>
      )}
      <div className="adoption">
        <div className="adoption-now">
          <NextStep adoption={adoption} steps={steps} />
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
