import { ActionIcon, Button, Group, Textarea } from "@mantine/core";
import { IconArrowLeft, IconArrowRight, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent, MouseEvent } from "react";
import { photoPath } from "../../../contract/photos.ts";
import { canMove, keyOf, type Picture, type Pictures } from "./pictures.ts";

/** What can be done with a picture. */
type Deeds = {
  main: () => void;
  remove: () => void;
  move: (by: -1 | 1) => void;
  describe: (facts: { alt?: string; focalX?: number; focalY?: number }) => void;
};

type Props = {
  picture: Picture;
  pictures: Pictures;
  at: number;
  /** Names the picture among the others. */
  label: string;
  isView: boolean;
  on: Deeds;
};

const source = (picture: Picture): string =>
  "id" in picture ? photoPath(picture.id, 640) : `data:image/*;base64,${picture.upload.base64}`;

/** One picture of an animal, with its place, its words and the point that every crop keeps. */
export function PictureCard({ picture, pictures, at, label, isView, on }: Props) {
  const isMain = pictures.main === keyOf(picture);
  return (
    <li className="picture">
      <FocusedPicture picture={picture} label={label} isView={isView} onFocal={on.describe} />
      {isMain && <span className="picture-main">Main photo</span>}
      {isView ? (
        picture.alt && <p className="picture-alt">{picture.alt}</p>
      ) : (
        <>
          <Textarea
            label={`What ${label} shows`}
            value={picture.alt}
            maxLength={300}
            autosize
            minRows={1}
            onChange={({ currentTarget }) => on.describe({ alt: currentTarget.value.replaceAll("\n", " ") })}
            onKeyDown={submitOnEnter}
          />
          <Group gap="xs">
            <Move by={-1} {...{ pictures, at, label, on }} />
            <Move by={1} {...{ pictures, at, label, on }} />
            <Button variant="light" size="xs" disabled={isMain} onClick={on.main} aria-label={`Make main: ${label}`}>
              Make main
            </Button>
            <ActionIcon variant="outline" color="red" size="lg" onClick={on.remove} aria-label={`Remove ${label}`}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </>
      )}
    </li>
  );
}

/** The description is one paragraph, which only wraps: Enter saves the form, as in every field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Move({ by, pictures, at, label, on }: Pick<Props, "pictures" | "at" | "label" | "on"> & { by: -1 | 1 }) {
  const Arrow = by < 0 ? IconArrowLeft : IconArrowRight;
  return (
    <ActionIcon
      variant="outline"
      size="lg"
      disabled={!canMove(pictures, at, by)}
      onClick={() => on.move(by)}
      aria-label={`Move ${label} ${by < 0 ? "forward" : "back"}`}
    >
      <Arrow size={18} aria-hidden />
    </ActionIcon>
  );
}

const STEP = 5;
const KEYS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The picture as frames crop it. A click, or the arrow keys, moves the point that stays in view. */
function FocusedPicture({
  picture,
  label,
  isView,
  onFocal,
}: {
  picture: Picture;
  label: string;
  isView: boolean;
  onFocal: Deeds["describe"];
}) {
  const { focalX, focalY } = picture;
  const image = (
    <img
      src={source(picture)}
      // What it shows stands below it when it is only looked at.
      alt={(!isView && picture.alt) || label}
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
      width={320}
      height={180}
    />
  );
  if (isView) return <div className="picture-frame">{image}</div>;

  const byClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    onFocal({ focalX: percent(x * 100), focalY: percent(y * 100) });
  };
  const byKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onFocal({ focalX: percent(focalX + step[0]), focalY: percent(focalY + step[1]) });
  };
  return (
    <button
      type="button"
      className="picture-frame"
      onClick={byClick}
      onKeyDown={byKey}
      aria-label={`Focal point of ${label}: ${focalX}% from the left, ${focalY}% from the top. Arrow keys move it.`}
    >
      {image}
      <span className="focal-point" style={{ left: `${focalX}%`, top: `${focalY}%` }} aria-hidden />
    </button>
  );
}
