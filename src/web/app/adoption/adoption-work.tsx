import { Stack, Text } from "@mantine/core";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { Section } from "../platform/kit/screen.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { Attention } from "./caution-list.tsx";
import { QuestionnaireAnswers } from "./questionnaire-answers.tsx";
import { StaffActions } from "./staff-actions.tsx";
import { adoptionTexts } from "./texts.ts";

/** What staff read of an adoption and do next, with what is to be looked at before. */
export function AdoptionWork({ adoption }: { adoption: Adoption }) {
  const { applicationLetter } = adoption.application;
  // Who gives the score has read the answers before.
  const isToBeReviewed = adoption.actions.includes("questionnaire/staff-review");
  return (
    <Stack gap="1.25rem" miw={0}>
      <Attention adoption={adoption} />
      {!isToBeReviewed && <StaffActions adoption={adoption} />}
      <Section title={appTexts().words.letter}>
        {applicationLetter ? (
          <p className="as-typed">{applicationLetter}</p>
        ) : (
          <Text>{adoptionTexts().adoptions.fields.erased}</Text>
        )}
      </Section>
      <QuestionnaireAnswers adoption={adoption} />
      {isToBeReviewed && <StaffActions adoption={adoption} />}
    </Stack>
  );
}
