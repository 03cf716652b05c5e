import { Checkbox, Group } from "@mantine/core";
import { WEEKDAYS } from "../../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { appTexts } from "../texts/texts.ts";

/** The days of the week that a line of hours is for. */
export function WeekdayChoice(input: object) {
  const { weekdays } = recordTexts().shelter;
  return (
    <Checkbox.Group {...input} label={appTexts().shelter.hours.days}>
      <Group mt="xs" className="hours-days">
        {WEEKDAYS.map((day) => (
          <Checkbox key={day} value={day} label={weekdays[day]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
