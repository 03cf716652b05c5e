import { Checkbox } from "@mantine/core";
import type { CareOfAnimal } from "../../../../contract/animals/care.ts";
import { callApi } from "../../platform/calls.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type Flags = Pick<CareOfAnimal, "notForAdoption" | "showWhileInCare">;

/** Staff's own word on an animal: not to be adopted for now, and whether its page is there meanwhile (rules §14). */
export function AdoptionFlags({ animalId, flags }: { animalId: number; flags: Flags }) {
  const text = appTexts().care.holds;
  const { isBusy, run } = useSend();
  const change = (body: Partial<Flags>) =>
    run(() => callApi("PUT /animals/:id", { params: { id: animalId }, body }), text.changeFailed);
  return (
    <>
      <Checkbox
        label={text.notForAdoption}
        checked={flags.notForAdoption}
        disabled={isBusy}
        onChange={() => change({ notForAdoption: !flags.notForAdoption })}
      />
      <Checkbox
        label={text.showWhileInCare}
        checked={flags.showWhileInCare}
        disabled={isBusy}
        onChange={() => change({ showWhileInCare: !flags.showWhileInCare })}
      />
    </>
  );
}
