import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type IntakeRequest, intakeRequest } from "../../../../contract/animals/intake.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { callApi } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { DraftNotice } from "../../platform/kit/draft-notice.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { type FormOf, fieldId, usePendingWork, useSave, validateWith } from "../../platform/kit/form.ts";
import { useLeaveAfterSave } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Screen } from "../../platform/kit/screen.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { CameraPhoto } from "../camera-photo.tsx";
import { despiteSpecies } from "../care/despite-species.ts";
import { animalsTexts } from "../texts.ts";
import { IntakeFields } from "./intake-fields.tsx";
import { type IntakeValues, intakeBody, newIntake, ofTheLitter } from "./intake-values.ts";

/** Takes an animal in that the shelter does not know yet, on a phone, in under a minute (rules §14). */
export function IntakeScreen() {
  const [values, setValues] = useState(newIntake);
  const [mates, setMates] = useState(0);
  const addMate = (saved: IntakeValues) => {
    setValues(ofTheLitter(saved));
    setMates((before) => before + 1);
  };
  return (
    <Screen title={appTexts().shell.navigation.intake}>
      <IntakeForm key={mates} initialValues={values} isMate={mates > 0} addMate={addMate} />
    </Screen>
  );
}

type Props = {
  initialValues: IntakeValues;
  /** Whether the form begins with what an animal of the same litter had. */
  isMate: boolean;
  addMate: (saved: IntakeValues) => void;
};

function IntakeForm({ initialValues, isMate, addMate }: Props) {
  const text = animalsTexts().intake;
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const check = validateWith(intakeRequest({ today: shelterToday }));
  const form: FormOf<IntakeValues> = useForm({
    initialValues,
    validate: (values: IntakeValues) => check(intakeBody(values, photo) as Record<string, unknown>),
  });
  const draft = useDraft(form, Object.keys(initialValues) as (keyof IntakeValues)[]);
  const { hasPendingWork, track } = usePendingWork();
  const leave = useLeaveAfterSave(form.isDirty() || photo !== null || hasPendingWork);
  /** Which of the two buttons was pressed. */
  const hasMates = useRef(false);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) =>
      despiteSpecies((despite) =>
        callApi("POST /intakes", {
          body: { ...intakeBody(values, photo), ...despite } as IntakeRequest,
          reload: "later",
        }),
      ),
    done: ({ id, name }) => {
      notifySuccess(hasMates.current ? text.doneOfLitter(name) : text.done(name));
      deleteDraft();
      if (!hasMates.current) return leave(`/admin/animal/${id}`);
      addMate(form.getValues());
    },
    failure: text.failed,
  });
  // Litter-mates have names of their own.
  useEffect(() => {
    if (isMate) document.getElementById(fieldId("name"))?.focus();
  }, [isMate]);
  const isBusy = isSaving || hasPendingWork;
  const submit = (mates: boolean) => ({
    type: "submit" as const,
    size: "lg",
    loading: isBusy,
    onClick: () => {
      hasMates.current = mates;
    },
  });
  return (
    <form {...save} className="panel part intake">
      <DraftNotice draft={draft} />
      <ErrorSummary errors={form.errors} problem={problem} />
      <CameraPhoto photo={photo} onChange={setPhoto} track={track} />
      <IntakeFields form={form} />
      <Group className="intake-save" gap="sm">
        <Button {...submit(false)}>{text.save}</Button>
        <Button component={Link} to="/admin/animals" variant="outline" size="lg">
          {appTexts().kit.form.cancel}
        </Button>
      </Group>
      <Stack gap="0.4rem" align="flex-start">
        <Button {...submit(true)} variant="light">
          {text.saveAndMate}
        </Button>
        <p className="detail">{text.mateHint}</p>
      </Stack>
    </form>
  );
}
