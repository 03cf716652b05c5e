import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import { CLOSED_FULL_NAME } from "../../../contract/accounts/closed-account.ts";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { type StageStatus, type StageType, statusText } from "../../../contract/animals/adoption-state.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { UnconfirmedEmail } from "../platform/kit/email.tsx";
import { Fact, Facts } from "../platform/kit/screen.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { AdopterAge } from "./marks.tsx";
import { adoptionTexts } from "./texts.ts";

/** Animal, adopter, date, stage and status (spec §2.6). */
export function AdoptionFacts({ adoption }: { adoption: Adoption }) {
  const text = adoptionTexts().adoptions.fields;
  const { animalId, animalName, userId, adopterFullName, adopterAge, adopterEmailConfirmed, createdAt, outcome } =
    adoption;
  return (
    <Facts>
      <Fact name={appTexts().words.animal}>
        <Anchor component={Link} to={`/admin/animal/${animalId}`}>
          {animalName}
        </Anchor>
      </Fact>
      <Fact name={text.adopter}>
        {adopterFullName === CLOSED_FULL_NAME ? (
          adopterFullName
        ) : (
          <Group gap="0 0.5rem">
            <Anchor component={Link} to={`/admin/user/${userId}`}>
              {adopterFullName}
            </Anchor>
            <AdopterAge adopterAge={adopterAge} />
            {outcome !== null && adopterEmailConfirmed === false && <UnconfirmedEmail />}
          </Group>
        )}
      </Fact>
      <Fact name={appTexts().words.created}>
        <When at={createdAt} />
      </Fact>
      <Fact name={text.stage}>{recordTexts().adoptions.stages[adoption.currentStageType as StageType]}</Fact>
      <Fact name={appTexts().words.status}>
        <span className="stage-mark" data-status={adoption.currentStageStatus}>
          {statusText(adoption.currentStageStatus as StageStatus, adoption.outcome)}
        </span>
      </Fact>
    </Facts>
  );
}
