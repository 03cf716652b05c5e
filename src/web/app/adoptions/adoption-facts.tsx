import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import {
  type Adoption,
  STAGE_NAME,
  STAGE_STATUS_NAME,
  type StageStatus,
  type StageType,
} from "../../../contract/adoptions.ts";
import { When } from "../kit/when.tsx";

/** Animal, adopter, date, stage and status, to read (spec §2.6). */
export function AdoptionFacts({ adoption }: { adoption: Adoption }) {
  const { animalId, animalName, userId, adopterFullName, createdAt } = adoption;
  return (
    <dl className="record-facts panel">
      <div>
        <dt>Animal</dt>
        <dd>
          <Anchor component={Link} to={`/admin/animal/${animalId}`}>
            {animalName}
          </Anchor>
        </dd>
      </div>
      <div>
        <dt>Adopter</dt>
        <dd>
          <Anchor component={Link} to={`/admin/user/${userId}`}>
            {adopterFullName}
          </Anchor>
        </dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>
          <When at={createdAt} />
        </dd>
      </div>
      <div>
        <dt>Stage</dt>
        <dd>{STAGE_NAME[adoption.currentStageType as StageType]}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd className="stage-mark" data-status={adoption.currentStageStatus}>
          {STAGE_STATUS_NAME[adoption.currentStageStatus as StageStatus]}
        </dd>
      </div>
    </dl>
  );
}
