import { Button, Textarea } from "@mantine/core";
import { z } from "zod";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { GoingOn, MAX_DESPITE_LENGTH } from "../../../contract/platform/cautions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { field, validateWith } from "../platform/kit/form.ts";
import type { StepOf } from "./adoption.api.ts";
import { CautionList } from "./caution-list.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { adoptionTexts } from "./texts.ts";
import type { StaffSteps } from "./use-steps.ts";

type Issuing = "home-check/complete" | "contract/issue";
/** Why the step is taken in spite of what is missing, and what of it was on the screen. */
type Going = { despite?: string; saw: NonNullable<z.output<typeof GoingOn.saw>> };
type Props = {
  adoption: Adoption;
  steps: StaffSteps;
  action: Issuing;
  step: (going: Going) => StepOf<Issuing>;
  /** Of the button, and of the one in the dialog that confirms. */
  text: string;
  variant: "filled" | "subtle";
};

const withReason = validateWith(z.object({ despite: GoingOn.despite.unwrap() }));

/** Issues a contract after a question: who gets which animal, what is missing, and why it is issued all the same (rules §4). */
export function ContractButton({ adoption, steps, action, step, text: words, variant }: Props) {
  const text = adoptionTexts().adoptions.contractQuestion;
  const { animalName, adopterFullName, cautions = [] } = adoption;
  const isStopped = cautions.some(({ weight }) => weight === "stop");
  const needsReason = !isStopped && cautions.some(({ weight }) => weight === "reason");
  const saw = cautions.map(({ kind }) => kind);
  return (
    <StepDialog
      button={(open) => (
        <Button variant={variant} loading={steps.isTaking} onClick={open}>
          {words}
        </Button>
      )}
      title={text.title(animalName)}
      size="lg"
      // A question about the next step does not open with the draft of the step before.
      draft={`${action}-${adoption.id}`}
      {...{ adoption, steps }}
      values={{ despite: "" }}
      validate={(values) => (needsReason ? withReason(values) : {})}
      step={({ despite }) => step({ ...(needsReason && { despite }), saw })}
      failure={animalsTexts().adoptionSteps.failed[action]}
      question={isStopped ? text.stopped(adopterFullName, animalName) : text.ask(adopterFullName, animalName)}
      confirm={isStopped ? undefined : { text: words, isFocused: !needsReason }}
    >
      {(form) => (
        <>
          <CautionList adoption={adoption} />
          {needsReason && (
            <Textarea
              {...field(form, "despite")}
              label={text.despite}
              description={text.despiteHint}
              autosize
              minRows={2}
              maxLength={MAX_DESPITE_LENGTH}
              required
              data-autofocus
            />
          )}
        </>
      )}
    </StepDialog>
  );
}
