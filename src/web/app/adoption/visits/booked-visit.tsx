import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { visitTitle } from "../../../../contract/adoption/visit-title.ts";
import type { Visit } from "../../../../contract/adoption/visits.ts";
import { shelterAddress } from "../../../../contract/platform/shelter.ts";
import { dayName, timeOfDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { calendarAddress } from "./visit-address.ts";

/** What was booked, what to bring, and where to find it again. */
export function BookedVisit({ visit }: { visit: Visit }) {
  const text = appTexts().visits.booked;
  return (
    <Stack className="panel" gap="md" align="start">
      <Text role="status" size="lg" fw={700}>
        {text.title(visitTitle(visit))}
      </Text>
      <Text>{`${dayName(visit.startsAt)}, ${timeOfDay(visit.startsAt)}`}</Text>
      <Text>{shelterAddress()}</Text>
      {visit.employeeFullName && <Text>{text.guide(visit.employeeFullName)}</Text>}
      <Text>{text.bring}</Text>
      <Text>{text.letter}</Text>
      <Group gap="sm">
        <Button component="a" href={calendarAddress(visit.id)}>
          {text.calendar}
        </Button>
        <Anchor component={Link} to="/user_page/visits">
          {text.mine}
        </Anchor>
      </Group>
    </Stack>
  );
}
