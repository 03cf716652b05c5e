import { Button, Group, NumberInput, Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PLAN_LIMITS, type PlanNumber } from "../../../../contract/adoption/visit-plan.ts";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { fieldId, useSave } from "../../platform/kit/form.ts";
import { useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { AddLine, Line } from "../../platform/kit/lines.tsx";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { BackLink, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { TimeField } from "../../platform/kit/time-field.tsx";
import { WeekdayChoice } from "../../platform/kit/weekday-choice.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { adoptionTexts } from "../texts.ts";
import { bodyOf, type PlanForm, type SavedPlan, usePlanForm, valuesOf } from "./plan.values.ts";

/** When visitors may come, for admins (rules §5). */
export function PlanScreen() {
  const text = adoptionTexts().visits.plan;
  const query = useQuery({ ...apiQuery("GET /visit-plan"), staleTime: 0, gcTime: 0 });
  return (
    <Screen title={text.title}>
      <BackLink to="/admin/calendar" text={appTexts().shell.navigation.calendar} />
      <Text maw="68ch">{text.intro}</Text>
      <Loaded query={query} failed={text.loadFailed}>
        {(plan) => <PlanEditor plan={plan} />}
      </Loaded>
    </Screen>
  );
}

function PlanEditor({ plan }: { plan: SavedPlan }) {
  const text = adoptionTexts().visits.plan;
  const [saved, setSaved] = useState(plan);
  const form = usePlanForm(plan);
  const isChanged = JSON.stringify(bodyOf(form.getValues())) !== JSON.stringify(bodyOf(valuesOf(saved)));
  useLeaveGuard(isChanged);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("PUT /visit-plan", { body: bodyOf(values), ifMatch: saved.version }),
    done: (now) => {
      notifySuccess(appTexts().kit.form.saved);
      setSaved(now);
      form.setValues(valuesOf(now));
    },
    failure: text.loadFailed,
  });
  return (
    <form {...save} className="part">
      <ErrorSummary errors={form.errors} problem={problem} />
      <Section title={text.hours}>
        <PlanHours form={form} />
      </Section>
      <Section title={text.rules}>
        <SimpleGrid minColWidth="11rem" autoFlow="auto-fit" style={{ alignItems: "end" }}>
          {(Object.keys(PLAN_LIMITS) as PlanNumber[]).map((name) => (
            <NumberInput
              {...form.getInputProps(name)}
              key={name}
              id={fieldId(name)}
              label={text[name]}
              min={PLAN_LIMITS[name][0]}
              max={PLAN_LIMITS[name][1]}
              clampBehavior="none"
              allowDecimal={false}
              size="md"
            />
          ))}
        </SimpleGrid>
      </Section>
      <Section title={text.daysOff}>
        <PlanDaysOff form={form} />
      </Section>
      <Group>
        <Button type="submit" loading={isSaving} size="md">
          {appTexts().kit.form.save}
        </Button>
      </Group>
    </form>
  );
}

const input = (form: PlanForm, path: string) => ({
  ...form.getInputProps(path),
  id: fieldId(path),
  size: "md" as const,
});

/** The weekly hours for visits, and who is with the visitors. */
function PlanHours({ form }: { form: PlanForm }) {
  const text = adoptionTexts().visits.plan;
  const times = appTexts().shelter.hours;
  const employees = useQuery(apiQuery("GET /employees", { query: { pageSize: MAX_PAGE_SIZE } }));
  const guides = (employees.data?.items ?? []).map(({ id, name, surname }) => ({
    value: String(id),
    label: `${name} ${surname}`,
  }));
  return (
    <>
      {form.getValues().hours.map(({ key }, at) => (
        <Group key={key} className="hours-line" gap="0.75rem" align="stretch">
          <WeekdayChoice {...form.getInputProps(`hours.${at}.days`)} />
          <Line remove={text.remove} onRemove={() => form.removeListItem("hours", at)}>
            <TimeField {...input(form, `hours.${at}.opens`)} label={times.opens} />
            <TimeField {...input(form, `hours.${at}.closes`)} label={times.closes} />
            <Select
              {...input(form, `hours.${at}.employeeId`)}
              label={text.guide}
              placeholder={text.nobody}
              data={guides}
              searchable
              clearable
            />
          </Line>
        </Group>
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

/** Days on which nobody may visit, from the first to the last. */
function PlanDaysOff({ form }: { form: PlanForm }) {
  const text = adoptionTexts().visits.plan;
  const input = (path: string) => ({ ...form.getInputProps(path), id: fieldId(path), size: "md" as const });
  return (
    <>
      {form.getValues().daysOff.map(({ key }, at) => (
        <Group key={key} className="hours-line" gap="0.75rem" align="stretch">
          <Line remove={text.removeDayOff} onRemove={() => form.removeListItem("daysOff", at)}>
            <DateField {...input(`daysOff.${at}.from`)} label={text.from} />
            <DateField {...input(`daysOff.${at}.until`)} label={text.until} />
            <TextInput {...input(`daysOff.${at}.note`)} label={appTexts().words.note} />
          </Line>
        </Group>
      ))}
      <AddLine
        label={text.addDayOff}
        onClick={() => form.insertListItem("daysOff", { key: randomId(), from: "", until: "", note: "" })}
      />
    </>
  );
}
