import { Anchor, SegmentedControl, Text } from "@mantine/core";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { TASK_SUBJECTS, TASK_VIEWS, type Task } from "../../../../contract/calendar/tasks.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { Id } from "../../../../contract/platform/shared.ts";
import { localDate, localDay } from "../../../format.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { calendarTexts } from "../texts.ts";
import { DoneButton } from "./done-button.tsx";
import { type KnownSubject, taskForm } from "./task.form.tsx";
import { TASK } from "./task.resource.ts";
import { repeatText, subjectPath, subjectText } from "./task.words.ts";
import { TaskDay } from "./task-day.tsx";

function columns(): readonly Column<Task>[] {
  const { fields, columns: heads, anybody } = calendarTexts().tasks;
  return [
    { head: heads.task, cell: ({ title }) => title, sort: "title" },
    { head: appTexts().words.day, cell: (task) => <TaskDay task={task} />, text: ({ dueOn }) => dueOn, sort: "dueOn" },
    {
      head: fields.assignee,
      cell: ({ assigneeName }) => assigneeName ?? <span className="whole-words">{anybody}</span>,
      text: ({ assigneeName }) => assigneeName ?? anybody,
      sort: "assigneeName",
    },
    {
      head: fields.about,
      name: "about",
      cell: ({ subject }) => <span className="whole-words">{subject && subjectText(subject)}</span>,
      text: ({ subject }) => (subject ? subjectText(subject) : ""),
    },
    { head: fields.repeat, name: "repeat", cell: ({ repeat }) => repeatText(repeat) },
    {
      head: heads.action,
      cell: (task) => (task.doneAt ? localDate(task.doneAt) : <DoneButton task={task} isSmall />),
      text: ({ doneAt }) => doneAt ?? "",
      className: "is-action",
    },
  ];
}

const viewIn = (params: URLSearchParams) => TASK_VIEWS.find((view) => view === params.get("view")) ?? "open";

function ViewChoice({ address: { params, change } }: { address: ListAddress }) {
  const { view, views } = calendarTexts().tasks;
  return (
    <SegmentedControl
      aria-label={view}
      data={TASK_VIEWS.map((value) => ({ value, label: views[value] }))}
      value={viewIn(params)}
      onChange={(chosen) => change({ view: chosen === "open" ? "" : chosen, sort: "" })}
    />
  );
}

/** Tasks that wait, mine and anybody's first; those that are done are a click away. */
export const List = () => (
  <StaffList of={TASK} columns={columns()}>
    {(list) => (
      <>
        <ListTools list={list}>
          <ViewChoice address={list.address} />
        </ListTools>
        <ListTable list={list} />
      </>
    )}
  </StaffList>
);

/** What a task is about, and who noted and did it. */
function About({ task: { subject, doneAt, doneBy, nextDueOn, createdAt, createdBy } }: { task: Task }) {
  const text = calendarTexts().tasks;
  const noted = localDate(createdAt);
  const done = doneAt && localDate(doneAt);
  return (
    <div>
      {subject && (
        <Anchor component={Link} to={subjectPath(subject)}>
          {subjectText(subject)}
        </Anchor>
      )}
      {done && <Text fw={650}>{doneBy ? text.doneBy(done, doneBy) : text.doneOn(done)}</Text>}
      <Text size="sm" c="dimmed">
        {listed(
          createdBy ? text.notedBy(noted, createdBy) : text.notedOn(noted),
          nextDueOn ? text.nextOn(localDay(nextDueOn)) : "",
        )}
      </Text>
    </div>
  );
}

const parts = { resource: TASK, parts: taskForm(), title: ({ title }: Task) => title };

export const View = () => (
  <ViewScreen {...parts} actions={(task) => <DoneButton task={task} />} above={(task) => <About task={task} />} />
);
export const Edit = () => <EditScreen {...parts} />;

/** What the address says that a new task is about: `animalId`, `userId` or `adoptionId`. */
function knownIn(params: URLSearchParams): KnownSubject | undefined {
  for (const kind of TASK_SUBJECTS) {
    const id = Id.safeParse(Number(params.get(`${kind}Id`))).data;
    if (id) return { kind, id };
  }
  return undefined;
}

/** Adds a task. About a record in the address, it leads back to that record. */
export function Add() {
  const [params] = useSearchParams();
  const known = useMemo(() => knownIn(params), [params]);
  const form = useMemo(() => taskForm(known), [known]);
  return <AddScreen resource={known ? { ...TASK, list: subjectPath(known) } : TASK} parts={form} />;
}
