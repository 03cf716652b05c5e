import { taskCalls, taskChange, taskRequest } from "../../../contract/calendar/tasks.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { today } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { crudRoutes } from "../../platform/records/crud-routes.ts";
import { addTask, changeTask, finishTask, removeTask, takeBackTask } from "./task.commands.ts";
import { findTask, listTasks } from "./task.queries.ts";

/** Tasks of staff (decision 0083). */
export const taskRoutes: Routes = (deps) => async (app) => {
  const tasks = crudRoutes(deps, {
    table: "tasks",
    subject: "task",
    missing: () => recordTexts().tasks.notFound,
    read: "tasks.read",
    write: "tasks.write",
    list: listTasks,
    find: findTask,
    add: addTask,
    change: changeTask,
    remove: removeTask,
  });
  const then = (mark: (context: Context, id: number) => Promise<void>) => ({
    permission: "tasks.write" as const,
    async handler(request: Parameters<typeof tasks.one.handler>[0]) {
      await mark(contextOf(deps, request), request.params.id);
      return tasks.one.handler(request);
    },
  });
  const time = { today: () => today(deps.clock) };
  serveCalls(app, "task", taskCalls, {
    "GET /tasks": tasks.list,
    "GET /tasks/:id": tasks.one,
    "POST /tasks": { ...tasks.add, body: taskRequest(time) },
    "PUT /tasks/:id": { ...tasks.change, body: taskChange(time) },
    "DELETE /tasks/:id": tasks.remove,
    "POST /tasks/:id/done": then(finishTask),
    "POST /tasks/:id/undone": then(takeBackTask),
  });
};
