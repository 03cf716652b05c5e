import { Button } from "@mantine/core";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { confirmAction } from "../../kit/confirm-action.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import type { Steps } from "./use-steps.ts";

/** The way out of an open adoption (rules §4). */
export function WithdrawButton({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  if (!adoption.actions.includes("withdraw")) return null;

  async function withdraw(): Promise<void> {
    const isSure = await confirmAction({
      title: `Withdraw from the adoption of ${adoption.animalName}?`,
      text: "The adoption ends, and it cannot be taken up again. You can apply anew later.",
      yes: "Withdraw",
      isDanger: true,
    });
    if (!isSure) return;
    const words = { done: USER_AREA_TEXT.withdrawn, failure: USER_AREA_TEXT.withdrawFailed };
    steps.take({ step: { action: "withdraw" }, words });
  }

  return (
    <div>
      <Button variant="subtle" color="red" disabled={steps.isTaking} onClick={withdraw}>
        Withdraw from this adoption
      </Button>
    </div>
  );
}
