import { Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Task } from "../../../../contract/calendar/tasks.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import type { PanelSubject } from "../../platform/kit/record-panels.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { calendarTexts } from "../texts.ts";
import { DoneButton } from "./done-button.tsx";
import { TASK } from "./task.resource.ts";
import { repeatText } from "./task.words.ts";
import { TaskDay } from "./task-day.tsx";

/** The tasks that wait about an animal, a person or an adoption, on its own screen. */
export function OpenTasks({ subject: { kind, id } }: { subject: PanelSubject }) {
  const text = calendarTexts().tasks.panel;
  const about = { [`${kind}Id`]: id };
  const query = useQuery(apiQuery("GET /tasks", { query: about }));
  return (
    <Section title={text.title}>
      <Loaded query={query} failed={recordTexts().tasks.loadFailed}>
        {({ items, totalCount }) => (
          <>
            {items.length === 0 && <Text c="dimmed">{text.none}</Text>}
            {items.length > 0 && (
              <ul className="open-tasks">
                {items.map((task) => (
                  <OpenTask key={task.id} task={task} />
                ))}
              </ul>
            )}
            {totalCount > items.length && <Text size="sm">{text.more(totalCount - items.length)}</Text>}
          </>
        )}
      </Loaded>
      <Group>
        <Button component={Link} to={`${addressOf.add(TASK)}?${kind}Id=${id}`} variant="outline" size="sm">
          {text.add}
        </Button>
      </Group>
    </Section>
  );
}

const OpenTask = ({ task }: { task: Task }) => (
  <li>
    <div className="open-task">
      <Anchor component={Link} to={addressOf.view(TASK, task.id)}>
        {task.title}
      </Anchor>
      <span className="fact-detail">
        {listed(task.assigneeName ?? calendarTexts().tasks.anybody, repeatText(task.repeat))}
      </span>
    </div>
    <div className="open-task-day">
      <TaskDay task={task} />
    </div>
    <DoneButton task={task} isSmall />
  </li>
);
