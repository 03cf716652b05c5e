import { Button, Group, MultiSelect, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Adoption } from "../../../contract/adoptions.ts";
import { MAX_PAGE_SIZE } from "../../../contract/shared.ts";
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
import { ADOPTION_SCREEN_TEXT } from "./adoption.texts.ts";
import { AdoptionFacts } from "./adoption-facts.tsx";

/** Who has the stage that is open now, set by an admin's hand (rules §4). */
export function AdoptionEditScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Edit key={id} id={id} />;
}

function Edit({ id }: { id: number }) {
  const query = useQuery(adoptionQuery(id));
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={recordTexts().adoptions.notFound} />;
  return (
    <Screen title="Edit Adoption">
      <Loaded query={query} failed={ADOPTION_SCREEN_TEXT.loadFailed}>
        {(adoption) => (
          <>
            <AdoptionFacts adoption={adoption} />
            {adoption.outcome === null ? (
              <AssigneesForm adoption={adoption} />
            ) : (
              <Text>This adoption is over; nobody is assigned to it any more.</Text>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function assigned({ stages, currentStageId }: Adoption): string[] {
  const stage = stages.find(({ id }) => id === currentStageId);
  return (stage?.assignees ?? []).filter(({ endAt }) => endAt === null).map(({ employeeId }) => String(employeeId));
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

function AssigneesForm({ adoption }: { adoption: Adoption }) {
  const view = `/admin/adoption/${adoption.id}`;
  const before = assigned(adoption);
  const form = useForm({ initialValues: { employeeIds: before } });
  useDraft(form, ["employeeIds"]);
  const isChanged = !isSameSet(form.getValues().employeeIds, before);
  const { isSaving, problem, ...save } = useSave(form, {
    send: async ({ employeeIds }) => {
      if (!isChanged) return ADOPTION_SCREEN_TEXT.noChanges;
      const body = { employeeIds: employeeIds.map(Number) };
      await callApi("PUT /adoptions/:id/assignees", { params: { id: adoption.id }, body });
      return ADOPTION_SCREEN_TEXT.saved;
    },
    done: (message) => {
      notifySuccess(message);
      deleteDraft();
      leave(view);
    },
    failure: ADOPTION_SCREEN_TEXT.saveFailed,
  });
  const leave = useLeaveAfterSave(isChanged);
  useLeaveOnEscape(view);
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      <EmployeesSelect {...field(form, "employeeIds")} />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button component={Link} to={view} variant="outline">
          Cancel
        </Button>
      </Group>
    </form>
  );
}

function EmployeesSelect(input: { id: string; name: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const employees = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  return (
    <Loaded query={employees} failed={recordTexts().employees.loadFailed}>
      {({ items }) => (
        <MultiSelect
          {...input}
          label="Assigned to"
          description="They act in the stage that is open now. With nobody assigned, admins act."
          data={items.map(({ id, name, surname }) => ({ value: String(id), label: `${name} ${surname}` }))}
          searchable
          clearable
          nothingFoundMessage="Nothing found"
          // One choice at a time: an open list would lie over the buttons.
          dropdownOpened={isOpen}
          onDropdownOpen={open}
          onDropdownClose={close}
          onOptionSubmit={close}
          clearButtonProps={{ "aria-label": "Remove everybody" }}
        />
      )}
    </Loaded>
  );
}
