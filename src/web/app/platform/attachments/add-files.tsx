import { Button, FileButton, Group, Progress, Stack, Text } from "@mantine/core";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { ATTACHMENT_TYPES, type SubjectName } from "../../../../contract/platform/attachments.ts";
import { appTexts } from "../texts/texts.ts";
import { type Upload, useUploads } from "./use-uploads.ts";

/** Endings beside the types: some systems do not know the type of a HEIC picture. */
const ACCEPTED = [
  ...Object.keys(ATTACHMENT_TYPES),
  ...Object.values(ATTACHMENT_TYPES).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join(",");

/** Adds files by a button, the camera of a phone, or by dropping them. */
export function AddFiles({ subject, hint }: { subject: SubjectName; hint: string }) {
  const text = appTexts().attachments;
  const { uploads, add, again, dismiss } = useUploads(subject);
  return (
    <>
      <div className="file-drop" {...useFileDrop(add)}>
        <Group gap="sm">
          <FileButton onChange={add} accept={ACCEPTED} multiple>
            {(props) => (
              <Button {...props} variant="outline" leftSection={<IconUpload size={18} aria-hidden />}>
                {text.add}
              </Button>
            )}
          </FileButton>
          <FileButton onChange={(file) => file && add([file])} accept="image/*" capture="environment">
            {(props) => (
              <Button
                {...props}
                className="file-camera"
                variant="outline"
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {text.camera}
              </Button>
            )}
          </FileButton>
          <Text span className="file-drop-words">
            {text.drop}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      {uploads.length > 0 && (
        <ul className="care-list">
          {uploads.map((upload) => (
            <Sending key={upload.id} upload={upload} again={() => again(upload)} dismiss={() => dismiss(upload.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The props of a place where files from the computer can be dropped. */
function useFileDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    "data-drop": isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy" as const;
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
}

/** A file on its way, or why it was refused. */
function Sending({ upload, again, dismiss }: { upload: Upload; again: () => void; dismiss: () => void }) {
  const text = appTexts().attachments;
  const { file, percent, refused } = upload;
  if (refused === undefined) {
    return (
      <li>
        <Stack gap="0.3rem" flex={1} role="status">
          <span className="as-typed">{file.name}</span>
          <Progress value={percent} aria-label={text.progress(file.name)} />
        </Stack>
      </li>
    );
  }
  return (
    <li>
      <div role="alert">
        <span className="as-typed">{file.name}</span>
        <Text size="sm" c="var(--mantine-color-error)">
          {refused}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="subtle" size="compact-md" onClick={again} aria-label={text.againLabel(file.name)}>
          {appTexts().kit.load.retry}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={dismiss} aria-label={text.dismissLabel(file.name)}>
          {text.dismiss}
        </Button>
      </Group>
    </li>
  );
}
