import { Button, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { type OwnPlacementDetail, ReportRequest } from "../../../../contract/animals/fosters.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { callApi } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { LongText } from "../../platform/kit/fields.tsx";
import { type FormOf, field, usePendingWork, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { CameraPhoto } from "../camera-photo.tsx";
import { animalsTexts } from "../texts.ts";

type Values = { note: string };
const DRAFT = "foster-report";

/** A note or a photo, or both, from who has the animal to the shelter. */
export function ReportForm({ placement: { id } }: { placement: OwnPlacementDetail }) {
  const text = animalsTexts().fosters.report;
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const bodyOf = ({ note }: Values) => ({ note, ...(photo && { photo }) });
  const check = validateWith(ReportRequest);
  const form: FormOf<Values> = useForm({
    initialValues: { note: "" },
    validate: (values: Values) => check(bodyOf(values)),
  });
  useDraft(form, ["note"], DRAFT);
  const { hasPendingWork, track } = usePendingWork();
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("POST /placements/me/:id/reports", { params: { id }, body: bodyOf(values) }),
    done: () => {
      notifySuccess(text.done);
      deleteDraft(DRAFT);
      form.reset();
      setPhoto(null);
    },
    failure: text.failed,
    fields: ["note"],
  });
  return (
    <Section title={text.title}>
      <form {...save} className="part">
        <Text>{text.hint}</Text>
        <ErrorSummary errors={form.errors} problem={problem} />
        <LongText {...field(form, "note")} label={appTexts().words.note} />
        <CameraPhoto photo={photo} onChange={setPhoto} track={track} isFromLibrary />
        <Group>
          <Button type="submit" size="lg" loading={isSaving || hasPendingWork}>
            {text.send}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
