import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoptions.ts";
import { useSession } from "../session.ts";

/** What staff should know before they go on: warnings, and how many others want the animal (rules §4). */
export function Attention({ adoption: { rivals = 0, warnings = [], animalName, outcome } }: { adoption: Adoption }) {
  const { isAdmin } = useSession();
  if (outcome !== null || (rivals === 0 && warnings.length === 0)) return null;
  const applications = `${rivals} other open application${rivals === 1 ? "" : "s"}`;
  return (
    <Alert color="yellow" variant="light" title="Before you go on">
      <ul className="warnings">
        {rivals > 0 && (
          <li>
            {`${animalName} has `}
            {isAdmin ? (
              <Anchor component={Link} to={`/admin/adoptions?q=${encodeURIComponent(animalName)}`} inherit>
                {applications}
              </Anchor>
            ) : (
              applications
            )}
            .
          </li>
        )}
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}
