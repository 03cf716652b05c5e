import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { useFocusAfterStep } from "../use-focus-after-step.ts";
import { ContractStep } from "./contract-step.tsx";
import { MomentPicture, WhatNext } from "./moment.tsx";
import { isAdoptersTurn, nextStep } from "./next-step.texts.ts";
import { Questionnaire } from "./questionnaire-form.tsx";
import type { Steps } from "./use-steps.ts";

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
              {appTexts().myAdoption.list.apply}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
