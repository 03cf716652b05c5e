import { Button, Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { AppointmentTimes } from "../../../contract/calendar/appointments.ts";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { dayName, timeOfDay } from "../../format.ts";
import { apiQuery } from "../platform/calls.ts";
import { keyOf, type Place } from "./calendar-days.ts";
import { calendarTexts } from "./texts.ts";

const SETTLE_MS = 250;

/** What the server says of a place for something that is being moved; undefined while nobody knows. */
export function useMoveTimes(item: CalendarItem | undefined, place: Place | undefined): AppointmentTimes | undefined {
  const wanted = item && place && place.startsAt !== "" ? `${keyOf(item)} ${JSON.stringify(place)}` : "";
  const [asked] = useDebouncedValue(wanted, SETTLE_MS);
  const { employeeId = null, minutes = 0, startsAt = "" } = place ?? {};
  const query = {
    kind: item?.kind ?? ("appointment" as const),
    id: item?.id ?? 0,
    at: startsAt,
    minutes,
    ...(employeeId !== null && { employeeId }),
  };
  const { data } = useQuery({
    ...apiQuery("GET /calendar/times", { query }),
    enabled: wanted !== "" && asked === wanted,
    staleTime: 0,
    retry: false,
  });
  return asked === wanted ? data : undefined;
}

/** What stands in the way, in words: the sentence, and with what. */
export function clashInWords({ message, clash }: AppointmentTimes): string {
  if (!clash) return message ?? "";
  const text = calendarTexts().appointments.form;
  return `${message} ${text.clash(clash.animalName, timeOfDay(clash.startsAt), timeOfDay(clash.endsAt))}`;
}

type Props = { times: AppointmentTimes | undefined; isOffered?: boolean; choose: (startsAt: string) => void };

/**
 * What stands in the way of a time, and the next free times, one press each.
 * @param isOffered whether free times are offered although nothing stands in the way
 * @param choose gets a moment as ISO 8601
 */
export function OfferedTimes({ times, isOffered = false, choose }: Props) {
  const clashDay = times?.clash && dayName(times.clash.startsAt);
  const label = (free: string) =>
    dayName(free) === clashDay ? timeOfDay(free) : listed(dayName(free), timeOfDay(free));
  return (
    <div role="status" className="free-times">
      {times?.message && (
        <Text size="sm" c="var(--mantine-color-error)">
          {clashInWords(times)}
        </Text>
      )}
      {times && times.free.length > 0 && (times.clash || isOffered) && (
        <Group gap="xs">
          <Text size="sm">{calendarTexts().appointments.form.nextFree}</Text>
          {times.free.map((free) => (
            <Button key={free} variant="light" size="compact-md" onClick={() => choose(free)}>
              {label(free)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
