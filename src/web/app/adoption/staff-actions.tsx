import { Alert, Button, Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import type { Outcome, StageType } from "../../../contract/animals/adoption-state.ts";
import { Section } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { ContractPanel } from "./contract-panel.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { HandoverPart } from "./handover-part.tsx";
import { RejectButton } from "./reject-button.tsx";
import { StaffReviewForm } from "./staff-review-form.tsx";
import { adoptionTexts } from "./texts.ts";
import { useFocusAfterStep } from "./use-focus-after-step.ts";
import { type StaffSteps, useStaffSteps } from "./use-steps.ts";

/** The adopter's next step, in the stages where staff wait for it. */
const waitingTexts = (): Partial<Record<StageType, string>> => adoptionTexts().adoptions.actions.waiting;

/** The buttons and forms for the adoption's `actions` (rules §2), with the contract below. */
export function StaffActions({ adoption }: { adoption: Adoption }) {
  const steps = useStaffSteps(adoption.id);
  const heading = useFocusAfterStep(adoption);
  const { actions, end, handover } = adoptionTexts().adoptions;
  return (
    <>
      <Section
        title={adoption.outcome === null ? actions.title : adoption.handover ? handover.title : end.title}
        heading={heading}
      >
        {steps.stale && (
          <Alert color="yellow" variant="light" role="alert" title={appTexts().words.conflict}>
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
  if (adoption.handover && !adoption.returnedAt)
    return <HandoverPart adoption={adoption} handover={adoption.handover} />;
  if (outcome !== null) return <Ended adoption={adoption} outcome={outcome} />;
  const may = new Set(actions);
  // The stage's own form rejects too, so the general button is left out.
  const decision = (["main-caretaker/decision", "home-check/complete"] as const).find((action) => may.has(action));
  const waiting = waitingTexts()[currentStageType as StageType];
  return (
    <>
      {waiting && <Text>{waiting}</Text>}
      {!waiting && actions.length === 0 && <Text>{whoActs(adoption)}</Text>}
      {may.has("questionnaire/send") && <SendQuestionnaire steps={steps} />}
      {may.has("questionnaire/staff-review") && <StaffReviewForm adoption={adoption} steps={steps} />}
      {decision && <DecisionForm key={decision} adoption={adoption} steps={steps} action={decision} />}
      {may.has("reject") && !decision && (
        <div className="set-apart">
          <RejectButton
            adoption={adoption}
            steps={steps}
            step={(body) => ({ action: "reject", body })}
            asksReason
            text={adoptionTexts().adoptions.reject.button}
            variant="subtle"
          />
        </div>
      )}
    </>
  );
}

function Ended({ adoption: { animalName, returnedAt, history }, outcome }: { adoption: Adoption; outcome: Outcome }) {
  const text = adoptionTexts().adoptions.end;
  const isCalledOff = outcome === "withdrawn" && history.at(-1)?.event !== "withdraw";
  return (
    <Text>
      {isCalledOff ? text.calledOff : text.outcomes[outcome]}
      {returnedAt && (
        <>
          {" "}
          <Sentence text={text.returned(animalName)} elements={{ at: <When at={returnedAt} /> }} />
        </>
      )}
    </Text>
  );
}

/** The text for staff who may read the adoption but not act. */
function whoActs({ stages, currentStageId }: Adoption): string {
  const assignees = stages.find(({ id }) => id === currentStageId)?.assignees ?? [];
  const names = assignees.filter(({ endAt }) => endAt === null).map(({ name, surname }) => `${name} ${surname}`);
  const text = adoptionTexts().adoptions.actions;
  return names.length > 0 ? text.withEmployees(names.join(", ")) : text.withAdmins;
}

function SendQuestionnaire({ steps: { take, isTaking } }: { steps: StaffSteps }) {
  const text = adoptionTexts().adoptions.actions;
  return (
    <>
      <Text>{text.sendHint}</Text>
      <div>
        <Button loading={isTaking} onClick={() => take({ action: "questionnaire/send" })}>
          {text.send}
        </Button>
      </div>
    </>
  );
}
