import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import type { Wait } from "../../../../contract/animals/waiting.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Fact } from "../../platform/kit/screen.tsx";
import { animalsTexts } from "../texts.ts";

/** @returns since when an animal waits, in words */
export const sinceText = (days: number): string =>
  days === 0 ? animalsTexts().waiting.sinceToday : animalsTexts().waiting.since(days);

/** @returns what an animal waits for, as "Waits for us: the main caretaker has to decide, for 6 days" */
export function waitText({ step, days, isNeedless, owner }: Wait): string {
  const text = animalsTexts().waiting;
  return text.sentence(isNeedless ? text.us : text.lead[owner.role], text.steps[step], sinceText(days));
}

/** The way to what ends the wait. */
export function WaitAction({ action }: Pick<Wait, "action">) {
  if (!action) return null;
  return (
    <Anchor component={Link} to={action.path} inherit>
      {animalsTexts().waiting.actions[action.name]}
    </Anchor>
  );
}

/** Why this animal is not at home yet; nothing for one that is not in care. */
export function WaitFact({ animal: { id, stay, archivedAt } }: { animal: AnimalDetail }) {
  const isHere = !archivedAt && stay?.outcomeOn === null;
  const { data: wait, isError } = useQuery({
    ...apiQuery("GET /animals/:id/wait", { params: { id } }),
    enabled: isHere,
  });
  if (!isHere || isError || wait === null) return null;
  return (
    <Fact name={animalsTexts().waiting.fact}>
      {wait ? waitText(wait) : "\u00a0"}
      {wait?.owner.name && <span className="fact-detail">{wait.owner.name}</span>}
      {wait?.action && (
        <span className="fact-detail">
          <WaitAction action={wait.action} />
        </span>
      )}
    </Fact>
  );
}
