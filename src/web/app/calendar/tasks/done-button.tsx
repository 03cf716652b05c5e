import type { Task } from "../../../../contract/calendar/tasks.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { calendarTexts } from "../texts.ts";
import { doneText } from "./task.words.ts";

/** Marks a task as done, or takes it back, as the server offers; both can be taken back in the message. */
export function DoneButton({ task, isSmall = false }: { task: Task; isSmall?: boolean }) {
  const text = calendarTexts().tasks;
  const { id, title, actions } = task;
  const finish = () => callApi("POST /tasks/:id/done", { params: { id } });
  const takeBack = () => callApi("POST /tasks/:id/undone", { params: { id } });
  const size = isSmall ? { size: "compact-sm" } : {};
  if (actions.includes("done"))
    return (
      <ActionButton
        text={text.finish}
        label={text.doneLabel(title)}
        variant={isSmall ? "light" : "filled"}
        {...size}
        send={finish}
        undo={takeBack}
        done={doneText}
        failed={text.doneFailed}
      />
    );
  if (!actions.includes("undone") || isSmall) return null;
  return (
    <ActionButton
      text={text.undone}
      variant="outline"
      {...size}
      send={takeBack}
      undo={finish}
      done={text.isOpen(title)}
      failed={text.doneFailed}
    />
  );
}
