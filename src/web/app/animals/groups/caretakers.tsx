import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Caretaker, CaretakerRequest } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";
import { useCaretakers } from "./use-caretakers.ts";

const fullName = ({ employee: { name, surname } }: Caretaker) => `${name} ${surname}`;

/** The caretakers of a group; admins add and remove them and choose the main one, others read only (spec §2.6, §6). */
export function Caretakers({ group }: { group: WholeGroup }) {
  const text = appTexts().animalGroups.caretakers;
  const mayManage = group.actions.includes("manageCaretakers");
  const { isBusy, setMain, remove } = useCaretakers(group.id);

  async function askAndRemove(caretaker: Caretaker): Promise<void> {
    const question = { title: text.removeAsk, text: fullName(caretaker), yes: text.remove, isDanger: true };
    if (await confirmAction(question)) await remove(caretaker.employeeId);
  }
  return (
    <Section title={text.title}>
      {!mayManage && <Text c="dimmed">{recordTexts().groups.viewOnly}</Text>}
      {group.caretakers.length === 0 && <Text>{text.none}</Text>}
      {group.caretakers.length > 0 && (
        <table className="data-table">
          <caption className="visually-hidden">{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.employee}</th>
              <th scope="col">{text.main}</th>
              {mayManage && (
                <th scope="col" className="is-action">
                  {text.remove}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {group.caretakers.map((caretaker) => (
              <tr key={caretaker.employeeId}>
                <td data-head={text.employee}>{fullName(caretaker)}</td>
                <td data-head={text.main}>
                  <Checkbox
                    aria-label={text.isMain(fullName(caretaker))}
                    checked={caretaker.isMainCaretaker}
                    disabled={!mayManage || isBusy}
                    onChange={({ currentTarget }) => setMain(caretaker.employeeId, currentTarget.checked)}
                  />
                </td>
                {mayManage && (
                  <td className="is-action">
                    <Button
                      variant="outline"
                      color="red"
                      size="xs"
                      disabled={isBusy}
                      aria-label={text.removeLabel(fullName(caretaker))}
                      onClick={() => askAndRemove(caretaker)}
                    >
                      {text.remove}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
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
export function CaretakerAdd({ group }: { group: WholeGroup }) {
  const text = appTexts().animalGroups.caretakers;
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
          {text.add}
        </Button>
      </Group>
    </form>
  );
}
