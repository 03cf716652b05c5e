import { Text } from "@mantine/core";
import type { AdoptionItem } from "../../../contract/adoption/adoptions.ts";
import { stageText } from "../animals/words/adoption.stages.ts";
import { adoptionTexts } from "./texts.ts";

/** 'Stage - Status', in the status's colour (spec §2.6). */
export const StageMark = (state: Pick<AdoptionItem, "currentStageType" | "currentStageStatus" | "outcome">) => (
  <span className="stage-mark" data-status={state.currentStageStatus}>
    {stageText(state)}
  </span>
);

/** The adopter's age, beside their name; nothing when nobody knows it. */
export function AdopterAge({ adopterAge }: Pick<AdoptionItem, "adopterAge">) {
  if (adopterAge == null) return null;
  return (
    <Text span size="sm" c="dimmed" className="one-line">
      {adoptionTexts().adoptions.age(adopterAge)}
    </Text>
  );
}
