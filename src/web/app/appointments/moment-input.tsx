import { TextInput } from "@mantine/core";
import { APPOINTMENT_MINUTES } from "../../../contract/appointments.ts";
import { localDateTime } from "../../format.ts";
import { appTexts } from "../texts/texts.ts";

/**
 * The date and time of an appointment in the shelter's time zone, whatever the reader's is.
 * @param shown the moment as ISO 8601; then the field is read-only
 */
export function MomentInput({
  shown,
  ...input
}: {
  shown: string | undefined;
  id: string;
  name: string;
  readOnly?: boolean;
}) {
  const text = appTexts().appointments.form;
  if (shown !== undefined) return <TextInput id={input.id} label={text.moment} value={localDateTime(shown)} readOnly />;
  return (
    <TextInput
      {...input}
      type="datetime-local"
      label={text.moment}
      description={text.momentHint(APPOINTMENT_MINUTES)}
      required
    />
  );
}
