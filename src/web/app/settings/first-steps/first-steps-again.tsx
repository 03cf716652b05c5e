import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../platform/calls.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
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
