import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { CareOfAnimal } from "../../../contract/care.ts";
import { callApi } from "../calls.ts";
import { notifyError } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

type Flags = Pick<CareOfAnimal, "notForAdoption" | "showWhileInCare">;

/** Staff's own word on an animal: not to be adopted for now, and whether its page is there meanwhile (rules §14). */
export function AdoptionFlags({ animalId, flags }: { animalId: number; flags: Flags }) {
  const text = appTexts().care.holds;
  const [isBusy, setBusy] = useState(false);
  async function change(body: Partial<Flags>): Promise<void> {
    setBusy(true);
    try {
      await callApi("PUT /animals/:id", { params: { id: animalId }, body });
    } catch (error) {
      notifyError(errorText(error, text.changeFailed));
    } finally {
      setBusy(false);
    }
  }
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
