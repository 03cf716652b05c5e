import { ActionIcon, Button, Checkbox, Group, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { WEEKDAYS } from "../../../contract/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { fieldId } from "../kit/form.ts";
import { appTexts } from "../texts/texts.ts";
import type { SettingsForm as Form } from "./settings.values.ts";

/** The props of one input of a line. */
const input = (form: Form, path: string) => ({ ...form.getInputProps(path), id: fieldId(path), size: "md" as const });

/** The weekly hours and the single days that differ. */
export function HoursFields({ form }: { form: Form }) {
  const text = appTexts().settings.hours;
  const { weekdays } = recordTexts().shelter;
  const { openingHours } = form.getValues();
  return (
    <>
      <h3>{text.weekly}</h3>
      {openingHours.map(({ key }, at) => (
        <div key={key} className="hours-line">
          <Checkbox.Group {...form.getInputProps(`openingHours.${at}.days`)} label={text.days}>
            <Group gap="sm" mt="xs" className="hours-days">
              {WEEKDAYS.map((day) => (
                <Checkbox key={day} value={day} label={weekdays[day]} />
              ))}
            </Group>
          </Checkbox.Group>
          <Group gap="sm" align="start">
            <TextInput {...input(form, `openingHours.${at}.opens`)} label={text.opens} type="time" />
            <TextInput {...input(form, `openingHours.${at}.closes`)} label={text.closes} type="time" />
            <Remove label={text.remove} onClick={() => form.removeListItem("openingHours", at)} />
          </Group>
        </div>
      ))}
      <Add
        label={text.add}
        onClick={() =>
          form.insertListItem("openingHours", { key: randomId(), days: [], opens: "10:00", closes: "16:00" })
        }
      />
      <ExceptionFields form={form} />
    </>
  );
}

function ExceptionFields({ form }: { form: Form }) {
  const text = appTexts().settings.hours;
  return (
    <>
      <h3>{text.exceptions}</h3>
      <Text size="sm">{text.exceptionsHint}</Text>
      {form.getValues().exceptions.map(({ key }, at) => (
        <Group key={key} gap="sm" align="start" className="hours-line">
          <TextInput {...input(form, `exceptions.${at}.on`)} label={text.day} type="date" />
          <TextInput {...input(form, `exceptions.${at}.opens`)} label={text.opens} type="time" />
          <TextInput {...input(form, `exceptions.${at}.closes`)} label={text.closes} type="time" />
          <TextInput {...input(form, `exceptions.${at}.note`)} label={text.note} />
          <Remove label={text.removeException} onClick={() => form.removeListItem("exceptions", at)} />
        </Group>
      ))}
      <Add
        label={text.addException}
        onClick={() => form.insertListItem("exceptions", { key: randomId(), on: "", opens: "", closes: "", note: "" })}
      />
    </>
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" size={44} radius="xl" mt={24} aria-label={label} title={label} onClick={onClick}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}

function Add({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
