import { Button, Group, NumberInput, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PLAN_LIMITS, type PlanNumber } from "../../../../contract/adoption/visit-plan.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { fieldId, useSave } from "../../platform/kit/form.ts";
import { useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { BackLink, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { bodyOf, type SavedPlan, usePlanForm, valuesOf } from "./plan.values.ts";
import { PlanDaysOff } from "./plan-days-off.tsx";
import { PlanHours } from "./plan-hours.tsx";

/** When visitors may come, for admins (rules §5). */
export function PlanScreen() {
  const text = appTexts().visits.plan;
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
  const text = appTexts().visits.plan;
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
        <div className="plan-numbers">
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
        </div>
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
