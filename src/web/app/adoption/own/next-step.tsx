import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { contractAddress } from "../adoption.api.ts";
import { MomentPicture, WhatNext } from "../moment.tsx";
import { adoptionTexts } from "../texts.ts";
import { useFocusAfterStep } from "../use-focus-after-step.ts";
import type { Steps } from "../use-steps.ts";
import { isAdoptersTurn, nextStep } from "./next-step.texts.ts";
import { Questionnaire } from "./questionnaire-form.tsx";

/** The next step and who takes it, with the forms for the adoption's `actions` (rules §2, §4). */
export function NextStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { title, text } = nextStep(adoption);
  const heading = useFocusAfterStep(adoption);
  const message = adoption.history.at(-1)?.message;
  const hasEnded = adoption.outcome === "rejected" || adoption.outcome === "withdrawn";
  return (
    <section className={isAdoptersTurn(adoption) ? "panel is-your-turn" : "panel"} aria-labelledby="now">
      <Stack gap="md" align="stretch">
        <div className="step-lead">
          {!hasEnded && <MomentPicture adoption={adoption} />}
          <div>
            <h2 id="now" ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {message ? <p className="typed">{message}</p> : <Text>{text}</Text>}
          </div>
        </div>
        <WhatNext adoption={adoption} />
        {adoption.actions.includes("questionnaire/submit") && adoption.questionnaire && (
          <Questionnaire adoption={adoption} questions={adoption.questionnaire.questions} steps={steps} />
        )}
        {adoption.contract && <ContractStep adoption={adoption} steps={steps} />}
        {hasEnded && (
          <div>
            <Button component={Link} to="/user_page/adoptions/apply">
              {adoptionTexts().myAdoption.list.apply}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** The contract: buttons to read, download and accept it (spec §4, stage 6). */
function ContractStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { id, animalName, contract } = adoption;
  const text = adoptionTexts().myAdoption.contract;
  // Only the contract that was opened can be accepted: if it was issued again, it has to be opened again.
  const [readHash, setReadHash] = useState(contract?.sha256);
  const paper = {
    component: "a",
    href: contractAddress(id),
    onClick: () => setReadHash(contract?.sha256),
    variant: "outline",
  } as const;

  async function accept(): Promise<void> {
    const question = { title: text.acceptAsk, text: text.acceptText(animalName), yes: text.accept };
    if (!(await confirmAction(question))) return;
    await steps.take({ action: "contract/accept", body: { accepted: true, sha256: readHash } }, text);
  }

  return (
    <>
      {contract?.acceptedAt && (
        <p>
          <Sentence text={text.acceptedAt} elements={{ at: <When at={contract.acceptedAt} /> }} />
        </p>
      )}
      <Group gap="sm">
        <Button {...paper} target="_blank" rel="noreferrer" leftSection={<IconFileText size={20} aria-hidden />}>
          {text.view}
        </Button>
        <Button
          {...paper}
          download={adoptionTexts().adoptions.contract.file(id)}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {appTexts().words.download}
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
