import type { Task, TaskSubject } from "../../../../contract/calendar/tasks.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { type Choices, choicesOf, listCall, type RecordOf, recordQuery } from "../../platform/calls.ts";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { calendarTexts } from "../texts.ts";

type Props = { kind: TaskSubject["kind"]; input: { id: string; name: string }; record: Task | undefined };
type AdoptionChoice = Pick<RecordOf<"/adoptions">, "id" | "animalName" | "adopterFullName">;

/** Chooses the animal, person or adoption that a task is about; of adoptions, those that this person may see. */
export function SubjectSelect({ kind, input, record }: Props) {
  const text = calendarTexts().tasks;
  const { isAdmin } = useSession();
  const subject = record?.subject;
  const shared = {
    ...input,
    label: text[kind],
    placeholder: appTexts().kit.select.typeName,
    failed: text.failed[kind],
    present: subject?.kind === kind ? { value: String(subject.id), label: subject.name } : undefined,
  };
  if (kind === "animal")
    return <RecordSelect key={kind} {...shared} choices={choicesOf("GET /animals")} optionText={({ name }) => name} />;
  if (kind === "user")
    return (
      <RecordSelect
        key={kind}
        {...shared}
        choices={choicesOf("GET /users")}
        optionText={({ name, surname }) => `${name} ${surname}`}
      />
    );
  const adoptions: Choices<AdoptionChoice> = {
    list: listCall(isAdmin ? "GET /adoptions" : "GET /adoptions/assigned"),
    one: (id) => recordQuery<AdoptionChoice>("GET /adoptions/:id", id),
  };
  return (
    <RecordSelect
      key={kind}
      {...shared}
      choices={adoptions}
      optionText={({ animalName, adopterFullName }) => listed(animalName, adopterFullName)}
    />
  );
}
