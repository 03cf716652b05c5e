import { Button, Group, MultiSelect, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoptions.ts";
import { MAX_PAGE_SIZE } from "../../../contract/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../calls.ts";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave } from "../kit/form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { useRouteId } from "../kit/route-id.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { isNotFound } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import { adoptionQuery } from "./adoption.api.ts";
import { AdoptionFacts } from "./adoption-facts.tsx";

/** Admins assign the open stage to employees (rules §4). */
export function AdoptionEditScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Edit key={id} id={id} />;
}

function Edit({ id }: { id: number }) {
  const text = appTexts().adoptions.edit;
  const query = useQuery(adoptionQuery(id));
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={recordTexts().adoptions.notFound} />;
  return (
    <Screen title={text.title}>
      <Loaded query={query} failed={appTexts().adoptions.detail.loadFailed}>
        {(adoption) => (
          <>
            <AdoptionFacts adoption={adoption} />
            {adoption.outcome === null ? <AssigneesForm adoption={adoption} /> : <Text>{text.isOver}</Text>}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function assigneeIds({ stages, currentStageId }: Adoption): string[] {
  const stage = stages.find(({ id }) => id === currentStageId);
  return (stage?.assignees ?? []).filter(({ endAt }) => endAt === null).map(({ employeeId }) => String(employeeId));
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

function AssigneesForm({ adoption }: { adoption: Adoption }) {
  const text = appTexts().kit.form;
  const view = `/admin/adoption/${adoption.id}`;
  const before = assigneeIds(adoption);
  const form = useForm({ initialValues: { employeeIds: before } });
  useDraft(form, ["employeeIds"]);
  const isChanged = !isSameSet(form.getValues().employeeIds, before);
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ employeeIds }) => {
      if (!isChanged) return text.unchanged;
      const body = { employeeIds: employeeIds.map(Number) };
      await callApi("PUT /adoptions/:id/assignees", { params: { id: adoption.id }, body });
      return text.saved;
    },
    done: (message) => {
      notifySuccess(message);
      deleteDraft();
      leave(view);
    },
    failure: appTexts().adoptions.edit.failed,
  });
  const leave = useLeaveAfterSave(isChanged);
  useLeaveOnEscape(view);
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      <EmployeesSelect {...field(form, "employeeIds")} />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
        <Button component={Link} to={view} variant="outline">
          {text.cancel}
        </Button>
      </Group>
    </form>
  );
}

function EmployeesSelect(input: { id: string; name: string }) {
  const text = appTexts().adoptions.edit;
  const [isOpen, { open, close }] = useDisclosure(false);
  const employees = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  return (
    <Loaded query={employees} failed={recordTexts().employees.loadFailed}>
      {({ items }) => (
        <MultiSelect
          {...input}
          label={text.assignees}
          description={text.assigneesHint}
          data={items.map(({ id, name, surname }) => ({ value: String(id), label: `${name} ${surname}` }))}
          searchable
          clearable
          nothingFoundMessage={appTexts().kit.select.nothingFound}
          // The list closes after each selection, because it covers the buttons.
          dropdownOpened={isOpen}
          onDropdownOpen={open}
          onDropdownClose={close}
          onOptionSubmit={close}
          clearButtonProps={{ "aria-label": text.removeAll }}
        />
      )}
    </Loaded>
  );
}
