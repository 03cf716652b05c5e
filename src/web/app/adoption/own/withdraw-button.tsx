import { Button } from "@mantine/core";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { Steps } from "./use-steps.ts";

/** Withdraws from an open adoption after a confirmation (rules §4). */
export function WithdrawButton({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const text = appTexts().myAdoption.withdraw;
  if (!adoption.actions.includes("withdraw")) return null;

  async function withdraw(): Promise<void> {
    const isSure = await confirmAction({
      title: text.ask(adoption.animalName),
      text: text.text,
      yes: text.confirm,
      isDanger: true,
    });
    if (!isSure) return;
    const messages = { done: text.done, failed: text.failed };
    steps.take({ step: { action: "withdraw" }, messages });
  }

  return (
    <div>
      <Button variant="outline" color="red" disabled={steps.isTaking} onClick={withdraw}>
        {text.button}
      </Button>
    </div>
  );
}
