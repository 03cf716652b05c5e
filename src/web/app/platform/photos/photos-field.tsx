import { Button, FileButton, Input, Progress, Stack, Text } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { PHOTO_LIMITS, type PhotoUpload } from "../../../../contract/platform/photos.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { useTrackPendingWork } from "../kit/form.ts";
import { notifyError } from "../kit/notify.tsx";
import { toUpload } from "../kit/photo-upload.ts";
import { appTexts } from "../texts/texts.ts";
import { PictureCard } from "./picture-card.tsx";
import { described, keyOf, moved, type Pictures, picturesOf, withoutPicture, withPicture } from "./pictures.ts";

const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** How many photos there may be, and the sentence shown when none can be added. */
type PhotoLimit = { count: number; text: () => string };
const ANIMAL_LIMIT: PhotoLimit = {
  count: PHOTO_LIMITS.perAnimal,
  text: () => recordTexts().animalForm.tooManyPhotos(PHOTO_LIMITS.perAnimal),
};

/**
 * The photos of an animal or an article in their order, one of them the main one (spec §2.6, §5; rules §3, §5).
 * @param limit by default that of an animal
 * @param stored makes the address of a stored photo; by default its public address
 */
export function PhotosField({
  id,
  value = picturesOf(),
  onChange,
  error,
  name,
  isView,
  limit = ANIMAL_LIMIT,
  stored,
}: {
  id?: string;
  value?: Pictures;
  onChange?: (pictures: Pictures) => void;
  error?: string;
  name: string;
  isView: boolean;
  limit?: PhotoLimit;
  stored?: (id: number) => string;
}) {
  const text = appTexts().photos;
  const change = onChange ?? (() => {});
  return (
    <Stack gap="sm">
      {value.all.length > 0 && (
        <ul className="pictures">
          {value.all.map((picture, at) => (
            <PictureCard
              key={keyOf(picture)}
              picture={picture}
              stored={stored}
              pictures={value}
              at={at}
              label={name ? text.name(name, at + 1) : text.nameOfNew(at + 1)}
              isView={isView}
              actions={{
                main: () => change({ ...value, main: keyOf(picture) }),
                remove: () => change(withoutPicture(value, keyOf(picture))),
                move: (by) => change(moved(value, at, by)),
                describe: (facts) => change(described(value, keyOf(picture), facts)),
              }}
            />
          ))}
        </ul>
      )}
      {value.all.length === 0 && isView && <Text c="dimmed">{text.none}</Text>}
      {!isView && <AddPhotos id={id} pictures={value} onChange={change} limit={limit} />}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

type AddPhotosProps = {
  id: string | undefined;
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  limit: PhotoLimit;
};

/** Adds files: compresses them one after the other and shows the progress. */
function AddPhotos({ id, pictures, onChange, limit }: AddPhotosProps) {
  const text = appTexts().photos;
  const [progress, setProgress] = useState<{ label: string; percent: number }>();
  const track = useTrackPendingWork();
  const free = limit.count - pictures.all.length;
  // Pictures may be reordered or removed while new ones are prepared.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  async function prepared(files: readonly File[]): Promise<PhotoUpload[]> {
    const uploads: PhotoUpload[] = [];
    for (const [at, file] of files.entries()) {
      const label = text.preparing(at + 1, files.length, file.name);
      setProgress({ label, percent: 0 });
      uploads.push(await toUpload(file, (percent) => setProgress({ label, percent })));
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
        accept={ACCEPTED_TYPES}
        multiple
        disabled={progress !== undefined || free === 0}
      >
        {(props) => (
          <Button {...props} id={id} variant="outline" disabled={progress !== undefined || free === 0}>
            {text.add}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {free === 0 ? limit.text() : text.free(free)}
      </Text>
      {progress && (
        <Stack gap={0} w="min(100%, 22rem)" role="status">
          <Text size="sm">{progress.label}</Text>
          <Progress value={progress.percent} aria-label={text.progress} />
        </Stack>
      )}
    </Stack>
  );
}
