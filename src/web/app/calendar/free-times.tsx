import { Button, Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { AppointmentTimes } from "../../../contract/calendar/appointments.ts";
import { dayName, listed, timeOfDay } from "../../format.ts";
import { apiQuery } from "../platform/calls.ts";
import { appTexts } from "../platform/texts/texts.ts";

const TYPING_MS = 250;

/** What the form says of the appointment so far. @param at by the shelter's clock, or empty */
type Wanted = { employeeId: number | null; animalId: number | null; at: string; exceptId: number | undefined };

/** What the server says of the wanted time; undefined while nobody knows. It is read again after every refused save. */
function useAppointmentTimes({ employeeId, animalId, at, exceptId }: Wanted): AppointmentTimes | undefined {
  const [asked] = useDebouncedValue(at, TYPING_MS);
  const query = {
    employeeId: employeeId ?? 0,
    ...(animalId !== null && { animalId }),
    ...(asked && { at: asked }),
    ...(exceptId !== undefined && { exceptId }),
  };
  const { data } = useQuery({
    ...apiQuery("GET /appointments/free", { query }),
    enabled: employeeId !== null,
    staleTime: 0,
    retry: false,
  });
  return asked === at ? data : undefined;
}

/**
 * Under the date of an appointment: what stands in its way, and the next free times, one press each. Without a date, when the
 * employee is free next (rules §5).
 * @param choose gets a moment as ISO 8601
 */
export function FreeTimes({ choose, ...wanted }: Wanted & { choose: (startsAt: string) => void }) {
  const text = appTexts().appointments.form;
  const times = useAppointmentTimes(wanted);
  const isOffered = times && times.free.length > 0 && (times.clash !== null || !wanted.at);
  const clashDay = times?.clash && dayName(times.clash.startsAt);
  const label = (free: string) =>
    dayName(free) === clashDay ? timeOfDay(free) : listed(dayName(free), timeOfDay(free));
  return (
    <div role="status" className="free-times">
      {times?.clash && (
        <Text size="sm" c="var(--mantine-color-error)">
          {times.message}{" "}
          {text.clash(times.clash.animalName, timeOfDay(times.clash.startsAt), timeOfDay(times.clash.endsAt))}
        </Text>
      )}
      {isOffered && (
        <Group gap="xs">
          <Text size="sm">{text.nextFree}</Text>
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
