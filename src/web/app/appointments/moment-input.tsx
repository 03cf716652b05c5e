import { TextInput } from "@mantine/core";
import { APPOINTMENT_MINUTES } from "../../../contract/appointments.ts";
import { localDateTime } from "../../format.ts";

/**
 * The date and time of an appointment, by the shelter's clock wherever the reader is.
 * @param shown the moment as ISO 8601 when it is only looked at
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
  const label = "Date and time";
  if (shown !== undefined) return <TextInput id={input.id} label={label} value={localDateTime(shown)} readOnly />;
  return (
    <TextInput
      {...input}
      type="datetime-local"
      label={label}
      description={`By the shelter’s clock; it takes ${APPOINTMENT_MINUTES} minutes.`}
      required
    />
  );
}
