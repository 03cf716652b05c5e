import { Button, Group } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { contractAddress } from "../../adoptions/adoption.api.ts";
import { confirmAction } from "../../kit/confirm-action.tsx";
import { When } from "../../kit/when.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import type { Steps } from "./use-steps.ts";

/** The contract to read, to keep and, once, to accept (spec §4, stage 6). */
export function ContractStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { id, animalName, contract } = adoption;
  const paper = contractAddress(id);
  // What is accepted is what was read: a contract that was issued again since has to be opened again.
  const [readHash, setReadHash] = useState(contract?.sha256);
  const read = () => setReadHash(contract?.sha256);

  async function accept(): Promise<void> {
    const isSure = await confirmAction({
      title: "Accept the contract?",
      text: `With this you adopt ${animalName} and agree to everything that the contract says.`,
      yes: "Accept Contract",
    });
    if (!isSure) return;
    const words = { done: USER_AREA_TEXT.contractAccepted, failure: USER_AREA_TEXT.contractFailed };
    steps.take({ step: { action: "contract/accept", body: { accepted: true, sha256: readHash } }, words });
  }

  return (
    <>
      {contract?.acceptedAt && (
        <p>
          {"You accepted the contract on "}
          <When at={contract.acceptedAt} />
          {"."}
        </p>
      )}
      <Group gap="sm">
        <Button
          component="a"
          href={paper}
          onClick={read}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          leftSection={<IconFileText size={20} aria-hidden />}
        >
          View Contract
        </Button>
        <Button
          component="a"
          href={paper}
          onClick={read}
          download={`adoption-contract-${id}.pdf`}
          variant="subtle"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          Download
        </Button>
        {adoption.actions.includes("contract/accept") && (
          <Button color="terracotta" loading={steps.isTaking} onClick={accept}>
            Accept Contract
          </Button>
        )}
      </Group>
    </>
  );
}
