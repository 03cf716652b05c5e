import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Dashboard } from "../../../contract/dashboard.ts";
import { localDay } from "../../format.ts";
import { Section } from "../kit/section.tsx";
import { appTexts } from "../texts/texts.ts";

type Task = { to: string; text: string };

function tasksOf({ dueBack, fosterReports, incompleteAnimals }: Dashboard): Task[] {
  const text = appTexts().adminDashboard.toDo;
  return [
    ...dueBack.map(({ animalId, animal, kind, on }) => ({
      to: `/admin/animal/${animalId}`,
      text: (kind === "trial_adoption" ? text.trialOver : text.dueBack)(animal, localDay(on)),
    })),
    ...(fosterReports > 0 ? [{ to: "/admin/foster_reports", text: text.fosterReports(fosterReports) }] : []),
    ...(incompleteAnimals > 0
      ? [{ to: "/admin/animals?incomplete=true", text: text.incompleteAnimals(incompleteAnimals) }]
      : []),
  ];
}

/** What waits for staff besides adoptions; nothing is shown when nothing waits. */
export function ToDo({ numbers }: { numbers: Dashboard | undefined }) {
  const tasks = numbers ? tasksOf(numbers) : [];
  if (tasks.length === 0) return null;
  return (
    <Section title={appTexts().adminDashboard.toDo.title}>
      <ul className="to-do">
        {tasks.map(({ to, text }) => (
          <li key={to}>
            <Anchor component={Link} to={to}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
