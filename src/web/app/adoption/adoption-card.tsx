import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { BoardAdoption } from "../../../contract/adoption/adoptions.ts";
import { draggable } from "../platform/kit/drag.ts";
import { nightsSince } from "../platform/shelter-day.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { AdopterAge } from "./adopter-age.tsx";
import type { BoardSteps } from "./use-board-steps.ts";

/** An adoption on the board. What needs nothing more is done here, by mouse or button; the rest on the adoption's page. */
export function AdoptionCard({ adoption, steps }: { adoption: BoardAdoption; steps: BoardSteps }) {
  const { id, animalName, adopterFullName, adopterAge, createdAt, stageSince, next } = adoption;
  const text = appTexts().adoptions.board;
  return (
    <li className="stage-card" aria-busy={steps.isTaking(id)} {...(next && draggable("adoption", id))}>
      <Link to={`/admin/adoption/${id}`} draggable={false}>
        {text.names(animalName, adopterFullName)}
      </Link>
      <AdopterAge adopterAge={adopterAge} />
      <span className="stage-details">
        {text.waiting(nightsSince(createdAt))}
        <br />
        {text.inStage(nightsSince(stageSince))}
      </span>
      {next?.action === "questionnaire/send" && (
        <Button size="compact-sm" variant="outline" disabled={steps.isTaking(id)} onClick={() => steps.take(adoption)}>
          {appTexts().adoptions.actions.send}
        </Button>
      )}
    </li>
  );
}
