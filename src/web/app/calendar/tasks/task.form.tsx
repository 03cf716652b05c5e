import { NumberInput, Select, TextInput } from "@mantine/core";
import {
  TASK_LIMITS,
  TASK_RHYTHMS,
  TASK_SUBJECTS,
  type Task,
  type TaskRequest,
  type TaskSubject,
  taskChange,
  taskRequest,
} from "../../../../contract/calendar/tasks.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { choicesOf } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { calendarTexts } from "../texts.ts";
import { SubjectSelect } from "./subject-select.tsx";

const ABOUTS = ["nothing", ...TASK_SUBJECTS] as const;
const REPEATS = ["once", ...TASK_RHYTHMS, "days"] as const;

type Chosen = string | null;
type Values = {
  title: string;
  dueOn: string;
  assigneeId: Chosen;
  about: (typeof ABOUTS)[number];
  animalId: Chosen;
  userId: Chosen;
  adoptionId: Chosen;
  repeat: (typeof REPEATS)[number];
  days: number | string;
};

/** What a new task is about, if it is known. */
export type KnownSubject = Pick<TaskSubject, "kind" | "id">;

const chosen = (id: number | null | undefined): Chosen => (id ? String(id) : null);
const idOf = (value: Chosen) => (value === null ? null : Number(value));
/** Nothing chosen is refused where something has to be. */
const NONE = 0;

function repeatValues(repeat: Task["repeat"] | undefined): Pick<Values, "repeat" | "days"> {
  if (!repeat) return { repeat: "once", days: "" };
  return typeof repeat === "string" ? { repeat, days: "" } : { repeat: "days", days: repeat.days };
}

function repeatBody({ repeat, days }: Pick<Values, "repeat" | "days">) {
  if (repeat === "once") return null;
  return repeat === "days" ? { days: Number(days) || NONE } : repeat;
}

const TIME = { today: shelterToday };

/** The form of a task. @param known what a new one is about */
export const taskForm = (known?: KnownSubject): FormParts<Task, Values, TaskRequest> => ({
  values: (task) => {
    const idFor = (kind: TaskSubject["kind"]) => chosen(known?.kind === kind ? known.id : task?.[`${kind}Id`]);
    return {
      title: task?.title ?? "",
      dueOn: task?.dueOn ?? shelterToday(),
      assigneeId: chosen(task?.assigneeId),
      about: known?.kind ?? task?.subject?.kind ?? "nothing",
      animalId: idFor("animal"),
      userId: idFor("user"),
      adoptionId: idFor("adoption"),
      ...repeatValues(task?.repeat),
    };
  },
  body: ({ title, dueOn, assigneeId, about, repeat, days, ...ids }) => {
    const idFor = (kind: TaskSubject["kind"]) => (about === kind ? (idOf(ids[`${kind}Id`]) ?? NONE) : null);
    return {
      title,
      dueOn,
      assigneeId: idOf(assigneeId),
      animalId: idFor("animal"),
      userId: idFor("user"),
      adoptionId: idFor("adoption"),
      repeat: repeatBody({ repeat, days }),
    };
  },
  schema: (mode) => (mode === "add" ? taskRequest(TIME) : taskChange(TIME)),
  Fields: TaskFields,
  // What the address names replaces what a draft has.
  ...(known && { secret: ["about", "animalId", "userId", "adoptionId"] as const }),
});

function TaskFields({ input, form, mode, record }: FieldsOf<Task, Values>) {
  const text = calendarTexts().tasks;
  const { about, repeat } = form.getValues();
  const isRead = mode === "view";
  return (
    <>
      <TextInput {...input("title")} label={text.fields.title} maxLength={TASK_LIMITS.title} required={!isRead} />
      <div className="field-pairs">
        <DateField {...input("dueOn")} label={appTexts().words.day} required={!isRead} />
        <RecordSelect
          {...input("assigneeId")}
          choices={choicesOf("GET /employees")}
          label={text.fields.assignee}
          placeholder={text.anybody}
          optionText={({ name, surname }) => `${name} ${surname}`}
          failed={recordTexts().employees.loadFailed}
          required={false}
          present={
            record?.assigneeId ? { value: String(record.assigneeId), label: record.assigneeName ?? "" } : undefined
          }
        />
      </div>
      {!isRead && (
        <div className="field-pairs">
          <Select
            {...input("about")}
            label={text.fields.about}
            data={ABOUTS.map((value) => ({ value, label: text.abouts[value] }))}
            allowDeselect={false}
          />
          {about !== "nothing" && <SubjectSelect kind={about} input={input(`${about}Id`)} record={record} />}
        </div>
      )}
      <div className="field-pairs">
        <Select
          {...input("repeat")}
          label={text.fields.repeat}
          data={REPEATS.map((value) => ({ value, label: text.repeats[value] }))}
          allowDeselect={false}
        />
        {repeat === "days" && (
          <NumberInput
            {...input("days")}
            label={text.fields.days}
            min={1}
            max={TASK_LIMITS.days}
            allowDecimal={false}
            allowNegative={false}
            hideControls
          />
        )}
      </div>
    </>
  );
}
