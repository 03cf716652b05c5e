import { Badge } from "@mantine/core";
import { localDay, localTime } from "../../../format.ts";
import { nightsBetween, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { DoneDose, ShownDose } from "./dose-list.ts";

/** What is given, how much, and what to heed. */
export function DoseDetail({ dose }: { dose: ShownDose }) {
  const what = [dose.product, dose.dose].filter(Boolean).join(", ");
  return (
    <>
      {what && <span className="fact-detail">{what}</span>}
      {dose.note && <span className="fact-detail as-typed">{dose.note}</span>}
    </>
  );
}

/** Whether a dose is given or left out, else how late or how early it is. */
export function DoseState({ dose: { done, dueOn, isOverdue } }: { dose: ShownDose }) {
  const text = animalsTexts();
  const today = shelterToday();
  if (done) return <Badge color="green">{done.is === "given" ? text.rounds.isGiven : text.rounds.isSkipped}</Badge>;
  if (isOverdue) return <Badge color="red">{appTexts().kit.dates.overdue(nightsBetween(dueOn, today))}</Badge>;
  return dueOn > today ? <span className="fact-detail">{text.treatments.due.ahead(localDay(dueOn))}</span> : null;
}

/** By whom, when and from which batch a dose was given. */
export const doneText = ({ by, at, batch }: DoneDose): string => [by, localTime(at), batch].filter(Boolean).join(", ");
