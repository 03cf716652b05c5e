import { Button, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { Link } from "react-router";
import { type IntakeRequest, intakeRequest } from "../../../contract/intake.ts";
import type { PhotoUpload } from "../../../contract/photos.ts";
import { callApi } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { type FormOf, useSave, validateWith } from "../kit/form.ts";
import { useLeaveAfterSave } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { usePendingWork } from "../kit/pending-work.ts";
import { Screen } from "../kit/screen.tsx";
import { appTexts } from "../texts/texts.ts";
import { CameraPhoto } from "./camera-photo.tsx";
import { IntakeFields } from "./intake-fields.tsx";
import { type IntakeValues, intakeBody, newIntake } from "./intake-values.ts";
import { shelterToday } from "./shelter-day.ts";

/** Takes an animal in that the shelter does not know yet, on a phone, in under a minute (rules §14). */
export function IntakeScreen() {
  const text = appTexts().intake;
  const [initialValues] = useState(newIntake);
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const check = validateWith(intakeRequest({ today: shelterToday }));
  const form: FormOf<IntakeValues> = useForm({
    initialValues,
    validate: (values: IntakeValues) => check(intakeBody(values, photo) as Record<string, unknown>),
  });
  useDraft(form, Object.keys(initialValues) as (keyof IntakeValues)[]);
  const { hasPendingWork, track } = usePendingWork();
  const leave = useLeaveAfterSave(form.isDirty() || photo !== null || hasPendingWork);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("POST /intakes", { body: intakeBody(values, photo) as IntakeRequest, reload: "later" }),
    done: ({ id, name }) => {
      notifySuccess(text.done(name));
      deleteDraft();
      leave(`/admin/animal/${id}`);
    },
    failure: text.failed,
  });
  return (
    <Screen title={text.title}>
      <form {...save} className="panel part intake">
        <ErrorSummary errors={form.errors} problem={problem} />
        <CameraPhoto photo={photo} onChange={setPhoto} track={track} />
        <IntakeFields form={form} />
        <Group gap="sm">
          <Button type="submit" size="lg" loading={isSaving || hasPendingWork}>
            {text.save}
          </Button>
          <Button component={Link} to="/admin/animals" variant="outline" size="lg">
            {appTexts().kit.form.cancel}
          </Button>
        </Group>
      </form>
    </Screen>
  );
}
