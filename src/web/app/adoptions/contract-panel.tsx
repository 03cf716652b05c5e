import { Button, Group, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Adoption } from "../../../contract/adoptions.ts";
import { When } from "../kit/when.tsx";
import { contractAddress } from "./adoption.api.ts";
import { Section } from "./section.tsx";
import type { StaffSteps } from "./use-staff-step.ts";

/** The contract from the day it is issued: to download, and to issue again while it is not accepted (rules §4). */
export function ContractPanel({ adoption, steps }: { adoption: Adoption; steps: StaffSteps }) {
  const { id, contract, actions } = adoption;
  const mayIssue = actions.includes("contract/issue");
  if (!contract && !mayIssue) return null;
  return (
    <Section title="Contract">
      {contract && <Dates contract={contract} />}
      <Group gap="sm">
        {contract && (
          <Button
            component="a"
            href={contractAddress(id)}
            download={`adoption-contract-${id}.pdf`}
            variant="outline"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            Download contract
          </Button>
        )}
        {mayIssue && (
          <Button variant="subtle" loading={steps.isTaking} onClick={() => steps.take({ action: "contract/issue" })}>
            Issue the contract again
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
  return (
    <>
      <Text>
        Issued on <When at={issuedAt} />
        {acceptedAt ? (
          <>
            , accepted on <When at={acceptedAt} />
          </>
        ) : (
          ", not accepted yet"
        )}
        .
      </Text>
      {acceptedSha256 && (
        <Text size="sm" c="dimmed">
          SHA-256 of the accepted text: <code className="hash">{acceptedSha256}</code>
        </Text>
      )}
    </>
  );
}
