import { Button, Group } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { contractAddress } from "../adoption.api.ts";
import type { Steps } from "./use-steps.ts";

/** The contract: buttons to read, download and accept it (spec §4, stage 6). */
export function ContractStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { id, animalName, contract } = adoption;
  const text = appTexts().myAdoption.contract;
  const address = contractAddress(id);
  // Only the contract that was opened can be accepted: if it was issued again, it has to be opened again.
  const [readHash, setReadHash] = useState(contract?.sha256);
  const onRead = () => setReadHash(contract?.sha256);

  async function accept(): Promise<void> {
    const isSure = await confirmAction({
      title: text.acceptAsk,
      text: text.acceptText(animalName),
      yes: text.accept,
    });
    if (!isSure) return;
    const messages = { done: text.done, failed: text.failed };
    steps.take({ step: { action: "contract/accept", body: { accepted: true, sha256: readHash } }, messages });
  }

  return (
    <>
      {contract?.acceptedAt && (
        <p>
          <Sentence text={text.acceptedAt} elements={{ at: <When at={contract.acceptedAt} /> }} />
        </p>
      )}
      <Group gap="sm">
        <Button
          component="a"
          href={address}
          onClick={onRead}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          leftSection={<IconFileText size={20} aria-hidden />}
        >
          {text.view}
        </Button>
        <Button
          component="a"
          href={address}
          onClick={onRead}
          download={text.file(id)}
          variant="outline"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {text.download}
        </Button>
        {adoption.actions.includes("contract/accept") && (
          <Button color="terracotta" loading={steps.isTaking} onClick={accept}>
            {text.accept}
          </Button>
        )}
      </Group>
    </>
  );
}
