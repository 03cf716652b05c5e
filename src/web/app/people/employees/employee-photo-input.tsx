import { FileInput, Group } from "@mantine/core";
import { useRef, useState } from "react";
import type { EmployeeRecord } from "../../../../contract/people/employees.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { useTrackPendingWork } from "../../platform/kit/form.ts";
import { toUpload } from "../../platform/kit/photo-upload.ts";
import { peopleTexts } from "../texts.ts";
import { EmployeePhoto } from "./employee-photo.tsx";

type Props = {
  input: { id: string; name: string; error?: unknown };
  record: EmployeeRecord | undefined;
  isView: boolean;
  onChange: (photo: PhotoUpload | null) => void;
  onFailure: (text: string) => void;
};

/** The portrait with a preview of a new one, which is made smaller before it is sent (spec §5). */
export function EmployeePhotoInput({ input, record, isView, onChange, onFailure }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string>();
  const track = useTrackPendingWork();
  const latest = useRef<File | null>(null);

  async function choose(chosen: File | null): Promise<void> {
    latest.current = chosen;
    setFile(chosen);
    setPreview(undefined);
    onChange(null);
    if (!chosen) return;
    const upload = await toUpload(chosen).catch(() => undefined);
    if (latest.current !== chosen) return; // Another file was chosen meanwhile.
    if (!upload) return onFailure(recordTexts().photos.portraitFailed);
    onChange(upload);
    setPreview(`data:;base64,${upload.base64}`);
  }
  const text = peopleTexts().employees.photo;
  const name = record ? `${record.name} ${record.surname}` : "";
  return (
    <Group gap="lg" align="center">
      <EmployeePhoto photoId={record?.photoId ?? null} name={name} preview={preview} />
      {!isView && (
        <FileInput
          id={input.id}
          name={input.name}
          error={input.error as string | undefined}
          flex={1}
          miw="min(100%, 13rem)"
          label={text.label}
          description={text.hint}
          placeholder={text.choose}
          accept="image/*"
          size="md"
          clearable
          clearButtonProps={{ "aria-label": text.clear }}
          value={file}
          onChange={(chosen) => track(choose(chosen))}
        />
      )}
    </Group>
  );
}
