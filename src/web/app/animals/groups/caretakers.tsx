import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Caretaker, CaretakerRequest } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";

const fullName = ({ employee: { name, surname } }: Caretaker) => `${name} ${surname}`;

/** The caretakers of a group; admins add and remove them and choose the main one, others read only (spec §2.6, §6). */
export function Caretakers({ group }: { group: WholeGroup }) {
  const text = animalsTexts().animalGroups.caretakers;
  const mayManage = group.actions.includes("manageCaretakers");
  const { isBusy, run } = useSend();
  const addressOf = ({ employeeId }: Caretaker) => ({ params: { id: group.id, employeeId } });

  async function setMain(caretaker: Caretaker, isMainCaretaker: boolean): Promise<void> {
    const change = { ...addressOf(caretaker), body: { isMainCaretaker } };
    const send = () => callApi("PATCH /animal-groups/:id/caretakers/:employeeId", change);
    if (await run(send, recordTexts().caretakers.updateFailed)) notifySuccess(recordTexts().caretakers.updated);
  }
  const main = (caretaker: Caretaker) => (
    <Checkbox
      aria-label={text.isMain(fullName(caretaker))}
      checked={caretaker.isMainCaretaker}
      disabled={!mayManage || isBusy}
      onChange={({ currentTarget }) => setMain(caretaker, currentTarget.checked)}
    />
  );
  const remove = (caretaker: Caretaker) => (
    <ActionButton
      variant="outline"
      color="red"
      size="xs"
      disabled={isBusy}
      text={text.remove}
      label={text.removeLabel(fullName(caretaker))}
      ask={() => confirmAction({ title: text.removeAsk, text: fullName(caretaker), yes: text.remove, isDanger: true })}
      send={() => callApi("DELETE /animal-groups/:id/caretakers/:employeeId", addressOf(caretaker))}
      done={recordTexts().caretakers.removed}
      failed={recordTexts().caretakers.removeFailed}
    />
  );
  return (
    <Section title={text.title}>
      {!mayManage && <Text c="dimmed">{recordTexts().groups.viewOnly}</Text>}
      {group.caretakers.length === 0 && <Text>{text.none}</Text>}
      {group.caretakers.length > 0 && (
        <DataTable
          caption={text.title}
          rows={group.caretakers.map((caretaker) => ({ id: caretaker.employeeId, ...caretaker }))}
          columns={[
            { head: text.employee, cell: fullName },
            { head: text.main, cell: main },
            ...(mayManage ? [{ head: text.remove, cell: remove, className: "is-action" }] : []),
          ]}
        />
      )}
      {mayManage && <CaretakerAdd key={group.caretakers.length} group={group} />}
    </Section>
  );
}

type Values = { employeeId: string | null; isMainCaretaker: boolean };

const bodyOf = ({ employeeId, isMainCaretaker }: Values) => ({
  employeeId: employeeId === null ? null : Number(employeeId),
  isMainCaretaker,
});

/** The form with which admins add a caretaker (spec §2.6, §5). It refuses present caretakers without asking the server. */
function CaretakerAdd({ group }: { group: WholeGroup }) {
  const text = animalsTexts().animalGroups.caretakers;
  const isCaretaker = (id: number) => group.caretakers.some(({ employeeId }) => employeeId === id);
  const form = useForm<Values>({
    initialValues: { employeeId: null, isMainCaretaker: false },
    validate: (values) => {
      const body = bodyOf(values);
      if (body.employeeId !== null && isCaretaker(body.employeeId))
        return { employeeId: recordTexts().caretakers.taken };
      return validateWith(CaretakerRequest)(body);
    },
  });
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("POST /animal-groups/:id/caretakers", { params: { id: group.id }, body: bodyOf(values) }),
    done: () => notifySuccess(recordTexts().caretakers.added),
    failure: recordTexts().caretakers.addFailed,
  });
  return (
    <form {...save} aria-label={text.addForm}>
      {problem && <ErrorSummary errors={{}} problem={problem} />}
      <Group className="caretaker-add" gap="0.75rem 1rem" align="end">
        <RecordSelect
          {...field(form, "employeeId")}
          choices={choicesOf("GET /employees")}
          label={text.employee}
          optionText={({ name, surname }) => `${name} ${surname}`}
          failed={recordTexts().employees.loadFailed}
        />
        <Checkbox {...field(form, "isMainCaretaker")} checked={form.getValues().isMainCaretaker} label={text.main} />
        <Button type="submit" loading={isSaving}>
          {appTexts().words.add}
        </Button>
      </Group>
    </form>
  );
}
