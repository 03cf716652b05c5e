import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoptions.ts";
import { Sentence } from "../kit/sentence.tsx";
import { appTexts } from "../texts/texts.ts";

/** Warnings for staff, and the number of other applications for the animal (rules §4). */
export function Attention({ adoption }: { adoption: Adoption }) {
  const { rivals = 0, warnings = [], animalId, animalName, outcome } = adoption;
  if (outcome !== null || (rivals === 0 && warnings.length === 0)) return null;
  const text = appTexts().adoptions.attention;
  const applications = text.applications(rivals);
  return (
    <Alert color="yellow" variant="light" title={text.title}>
      <ul className="warnings">
        {rivals > 0 && (
          <li>
            <Sentence
              text={text.rivals(animalName)}
              elements={{
                applications: (
                  <Anchor component={Link} to={`/admin/adoptions/compare/${animalId}`} inherit>
                    {applications}
                  </Anchor>
                ),
              }}
            />
          </li>
        )}
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}
