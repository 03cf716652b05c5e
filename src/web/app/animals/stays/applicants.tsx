import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQuery } from "../../platform/calls.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { stageText } from "../../platform/words/adoption.stages.ts";

/** Who wants the animal: how many people have applied, with links to the applications that this person may read. */
export function Applicants({ animalId }: { animalId: number }) {
  const { data } = useQuery(apiQuery("GET /animals/:id/applications", { params: { id: animalId } }));
  const text = appTexts().stays.now;
  if (!data) return "\u00a0";
  if (data.total === 0) return text.nobody;
  return (
    <>
      {text.people(data.total)}
      {data.items.map((adoption) => (
        <span key={adoption.id} className="fact-detail">
          <Anchor component={Link} to={`/admin/adoption/${adoption.id}`} inherit>
            {adoption.adopterFullName}
          </Anchor>
          {`, ${stageText(adoption)}`}
        </span>
      ))}
    </>
  );
}
