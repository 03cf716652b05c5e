import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { Sentence } from "../platform/kit/sentence.tsx";
import { adoptionTexts } from "./texts.ts";

/** What the server says is to be looked at before going on; rivals lead to where they stand beside each other (rules §4). */
export function CautionList({ adoption }: { adoption: Adoption }) {
  const { cautions = [] } = adoption;
  if (cautions.length === 0) return null;
  return (
    <ul className="warnings">
      {cautions.map(({ kind, text, weight }) => (
        <li key={text} data-weight={weight}>
          {kind === "rivals" ? <Rivals adoption={adoption} /> : text}
        </li>
      ))}
    </ul>
  );
}

function Rivals({ adoption: { rivals = 0, animalId, animalName } }: { adoption: Adoption }) {
  const text = adoptionTexts().adoptions.attention;
  return (
    <Sentence
      text={text.rivals(animalName)}
      elements={{
        applications: (
          <Anchor component={Link} to={`/admin/adoptions/compare/${animalId}`} underline="always" inherit>
            {text.applications(rivals)}
          </Anchor>
        ),
      }}
    />
  );
}

/** All that staff look at before they go on (rules §4). */
export function Attention({ adoption }: { adoption: Adoption }) {
  if (!adoption.cautions?.length) return null;
  return (
    <Alert color="yellow" variant="light" title={adoptionTexts().adoptions.attention.title}>
      <CautionList adoption={adoption} />
    </Alert>
  );
}
