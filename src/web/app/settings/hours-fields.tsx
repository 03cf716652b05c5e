import { Group, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { WEEKDAYS } from "../../../contract/platform/shelter.ts";
import { DateField } from "../platform/kit/date-field.tsx";
import { fieldId } from "../platform/kit/form.ts";
import { AddLine, Line } from "../platform/kit/lines.tsx";
import { TimeField } from "../platform/kit/time-field.tsx";
import { WeekdayChoice } from "../platform/kit/weekday-choice.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import type { SettingsForm as Form } from "./settings.values.ts";

/** The props of one input of a line. */
const input = (form: Form, path: string) => ({ ...form.getInputProps(path), id: fieldId(path), size: "md" as const });

/** The weekly hours and the single days that differ. */
export function HoursFields({ form }: { form: Form }) {
  const text = appTexts().shelter.hours;
  const { openingHours } = form.getValues();
  return (
    <>
      <h3>{text.weekly}</h3>
      {openingHours.map(({ key }, at) => (
        <Group key={key} className="hours-line" gap="0.75rem" align="stretch">
          <WeekdayChoice {...form.getInputProps(`openingHours.${at}.days`)} />
          <Line remove={text.remove} onRemove={() => form.removeListItem("openingHours", at)}>
            <TimeField {...input(form, `openingHours.${at}.opens`)} label={text.opens} />
            <TimeField {...input(form, `openingHours.${at}.closes`)} label={text.closes} />
          </Line>
        </Group>
      ))}
      <AddLine
        label={text.add}
        onClick={() =>
          form.insertListItem("openingHours", {
            key: randomId(),
            days: openingHours.length === 0 ? WEEKDAYS.slice(0, 5) : [],
            opens: "10:00",
            closes: "16:00",
          })
        }
      />
      <ExceptionFields form={form} />
    </>
  );
}

function ExceptionFields({ form }: { form: Form }) {
  const text = appTexts().shelter.hours;
  return (
    <>
      <h3>{text.exceptions}</h3>
      <Text size="sm">{text.exceptionsHint}</Text>
      {form.getValues().exceptions.map(({ key }, at) => (
        <Group key={key} className="hours-line" gap="0.75rem" align="stretch">
          <Line remove={text.removeException} onRemove={() => form.removeListItem("exceptions", at)}>
            <DateField {...input(form, `exceptions.${at}.on`)} label={text.day} />
            <TimeField {...input(form, `exceptions.${at}.opens`)} label={text.opens} />
            <TimeField {...input(form, `exceptions.${at}.closes`)} label={text.closes} />
            <TextInput {...input(form, `exceptions.${at}.note`)} label={text.note} />
          </Line>
        </Group>
      ))}
      <AddLine
        label={text.addException}
        onClick={() => form.insertListItem("exceptions", { key: randomId(), on: "", opens: "", closes: "", note: "" })}
      />
    </>
  );
}
