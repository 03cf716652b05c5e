import { Alert, Button, Group, Modal, Select } from "@mantine/core";
import { useState } from "react";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { localStart, type Place, placeOf } from "./calendar-days.ts";
import { titleOf } from "./calendar-kinds.tsx";
import type { Refused } from "./calendar-moves.ts";
import { LengthSelect } from "./length-select.tsx";
import { OfferedTimes, useMoveTimes } from "./offered-times.tsx";
import { calendarTexts } from "./texts.ts";

export type Employee = { value: string; label: string };

type Props = {
  item: CalendarItem | undefined;
  /** Why the last move was refused. */
  refused: Refused | undefined;
  employees: readonly Employee[];
  move: (item: CalendarItem, place: Place) => Promise<boolean>;
  close: () => void;
  /** Called when the dialog has gone and has the focus no longer. */
  closed: () => void;
};

/** Another time, length or employee, typed; after a clash with what is in the way and the next free times, one press each. */
export const CalendarMoveDialog = ({ item, refused, close, closed, ...rest }: Props) => (
  <Modal
    opened={item !== undefined}
    onClose={close}
    onExitTransitionEnd={closed}
    title={item && calendarTexts().calendar.moveTitle(titleOf(item))}
    size="lg"
  >
    {item && <MoveForm key={refused?.message} item={item} refused={refused} close={close} {...rest} />}
  </Modal>
);

function MoveForm({ item, refused, employees, move, close }: Omit<Props, "closed" | "item"> & { item: CalendarItem }) {
  const text = calendarTexts().calendar;
  const [place, setPlace] = useState(refused?.place ?? placeOf(item));
  const [isBusy, setBusy] = useState(false);
  const times = useMoveTimes(item, place);
  const change = (parts: Partial<Place>) => setPlace((before) => ({ ...before, ...parts }));
  async function save(): Promise<void> {
    setBusy(true);
    const isDone = await move(item, place);
    setBusy(false);
    if (isDone) close();
  }
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refused && !times?.message && <Alert color="yellow" variant="light" role="alert" title={refused.message} />}
      <DateTimeField
        label={text.when}
        value={place.startsAt}
        onChange={(startsAt) => change({ startsAt })}
        required
        data-autofocus
      />
      <OfferedTimes times={times} choose={(free) => change({ startsAt: localStart({ startsAt: free }) })} />
      <LengthSelect value={place.minutes} onChange={(minutes) => change({ minutes })} />
      <Select
        label={text.who}
        data={[...(item.kind === "appointment" ? [] : [{ value: "", label: text.nobody }]), ...employees]}
        value={String(place.employeeId ?? "")}
        onChange={(value) => change({ employeeId: value ? Number(value) : null })}
        allowDeselect={false}
        searchable
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {appTexts().words.move}
        </Button>
      </Group>
    </form>
  );
}
