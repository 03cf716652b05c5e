import { Button, Checkbox, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import { CaretakerRequest } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.ts";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";

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
