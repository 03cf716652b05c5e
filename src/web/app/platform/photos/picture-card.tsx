import { ActionIcon, Button, Group, Textarea } from "@mantine/core";
import { IconArrowLeft, IconArrowRight, IconTrash } from "@tabler/icons-react";
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import { photoPath } from "../../../../contract/platform/photo-path.ts";
import { appTexts } from "../texts/texts.ts";
import { canMove, keyOf, type Picture, type Pictures } from "./pictures.ts";

/** What the buttons of a picture do. */
type PictureActions = {
  main: () => void;
  remove: () => void;
  move: (by: -1 | 1) => void;
  describe: (facts: { alt?: string; focalX?: number; focalY?: number }) => void;
};

type Props = {
  picture: Picture;
  pictures: Pictures;
  at: number;
  /** The name of the picture in labels, such as "Rex, photo 2". */
  label: string;
  isView: boolean;
  actions: PictureActions;
  /** The address of a stored picture, when it is not everybody's. */
  stored?: ((id: number) => string) | undefined;
};

/** The address of a picture of a form. @param stored of one that is stored */
export const pictureSource = (picture: Picture, stored = (id: number) => photoPath(id, 640)): string =>
  "id" in picture ? stored(picture.id) : `data:image/*;base64,${picture.upload.base64}`;

/** One picture of a record, with its position, its description and its focal point. */
export function PictureCard({ picture, pictures, at, label, isView, actions, stored }: Props) {
  const text = appTexts().photos;
  const isMain = pictures.main === keyOf(picture);
  return (
    <li className="picture">
      <FocusedPicture
        picture={picture}
        source={pictureSource(picture, stored)}
        label={label}
        isView={isView}
        onFocal={actions.describe}
      />
      {isMain && <span className="picture-main">{text.main}</span>}
      {isView ? (
        picture.alt && <p className="detail">{picture.alt}</p>
      ) : (
        <>
          <Textarea
            label={text.description(label)}
            value={picture.alt}
            maxLength={300}
            autosize
            minRows={1}
            onChange={({ currentTarget }) => actions.describe({ alt: currentTarget.value.replaceAll("\n", " ") })}
            onKeyDown={submitOnEnter}
          />
          <Group gap="xs">
            <Move by={-1} {...{ pictures, at, label, actions }} />
            <Move by={1} {...{ pictures, at, label, actions }} />
            <Button
              variant="light"
              size="xs"
              disabled={isMain}
              onClick={actions.main}
              aria-label={text.makeMainLabel(label)}
            >
              {text.makeMain}
            </Button>
            <ActionIcon
              variant="outline"
              color="red"
              size="lg"
              onClick={actions.remove}
              aria-label={text.remove(label)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </>
      )}
    </li>
  );
}

/** The description is one paragraph: Enter saves the form, as in a field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Move({
  by,
  pictures,
  at,
  label,
  actions,
}: Pick<Props, "pictures" | "at" | "label" | "actions"> & { by: -1 | 1 }) {
  const text = appTexts().photos;
  const Arrow = by < 0 ? IconArrowLeft : IconArrowRight;
  return (
    <ActionIcon
      variant="outline"
      size="lg"
      disabled={!canMove(pictures, at, by)}
      onClick={() => actions.move(by)}
      aria-label={by < 0 ? text.moveForward(label) : text.moveBack(label)}
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

type FocusedPictureProps = {
  picture: Picture;
  source: string;
  label: string;
  isView: boolean;
  onFocal: PictureActions["describe"];
};

/** The picture as it is cropped. A click or the arrow keys move the focal point, which stays visible. */
function FocusedPicture({ picture, source, label, isView, onFocal }: FocusedPictureProps) {
  const { focalX, focalY } = picture;
  const image = (
    <img
      src={source}
      // In view mode the description is below the picture.
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
      title={appTexts().photos.focalHint}
      aria-label={appTexts().photos.focalPoint(label, focalX, focalY)}
    >
      {image}
      <span
        className="focal-point"
        style={{ "--focal-x": `${focalX}%`, "--focal-y": `${focalY}%` } as CSSProperties}
        aria-hidden
      />
    </button>
  );
}
