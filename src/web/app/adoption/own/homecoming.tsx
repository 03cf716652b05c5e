import { Button, Group } from "@mantine/core";
import { useClipboard, useMediaQuery } from "@mantine/hooks";
import { IconCheck, IconCopy, IconDownload, IconShare } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Adoption, HOMECOMING_SHAPES } from "../../../../contract/adoption/adoptions.ts";
import { href } from "../../../../contract/platform/href.ts";
import { callPath } from "../../../call-path.ts";
import { Loaded } from "../../platform/kit/screen.tsx";
import { adoptionTexts } from "../texts.ts";
import { Panel } from "./adoption-papers.tsx";

type Shape = (typeof HOMECOMING_SHAPES)[number];

const SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1920 } } as const;

const addressOf = (id: number, shape: Shape) =>
  `${callPath("GET /adoptions/:id/homecoming-card", { id })}?shape=${shape}`;

async function fetchPicture(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new File([await answer.blob()], name, { type: "image/jpeg" });
}

/** The picture with which the adopter tells that the animal has come home, to share, save or link (docs/decisions/0048). */
export function Homecoming({ adoption: { id, handover, returnedAt, animalName, animalId } }: { adoption: Adoption }) {
  const text = adoptionTexts().moments.home;
  const shape: Shape = useMediaQuery("(width < 600px)", false, { getInitialValueInEffect: false }) ? "tall" : "wide";
  const isHome = handover?.state === "handedOver" && !returnedAt;
  // It is loaded before it is shared: browsers open the share dialog only right after a click.
  const picture = useQuery({
    queryKey: ["homecoming", id, shape, animalName],
    queryFn: () => fetchPicture(addressOf(id, shape), `${animalName}.jpg`),
    enabled: isHome,
  });
  if (!isHome) return null;
  return (
    <Panel id="homecoming" title={text.title(animalName)} look="homecoming">
      <p>{text.text}</p>
      <Loaded query={picture} failed={text.failed}>
        {(file) => (
          <>
            <img src={addressOf(id, shape)} alt={text.alt(animalName)} {...SIZES[shape]} />
            <Group gap="sm">
              <ShareButton file={file} />
              <SaveLink address={addressOf(id, "wide")} text={text.saveWide} />
              <SaveLink address={addressOf(id, "tall")} text={text.saveTall} />
              <CopyLink animalId={animalId} animalName={animalName} />
            </Group>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Only where the device can share pictures; saving and copying are always there. */
function ShareButton({ file }: { file: File }) {
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return null;
  // Closing the dialog rejects the promise, but it is not an error.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <Button onClick={share} leftSection={<IconShare size={20} aria-hidden />}>
      {adoptionTexts().moments.home.share}
    </Button>
  );
}

const SaveLink = ({ address, text }: { address: string; text: string }) => (
  <Button component="a" href={address} download variant="outline" leftSection={<IconDownload size={20} aria-hidden />}>
    {text}
  </Button>
);

function CopyLink({ animalId, animalName }: { animalId: number; animalName: string }) {
  const text = adoptionTexts().moments.home;
  const { copy, copied } = useClipboard({ timeout: 2500 });
  return (
    <Button
      variant="outline"
      onClick={() => copy(location.origin + href(`/animal/${animalId}`))}
      leftSection={copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
    >
      <span aria-live="polite">{copied ? text.copied : text.copy(animalName)}</span>
    </Button>
  );
}
