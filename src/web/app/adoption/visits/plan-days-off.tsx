import { TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { DateField } from "../../platform/kit/date-field.tsx";
import { fieldId } from "../../platform/kit/form.ts";
import { AddLine, Line } from "../../platform/kit/lines.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { PlanForm } from "./plan.values.ts";

/** Days on which nobody may visit, from the first to the last. */
export function PlanDaysOff({ form }: { form: PlanForm }) {
  const text = appTexts().visits.plan;
  const input = (path: string) => ({ ...form.getInputProps(path), id: fieldId(path), size: "md" as const });
  return (
    <>
      {form.getValues().daysOff.map(({ key }, at) => (
        <div key={key} className="hours-line">
          <Line remove={text.removeDayOff} onRemove={() => form.removeListItem("daysOff", at)}>
            <DateField {...input(`daysOff.${at}.from`)} label={text.from} />
            <DateField {...input(`daysOff.${at}.until`)} label={text.until} />
            <TextInput {...input(`daysOff.${at}.note`)} label={text.note} />
          </Line>
        </div>
      ))}
      <AddLine
        label={text.addDayOff}
        onClick={() => form.insertListItem("daysOff", { key: randomId(), from: "", until: "", note: "" })}
      />
    </>
  );
}
