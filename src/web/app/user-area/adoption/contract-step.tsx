import { Button, Group } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { askFirst } from "../../kit/ask-first.tsx";
import { When } from "../../kit/when.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import type { Steps } from "./adoption.query.ts";

/** The contract to read, to keep and, once, to accept (spec §4, stage 6). */
export function ContractStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { id, animalName, contract } = adoption;
  const paper = `/api/adoptions/${id}/contract`;

  async function accept(): Promise<void> {
    const isSure = await askFirst({
      title: "Accept the contract?",
      text: `With this you adopt ${animalName} and agree to everything that the contract says.`,
      yes: "Accept Contract",
    });
    if (!isSure) return;
    const words = { done: USER_AREA_TEXT.contractAccepted, failure: USER_AREA_TEXT.contractFailed };
    steps.take({ action: "contract/accept", body: { accepted: true }, words });
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
        {adoption.actions.includes("contract/accept") && (
          <Button color="terracotta" loading={steps.isTaking} onClick={accept}>
            Accept Contract
          </Button>
        )}
        <Button
          component="a"
          href={paper}
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
          download={`adoption-contract-${id}.pdf`}
          variant="subtle"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          Download
        </Button>
      </Group>
    </>
  );
}
