import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { When } from "../kit/when.tsx";
import { appTexts } from "../texts/texts.ts";
import { isPlanned, lifeQuery } from "./life-query.ts";

/** What is due with the animal next: its next appointment. */
export function NextDue({ animalId }: { animalId: number }) {
  const { data } = useQuery(lifeQuery(animalId));
  if (!data) return "\u00a0";
  // The time line is newest first, so the last of what is planned comes next.
  const next = data.items.filter(isPlanned).at(-1);
  if (!next) return appTexts().stays.now.nothingNext;
  return (
    <>
      <When at={next.at} hasTime />
      <span className="fact-detail">
        <Anchor component={Link} to={`/admin/appointment/${next.details.appointmentId}`} inherit>
          {next.title}
        </Anchor>
      </span>
    </>
  );
}
