import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { useFocusAfterStep } from "../../adoptions/use-focus-after-step.ts";
import { ContractStep } from "./contract-step.tsx";
import { Questionnaire } from "./questionnaire-form.tsx";
import { isYourTurn, whatNow } from "./turn.ts";
import type { Steps } from "./use-steps.ts";

/** What is next and who must act; what this person may do now comes from the adoption itself (rules §2, §4). */
export function NextStep({ adoption, steps }: { adoption: Adoption; steps: Steps }) {
  const { headline, text } = whatNow(adoption);
  const heading = useFocusAfterStep(adoption);
  const hasEnded = adoption.outcome === "rejected" || adoption.outcome === "withdrawn";
  return (
    <section className={isYourTurn(adoption) ? "panel is-your-turn" : "panel"} aria-labelledby="now">
      <Stack gap="md" align="stretch">
        <div className="step-lead">
          <h2 id="now" ref={heading} tabIndex={-1}>
            {headline}
          </h2>
          <Text>{text}</Text>
        </div>
        {adoption.actions.includes("questionnaire/submit") && adoption.questionnaire && (
          <Questionnaire adoption={adoption} questions={adoption.questionnaire.questions} steps={steps} />
        )}
        {adoption.contract && <ContractStep adoption={adoption} steps={steps} />}
        {hasEnded && (
          <div>
            <Button component={Link} to="/user_page/adoptions/apply">
              Apply for Adoption
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
