import { Text } from "@mantine/core";
import type { Task } from "../../../../contract/calendar/tasks.ts";
import { localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { daysLate } from "./task.words.ts";

/** The day of a task, and by how much it is late. */
export function TaskDay({ task }: { task: Pick<Task, "dueOn" | "doneAt"> }) {
  const late = daysLate(task);
  return (
    <div>
      <span className="one-line">{localDay(task.dueOn)}</span>
      {late > 0 && (
        <Text inherit c="var(--bad)" className="one-line">
          {appTexts().kit.dates.overdue(late)}
        </Text>
      )}
    </div>
  );
}
