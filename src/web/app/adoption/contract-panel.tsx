import { Button, Group, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { Section } from "../platform/kit/screen.tsx";
import { Sentence } from "../platform/kit/sentence.tsx";
import { When } from "../platform/kit/when.tsx";
import { contractAddress } from "./adoption.api.ts";
import { ContractButton } from "./contract-button.tsx";
import { adoptionTexts } from "./texts.ts";
import type { StaffSteps } from "./use-steps.ts";

/** The issued contract: a download; and while it is not accepted, buttons to issue it again or take it back (rules §4). */
export function ContractPanel({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const text = adoptionTexts().adoptions.contract;
  const { id, contract, actions } = adoption;
  const mayIssue = actions.includes("contract/issue");
  if (!contract && !mayIssue) return null;
  return (
    <Section title={text.title}>
      {contract && <Dates {...contract} />}
      <Group gap="sm">
        {contract && (
          <Button
            component="a"
            href={contractAddress(id)}
            download={text.file(id)}
            variant="outline"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {text.download}
          </Button>
        )}
        {mayIssue && (
          <ContractButton
            adoption={adoption}
            steps={steps}
            action="contract/issue"
            step={(body) => ({ action: "contract/issue", body })}
            text={text.issueAgain}
            variant="subtle"
          />
        )}
        {actions.includes("contract/withdraw") && <TakeBack adoption={adoption} steps={steps} />}
      </Group>
    </Section>
  );
}

function TakeBack({ adoption: { animalName, adopterFullName }, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const { button, title, warning } = adoptionTexts().adoptions.contract.takeBack;
  async function ask(): Promise<void> {
    const question = { title: title(animalName), text: warning(adopterFullName), yes: button, isDanger: true };
    if (await confirmAction(question)) await steps.take({ action: "contract/withdraw" });
  }
  return (
    <Button variant="subtle" color="red" disabled={steps.isTaking} onClick={ask}>
      {button}
    </Button>
  );
}

function Dates({ issuedAt, acceptedAt, acceptedSha256 }: NonNullable<Adoption["contract"]>) {
  const text = adoptionTexts().adoptions.contract;
  return (
    <>
      <Text>
        <Sentence
          text={acceptedAt ? text.accepted : text.issued}
          elements={{ issued: <When at={issuedAt} />, accepted: acceptedAt && <When at={acceptedAt} /> }}
        />
      </Text>
      {acceptedSha256 && (
        <Text size="sm" c="dimmed">
          <Sentence text={text.hash} elements={{ hash: <code>{acceptedSha256}</code> }} />
        </Text>
      )}
    </>
  );
}
