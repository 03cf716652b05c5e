import { Group, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { fieldId } from "../kit/form.ts";
import { AddLine, RemoveLine } from "../kit/lines.tsx";
import { appTexts } from "../texts/texts.ts";
import type { PlanForm } from "./plan.values.ts";

/** Days on which nobody may visit, from the first to the last. */
export function PlanDaysOff({ form }: { form: PlanForm }) {
  const text = appTexts().visits.plan;
  const input = (path: string) => ({ ...form.getInputProps(path), id: fieldId(path), size: "md" as const });
  return (
    <>
      {form.getValues().daysOff.map(({ key }, at) => (
        <Group key={key} gap="sm" align="start" className="hours-line">
          <TextInput {...input(`daysOff.${at}.from`)} label={text.from} type="date" />
          <TextInput {...input(`daysOff.${at}.until`)} label={text.until} type="date" />
          <TextInput {...input(`daysOff.${at}.note`)} label={text.note} />
          <RemoveLine label={text.removeDayOff} onClick={() => form.removeListItem("daysOff", at)} />
        </Group>
      ))}
      <AddLine
        label={text.addDayOff}
        onClick={() => form.insertListItem("daysOff", { key: randomId(), from: "", until: "", note: "" })}
      />
    </>
  );
}
