import { Button, FileButton, Input, Progress, Stack, Text } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { PHOTO_LIMITS, type PhotoUpload } from "../../../contract/photos.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { notifyError } from "../kit/notify.ts";
import { useTrackPendingWork } from "../kit/pending-work.ts";
import { toUpload } from "../kit/photo-upload.ts";
import { PictureCard } from "./picture-card.tsx";
import { described, keyOf, moved, type Pictures, picturesOf, withoutPicture, withPicture } from "./pictures.ts";

const TAKEN = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** The pictures of an animal: several, in an order, one of them the main one (spec §2.6, §5; rules §3). */
export function PhotosField({
  id,
  value = picturesOf(),
  onChange,
  error,
  name,
  isView,
}: {
  id?: string;
  value?: Pictures;
  onChange?: (pictures: Pictures) => void;
  error?: string;
  name: string;
  isView: boolean;
}) {
  const change = onChange ?? (() => {});
  return (
    <Stack gap="sm">
      {value.all.length > 0 && (
        <ul className="pictures">
          {value.all.map((picture, at) => (
            <PictureCard
              key={keyOf(picture)}
              picture={picture}
              pictures={value}
              at={at}
              label={name ? `${name}, photo ${at + 1}` : `Photo ${at + 1}`}
              isView={isView}
              on={{
                main: () => change({ ...value, main: keyOf(picture) }),
                remove: () => change(withoutPicture(value, keyOf(picture))),
                move: (by) => change(moved(value, at, by)),
                describe: (facts) => change(described(value, keyOf(picture), facts)),
              }}
            />
          ))}
        </ul>
      )}
      {value.all.length === 0 && isView && <Text c="dimmed">No photos yet.</Text>}
      {!isView && <AddPhotos id={id} pictures={value} onChange={change} />}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

/** Takes files, makes them smaller one after the other, and says how far that is. */
function AddPhotos({
  id,
  pictures,
  onChange,
}: {
  id: string | undefined;
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
}) {
  const [progress, setProgress] = useState<{ text: string; percent: number }>();
  const track = useTrackPendingWork();
  const free = PHOTO_LIMITS.perAnimal - pictures.all.length;
  // The pictures may be put into another order, or taken away, while new ones are prepared.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  async function prepared(files: readonly File[]): Promise<PhotoUpload[]> {
    const uploads: PhotoUpload[] = [];
    for (const [at, file] of files.entries()) {
      const text = `Preparing ${at + 1} of ${files.length}: ${file.name}`;
      setProgress({ text, percent: 0 });
      uploads.push(await toUpload(file, (percent) => setProgress({ text, percent })));
    }
    return uploads;
  }

  async function add(files: readonly File[]): Promise<void> {
    try {
      const uploads = await prepared(files.slice(0, free));
      onChange(uploads.reduce((all, upload) => withPicture(all, upload, randomId("new-")), latest.current));
    } catch {
      notifyError(recordTexts().photos.unreadable);
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <Stack gap="xs" align="start">
      <FileButton
        onChange={(files) => track(add(files))}
        accept={TAKEN}
        multiple
        disabled={progress !== undefined || free === 0}
      >
        {(props) => (
          <Button {...props} id={id} variant="outline" disabled={progress !== undefined || free === 0}>
            Add photos
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {free === 0 ? `An animal may have at most ${PHOTO_LIMITS.perAnimal} photos.` : `${free} more can be added.`}
      </Text>
      {progress && (
        <div className="photo-progress" role="status">
          <Text size="sm">{progress.text}</Text>
          <Progress value={progress.percent} aria-label="Preparing photos" />
        </div>
      )}
    </Stack>
  );
}
