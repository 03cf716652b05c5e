import { TagsInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ANIMAL_LIMITS, fieldLabel } from "../../../contract/animals/animal.fields.ts";
import { apiQuery } from "../platform/calls.ts";
import { TextField } from "../platform/kit/text-field.tsx";

/** What a form gives a field. @property isView whether the record is only read: then what nobody has said is left out */
type Input<V> = { id: string; name: string; value?: V; size?: string; isView?: boolean };

/** The colours of an animal: the shelter's list is suggested, and words of one's own can be typed. */
export function ColoursInput({ isView = false, value = [], ...input }: Input<string[]>) {
  const meta = useQuery(apiQuery("GET /animals/meta"));
  const label = fieldLabel("colours");
  if (isView) return value.length > 0 && <TextField id={input.id} label={label} value={value.join(", ")} readOnly />;
  return (
    <TagsInput
      {...input}
      label={label}
      value={value}
      data={meta.data?.colours ?? []}
      maxTags={ANIMAL_LIMITS.colours}
      maxLength={ANIMAL_LIMITS.colour}
      splitChars={[",", ";"]}
      acceptValueOnBlur
    />
  );
}

/** What is this animal's alone. */
export const MarkingsInput = ({ isView = false, ...input }: Input<string>) =>
  (!isView || input.value) && (
    <TextField {...input} label={fieldLabel("markings")} maxLength={ANIMAL_LIMITS.markings} />
  );
