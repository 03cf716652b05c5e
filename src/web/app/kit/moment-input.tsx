import { TextInput } from "@mantine/core";
import { localDateTime } from "../../format.ts";

/**
 * A date and a time in the shelter's time zone, whatever the reader's is.
 * @param shown the moment as ISO 8601; then the field is read-only
 */
export function MomentInput({
  shown,
  label,
  hint,
  ...input
}: {
  shown?: string | undefined;
  label: string;
  hint: string;
  id: string;
  name: string;
  readOnly?: boolean;
}) {
  if (shown !== undefined) return <TextInput id={input.id} label={label} value={localDateTime(shown)} readOnly />;
  return <TextInput {...input} type="datetime-local" label={label} description={hint} required />;
}
