import { Alert, Button, Text } from "@mantine/core";
import type { Adoption, Outcome, StageType } from "../../../contract/adoptions.ts";
import { When } from "../kit/when.tsx";
import { OUTCOME_TEXT } from "./adoption.stages.ts";
import { ContractPanel } from "./contract-panel.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { RejectButton } from "./reject-button.tsx";
import { Section } from "./section.tsx";
import { StaffReviewForm } from "./staff-review-form.tsx";
import { useFocusAfterStep } from "./use-focus-after-step.ts";
import { type StaffSteps, useStaffStep } from "./use-staff-step.ts";

/** Whose turn it is when it is not staff's. */
const WAITING: Partial<Record<StageType, string>> = {
  2: "The adopter has the questionnaire. Their answers come next.",
  6: "The contract is with the adopter. Their word comes next.",
};

/** What this person may do with the adoption now: drawn from `actions` alone (rules §2), with the contract below. */
export function StaffActions({ adoption }: { adoption: Adoption }) {
  const steps = useStaffStep(adoption.id);
  const heading = useFocusAfterStep(adoption);
  return (
    <>
      <Section title={adoption.outcome === null ? "What to do now" : "How it ended"} heading={heading}>
        {steps.stale && (
          <Alert color="yellow" variant="light" role="alert" title="Somebody was faster">
            {steps.stale}
          </Alert>
        )}
        <Actions adoption={adoption} steps={steps} />
      </Section>
      <ContractPanel adoption={adoption} steps={steps} />
    </>
  );
}

function Actions({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const { actions, outcome, currentStageType } = adoption;
  if (outcome !== null) return <Ended adoption={adoption} outcome={outcome} />;
  const may = new Set(actions);
  // Where the stage's own question can be answered with a no, that is the way to reject.
  const hasOwnNo = may.has("main-caretaker/decision") || may.has("home-check/complete");
  const waiting = WAITING[currentStageType as StageType];
  return (
    <>
      {waiting && <Text>{waiting}</Text>}
      {!waiting && actions.length === 0 && <Text>{whoActs(adoption)}</Text>}
      {may.has("questionnaire/send") && <SendQuestionnaire steps={steps} />}
      {may.has("questionnaire/staff-review") && <StaffReviewForm steps={steps} />}
      {may.has("main-caretaker/decision") && (
        <DecisionForm adoption={adoption} steps={steps} action="main-caretaker/decision" />
      )}
      {may.has("home-check/complete") && (
        <DecisionForm adoption={adoption} steps={steps} action="home-check/complete" />
      )}
      {may.has("reject") && !hasOwnNo && <RejectButton adoption={adoption} steps={steps} />}
    </>
  );
}

function Ended({ adoption: { animalName, returnedAt }, outcome }: { adoption: Adoption; outcome: Outcome }) {
  return (
    <Text>
      {OUTCOME_TEXT[outcome]}
      {returnedAt && (
        <>
          {` ${animalName} came back to the shelter on `}
          <When at={returnedAt} />.
        </>
      )}
    </Text>
  );
}

/** Said to those who may look on but not act. */
function whoActs({ stages, currentStageId }: Adoption): string {
  const assignees = stages.find(({ id }) => id === currentStageId)?.assignees ?? [];
  const names = assignees.filter(({ endAt }) => endAt === null).map(({ name, surname }) => `${name} ${surname}`);
  return `This stage is with ${names.join(", ") || "the shelter's admins"}. You can read along.`;
}

function SendQuestionnaire({ steps: { take, isTaking } }: { steps: StaffSteps }) {
  return (
    <>
      <Text>Read the letter. If the application should go on, send the questionnaire to the adopter.</Text>
      <div>
        <Button loading={isTaking} onClick={() => take({ action: "questionnaire/send" })}>
          Send questionnaire
        </Button>
      </div>
    </>
  );
}
