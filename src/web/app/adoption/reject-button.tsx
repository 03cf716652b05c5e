import { Button, Textarea } from "@mantine/core";
import { type Adoption, Rejection } from "../../../contract/adoption/adoptions.ts";
import { animalsTexts } from "../animals/texts.ts";
import { field, validateWith } from "../platform/kit/form.ts";
import type { StaffAction, StepOf } from "./adoption.api.ts";
import { StepDialog } from "./step-dialog.tsx";
import { adoptionTexts } from "./texts.ts";
import type { StaffSteps } from "./use-steps.ts";

type Values = { note: string; messageToAdopter: string };
type Props = {
  adoption: Adoption;
  steps: StaffSteps;
  /** The step with what was typed. */
  step: (values: Values) => StepOf<StaffAction>;
  /** Whether staff give the reason here; without a reason the stage's own form has a note. */
  asksReason?: boolean;
  text: string;
  variant: "subtle" | "outline";
};

/** Ends an adoption. A dialog says what that means, and asks for the reason and a sentence to the adopter (rules §4). */
export function RejectButton({ adoption, steps, step, asksReason, text: words, variant }: Props) {
  const text = adoptionTexts().adoptions.reject;
  const { animalName, adopterFullName, offeredMessage = "" } = adoption;
  return (
    <StepDialog<Values>
      button={(open) => (
        <Button variant={variant} color="red" disabled={steps.isTaking} onClick={open}>
          {words}
        </Button>
      )}
      title={text.ask}
      draft={`reject-${adoption.id}`}
      {...{ adoption, steps, step }}
      values={{ note: "", messageToAdopter: offeredMessage }}
      validate={validateWith(asksReason ? Rejection : Rejection.pick({ messageToAdopter: true }))}
      failure={animalsTexts().adoptionSteps.failed.reject}
      question={text.warning(adopterFullName, animalName)}
      confirm={{ text: text.confirm, color: "red" }}
    >
      {(form) => (
        <>
          {asksReason && (
            <Textarea
              {...field(form, "note")}
              id="field-reason"
              label={text.reason}
              description={text.reasonHint}
              autosize
              minRows={3}
              required
              data-autofocus
            />
          )}
          <Textarea
            {...field(form, "messageToAdopter")}
            label={text.message}
            description={text.messageHint}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={1000}
          />
        </>
      )}
    </StepDialog>
  );
}
