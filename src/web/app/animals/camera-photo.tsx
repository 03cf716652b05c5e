import { Button, FileButton, Group } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import type { PhotoUpload } from "../../../contract/platform/photos.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { notifyError } from "../platform/kit/notify.tsx";
import { toUpload } from "../platform/kit/photo-upload.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { animalsTexts } from "./texts.ts";

type Props = {
  photo: PhotoUpload | null;
  onChange: (photo: PhotoUpload | null) => void;
  track: (work: Promise<unknown>) => void;
  isFromLibrary?: boolean;
};

/**
 * A photo from the phone's camera; at a desk, from a file. More can be added when the animal is edited.
 * @param isFromLibrary a photo that was taken before may be chosen on a phone as well
 */
export function CameraPhoto({ photo, onChange, track, isFromLibrary = false }: Props) {
  const text = animalsTexts().intake;
  const take = (file: File | null) => {
    if (!file) return;
    const work = toUpload(file).then(onChange);
    track(work.catch(() => notifyError(recordTexts().photos.unreadable)));
  };
  return (
    <Group gap="sm" align="center">
      {photo && <img className="intake-photo" src={`data:image/*;base64,${photo.base64}`} alt={text.photoTaken} />}
      <FileButton onChange={take} accept="image/*" {...(!isFromLibrary && { capture: "environment" })}>
        {(props) => (
          <Button {...props} variant="outline" size="lg" leftSection={<IconCamera size={22} aria-hidden />}>
            {photo
              ? text.retakePhoto
              : isFromLibrary
                ? animalsTexts().fosters.report.takePhoto
                : appTexts().attachments.camera}
          </Button>
        )}
      </FileButton>
      {photo && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {text.removePhoto}
        </Button>
      )}
    </Group>
  );
}
