import { Select, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { apiQuery } from "../../platform/calls.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { AddLine, Line } from "../../platform/kit/lines.tsx";
import { WeekdayChoice } from "../../platform/kit/weekday-choice.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { PlanForm } from "./plan.values.ts";

const input = (form: PlanForm, path: string) => ({
  ...form.getInputProps(path),
  id: fieldId(path),
  size: "md" as const,
});

/** The weekly hours for visits, and who is with the visitors. */
export function PlanHours({ form }: { form: PlanForm }) {
  const text = appTexts().visits.plan;
  const times = appTexts().settings.hours;
  const employees = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  const guides = (employees.data?.items ?? []).map(({ id, name, surname }) => ({
    value: String(id),
    label: `${name} ${surname}`,
  }));
  return (
    <>
      {form.getValues().hours.map(({ key }, at) => (
        <div key={key} className="hours-line">
          <WeekdayChoice {...form.getInputProps(`hours.${at}.days`)} />
          <Line remove={text.remove} onRemove={() => form.removeListItem("hours", at)}>
            <TextInput {...input(form, `hours.${at}.opens`)} label={times.opens} type="time" />
            <TextInput {...input(form, `hours.${at}.closes`)} label={times.closes} type="time" />
            <Select
              {...input(form, `hours.${at}.employeeId`)}
              label={text.guide}
              placeholder={text.nobody}
              data={guides}
              searchable
              clearable
            />
          </Line>
        </div>
      ))}
      <AddLine
        label={text.add}
        onClick={() =>
          form.insertListItem("hours", { key: randomId(), days: [], opens: "10:00", closes: "14:00", employeeId: null })
        }
      />
    </>
  );
}
