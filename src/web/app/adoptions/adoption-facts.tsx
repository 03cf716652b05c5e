import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption, StageStatus, StageType } from "../../../contract/adoptions.ts";
import { CLOSED_FULL_NAME } from "../../../contract/personal-data.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { UnconfirmedEmail } from "../kit/email.tsx";
import { Fact, Facts } from "../kit/facts.tsx";
import { When } from "../kit/when.tsx";

/** Animal, adopter, date, stage and status, to read (spec §2.6). */
export function AdoptionFacts({ adoption }: { adoption: Adoption }) {
  const { animalId, animalName, userId, adopterFullName, adopterEmailConfirmed, createdAt } = adoption;
  return (
    <Facts>
      <Fact name="Animal">
        <Anchor component={Link} to={`/admin/animal/${animalId}`}>
          {animalName}
        </Anchor>
      </Fact>
      <Fact name="Adopter">
        {adopterFullName === CLOSED_FULL_NAME ? (
          adopterFullName
        ) : (
          <Group gap="xs">
            <Anchor component={Link} to={`/admin/user/${userId}`}>
              {adopterFullName}
            </Anchor>
            {adopterEmailConfirmed === false && <UnconfirmedEmail />}
          </Group>
        )}
      </Fact>
      <Fact name="Created">
        <When at={createdAt} />
      </Fact>
      <Fact name="Stage">{recordTexts().adoptions.stages[adoption.currentStageType as StageType]}</Fact>
      <Fact name="Status">
        <span className="stage-mark" data-status={adoption.currentStageStatus}>
          {recordTexts().adoptions.stageStatuses[adoption.currentStageStatus as StageStatus]}
        </span>
      </Fact>
    </Facts>
  );
}
