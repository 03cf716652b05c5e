import { Select } from "@mantine/core";
import { CONDITIONS, type Condition } from "../../../contract/animals/stays.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { options } from "../platform/kit/fields.tsx";
import { animalsTexts } from "./texts.ts";

type Props = { id: string; name: string; required?: boolean };

/** How an animal was when it came, or when it left. */
export const ConditionSelect = ({ required = false, ...input }: Props) => (
  <Select
    {...input}
    label={animalsTexts().stays.fields.condition}
    data={options<Condition>(CONDITIONS, recordTexts().stays.conditions)}
    clearable={!required}
    required={required}
  />
);
