import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { Dashboard } from "../../../contract/dashboard.ts";
import { Section } from "../kit/section.tsx";
import { appTexts } from "../texts/texts.ts";

type Task = { to: string; text: string };

/** What waits for staff in addition to adoptions; hidden when nothing waits. */
function tasksOf({ incompleteAnimals }: Dashboard): Task[] {
  const text = appTexts().adminDashboard.toDo;
  return incompleteAnimals > 0
    ? [{ to: "/admin/animals?incomplete=true", text: text.incompleteAnimals(incompleteAnimals) }]
    : [];
}

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
