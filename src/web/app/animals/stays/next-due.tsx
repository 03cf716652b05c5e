import { Anchor, Badge } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { localDay } from "../../../format.ts";
import { When } from "../../platform/kit/when.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalTreatmentsQuery } from "../treatments/treatments-query.ts";
import { isPlanned, lifeQuery } from "./life-query.ts";

/** What is due with the animal next: its next appointment, and its next dose. */
export function NextDue({ animalId }: { animalId: number }) {
  const life = useQuery(lifeQuery(animalId));
  const treatments = useQuery(animalTreatmentsQuery(animalId));
  if (!life.data || !treatments.data) return "\u00a0";
  // The time line is newest first, so the last of what is planned comes next.
  const next = life.data.items.filter(isPlanned).at(-1);
  const [dose] = treatments.data.items.filter(({ state }) => state === "planned");
  if (!next && !dose) return appTexts().stays.now.nothingNext;
  return (
    <>
      {dose?.dueOn && (
        <>
          {localDay(dose.dueOn)}{" "}
          {dose.dueOn < shelterToday() && <Badge color="red">{appTexts().treatments.animal.isOverdue}</Badge>}
          <span className="fact-detail">{dose.kind.name}</span>
        </>
      )}
      {next && (
        <>
          <When at={next.at} hasTime />
          <span className="fact-detail">
            <Anchor component={Link} to={`/admin/appointment/${next.details.appointmentId}`} inherit>
              {next.title}
            </Anchor>
          </span>
        </>
      )}
    </>
  );
}
