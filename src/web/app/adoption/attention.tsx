import { Alert } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { CautionList } from "./caution-list.tsx";

/** All that staff look at before they go on (rules §4). */
export function Attention({ adoption }: { adoption: Adoption }) {
  if (!adoption.cautions?.length) return null;
  return (
    <Alert color="yellow" variant="light" title={appTexts().adoptions.attention.title}>
      <CautionList adoption={adoption} />
    </Alert>
  );
}
