import { TASKS, taskCalls, taskChange, taskRequest } from "../../../contract/calendar/tasks.ts";
import { today } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { listRoutes } from "../../platform/records/staff-lists.ts";
import { addTask, changeTask, finishTask, removeTask, takeBackTask } from "./task.commands.ts";
import { findTask, listTasks } from "./task.queries.ts";

/** Tasks of staff (decision 0083). */
export const taskRoutes: Routes = (deps) => async (app) => {
  const time = { today: () => today(deps.clock) };
  const tasks = listRoutes(deps, TASKS, {
    list: listTasks,
    find: findTask,
    add: addTask,
    change: changeTask,
    remove: removeTask,
    addBody: taskRequest(time),
    changeBody: taskChange(time),
  });
  const one = tasks["GET /tasks/:id"].handler;
  const then = (mark: (context: Context, id: number) => Promise<void>) => ({
    permission: "tasks.write" as const,
    async handler(...asked: Parameters<typeof one>) {
      await mark(contextOf(deps, asked[0]), asked[0].params.id);
      return one(...asked);
    },
  });
  serveCalls(app, "task", taskCalls, {
    ...tasks,
    "POST /tasks/:id/done": then(finishTask),
    "POST /tasks/:id/undone": then(takeBackTask),
  });
};
