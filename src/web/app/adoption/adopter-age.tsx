import { Text } from "@mantine/core";
import type { AdoptionItem } from "../../../contract/adoption/adoptions.ts";
import { appTexts } from "../platform/texts/texts.ts";

/** The adopter's age, beside their name; nothing when nobody knows it. */
export function AdopterAge({ adopterAge }: Pick<AdoptionItem, "adopterAge">) {
  if (adopterAge == null) return null;
  return (
    <Text span size="sm" c="dimmed" className="beside-name">
      {appTexts().adoptions.age(adopterAge)}
    </Text>
  );
}
