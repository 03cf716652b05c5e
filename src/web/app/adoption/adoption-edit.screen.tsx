import { MultiSelect, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { MAX_PAGE_SIZE } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { AddressRecord } from "../platform/kit/address-record.tsx";
import { useDraft } from "../platform/kit/draft.ts";
import { field } from "../platform/kit/form.ts";
import { BackLink, Loaded, Screen } from "../platform/kit/screen.tsx";
import { ScreenForm } from "../platform/kit/screen-form.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { adoptionQuery } from "./adoption.api.ts";
import { AdoptionFacts } from "./adoption-facts.tsx";
import { adoptionTexts } from "./texts.ts";

/** Admins assign the open stage to employees (rules §4). */
export function AdoptionEditScreen() {
  const text = adoptionTexts().adoptions.edit;
  return (
    <AddressRecord read={adoptionQuery} notFound={recordTexts().adoptions.notFound}>
      {(query) => (
        <Screen title={text.title}>
          <Loaded query={query} failed={adoptionTexts().adoptions.detail.loadFailed}>
            {(adoption) => (
              <>
                <AdoptionFacts adoption={adoption} />
                {adoption.outcome === null ? <AssigneesForm adoption={adoption} /> : <Over adoption={adoption} />}
              </>
            )}
          </Loaded>
        </Screen>
      )}
    </AddressRecord>
  );
}

function Over({ adoption }: { adoption: Adoption }) {
  const text = adoptionTexts().adoptions.edit;
  return (
    <>
      <Text>{text.isOver}</Text>
      <BackLink to={`/admin/adoption/${adoption.id}`} text={text.back} />
    </>
  );
}

function assigneeIds({ stages, currentStageId }: Adoption): string[] {
  const stage = stages.find(({ id }) => id === currentStageId);
  return (stage?.assignees ?? []).filter(({ endAt }) => endAt === null).map(({ employeeId }) => String(employeeId));
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

function AssigneesForm({ adoption }: { adoption: Adoption }) {
  const before = assigneeIds(adoption);
  const form = useForm({ initialValues: { employeeIds: before } });
  useDraft(form, ["employeeIds"]);
  const isChanged = !isSameSet(form.getValues().employeeIds, before);
  return (
    <ScreenForm
      form={form}
      to={`/admin/adoption/${adoption.id}`}
      isChanged={isChanged}
      send={({ employeeIds }) =>
        callApi("PUT /adoptions/:id/assignees", {
          params: { id: adoption.id },
          body: { employeeIds: employeeIds.map(Number), was: { employeeIds: before.map(Number) } } as {
            employeeIds: number[];
          },
        })
      }
      texts={adoptionTexts().adoptions.edit}
    >
      <EmployeesSelect {...field(form, "employeeIds")} />
    </ScreenForm>
  );
}

function EmployeesSelect(input: { id: string; name: string }) {
  const text = adoptionTexts().adoptions.edit;
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
