import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { z } from "zod";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { GoingOn, MAX_DESPITE_LENGTH } from "../../../contract/platform/cautions.ts";
import { deleteDraft, useDraft } from "../platform/kit/draft.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../platform/kit/form.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { StepOf } from "./adoption.api.ts";
import { CautionList } from "./caution-list.tsx";
import type { StaffSteps } from "./use-staff-step.ts";

type Issuing = "home-check/complete" | "contract/issue";
/** Why the step is taken in spite of what is missing, and what of it was on the screen. */
type Going = { despite?: string; saw: NonNullable<z.output<typeof GoingOn.saw>> };
type Props = {
  adoption: Adoption;
  steps: StaffSteps;
  action: Issuing;
  step: (going: Going) => StepOf<Issuing>;
  /** The confirm button. */
  yes: string;
  opened: boolean;
  close: () => void;
  done?: () => void;
};

/** The name of the draft of a step's reason: a question about the next step does not open with that of the step before. */
export const reasonDraft = ({ id }: Adoption, action: Issuing): string => `${action}-${id}`;

const withReason = validateWith(z.object({ despite: GoingOn.despite.unwrap() }));

/** The question before a contract: who gets which animal, what is missing, and why it is issued all the same (rules §4). */
export function ContractQuestion({ opened, close, ...form }: Props) {
  const { animalName } = form.adoption;
  return (
    <Modal opened={opened} onClose={close} title={appTexts().adoptions.contractQuestion.title(animalName)} size="lg">
      <QuestionForm {...form} close={close} />
    </Modal>
  );
}

function QuestionForm({ adoption, steps, action, step, yes, close, done }: Omit<Props, "opened">) {
  const text = appTexts().adoptions.contractQuestion;
  const { animalName, adopterFullName, cautions = [] } = adoption;
  const isStopped = cautions.some(({ weight }) => weight === "stop");
  const needsReason = !isStopped && cautions.some(({ weight }) => weight === "reason");
  const form = useForm({
    initialValues: { despite: "" },
    validate: (values) => (needsReason ? withReason(values) : {}),
  });
  useDraft(form, ["despite"], reasonDraft(adoption, action));
  const { isSaving, problem, ...save } = useSave(form, {
    send: ({ despite }) => steps.take(step({ ...(needsReason && { despite }), saw: cautions.map(({ kind }) => kind) })),
    // After a failure the reason stays for another attempt.
    done: (result) => {
      if (result === "failed") return;
      deleteDraft(reasonDraft(adoption, action));
      if (result === "done") done?.();
      close();
    },
    failure: appTexts().adoptionSteps.failed[action],
  });
  return (
    <form {...save} className="part">
      <Text>{isStopped ? text.stopped(adopterFullName, animalName) : text.ask(adopterFullName, animalName)}</Text>
      <ErrorSummary errors={{}} problem={problem} />
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
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        {!isStopped && (
          <Button type="submit" loading={isSaving} {...(!needsReason && { "data-autofocus": true })}>
            {yes}
          </Button>
        )}
      </Group>
    </form>
  );
}
