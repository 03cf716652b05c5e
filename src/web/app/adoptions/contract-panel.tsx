import { Button, Group, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Adoption } from "../../../contract/adoptions.ts";
import { Section } from "../kit/section.tsx";
import { Sentence } from "../kit/sentence.tsx";
import { When } from "../kit/when.tsx";
import { appTexts } from "../texts/texts.ts";
import { contractAddress } from "./adoption.api.ts";
import type { StaffSteps } from "./use-staff-step.ts";

/** The issued contract: a download, and a button to issue it again while it is not accepted (rules §4). */
export function ContractPanel({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const text = appTexts().adoptions.contract;
  const { id, contract, actions } = adoption;
  const mayIssue = actions.includes("contract/issue");
  if (!contract && !mayIssue) return null;
  return (
    <Section title={text.title}>
      {contract && <Dates contract={contract} />}
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
          <Button variant="subtle" loading={steps.isTaking} onClick={() => steps.take({ action: "contract/issue" })}>
            {text.issueAgain}
          </Button>
        )}
      </Group>
    </Section>
  );
}

function Dates({
  contract: { issuedAt, acceptedAt, acceptedSha256 },
}: {
  contract: NonNullable<Adoption["contract"]>;
}) {
  const text = appTexts().adoptions.contract;
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
