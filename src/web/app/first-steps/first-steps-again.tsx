import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../calls.ts";
import { Section } from "../kit/section.tsx";
import { appTexts } from "../texts/texts.ts";
import { ShowButton } from "./first-steps.tsx";

/** Brings the first steps back to the dashboard. */
export function FirstStepsAgain() {
  const { data } = useQuery(apiQuery("GET /shelter/first-steps"));
  const text = appTexts().firstSteps;
  if (data?.isShown !== false) return null;
  return (
    <div className="form-width settings-part">
      <Section title={text.title}>
        <Text>{text.showExplanation}</Text>
        <div>
          <ShowButton isShown />
        </div>
      </Section>
    </div>
  );
}
