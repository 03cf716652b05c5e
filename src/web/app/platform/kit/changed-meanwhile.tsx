import { Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { appTexts } from "../texts/texts.ts";
import type { FormOf } from "./form.ts";
import type { ChangedField } from "./seen-fields.ts";

type Props<V extends object> = { form: FormOf<V>; changed: readonly ChangedField[] };

/** The fields that somebody else has saved since a form was opened: for each, whose value stays. Nothing is chosen for anybody. */
export const ChangedMeanwhile = <V extends object>({ form, changed }: Props<V>) =>
  changed.length === 0 ? null : (
    <Stack gap="sm" className="changed-meanwhile">
      {changed.map((field) => (
        <Choice key={`${field.name} ${field.theirs}`} form={form} field={field} />
      ))}
    </Stack>
  );

function Choice<V extends object>({ form, field }: { form: FormOf<V>; field: ChangedField }) {
  const text = appTexts().kit.meanwhile;
  const [chosen, setChosen] = useState("mine");
  const choose = (value: string) => {
    setChosen(value);
    form.setValues((value === "theirs" ? field.withTheirs : field.withMine) as Partial<V>);
  };
  return (
    <Radio.Group label={field.label} value={chosen} onChange={choose}>
      <Stack gap="xs" mt="xs">
        <Radio value="theirs" label={text.theirs(field.theirs)} />
        <Radio value="mine" label={text.mine(field.mine)} />
      </Stack>
    </Radio.Group>
  );
}
