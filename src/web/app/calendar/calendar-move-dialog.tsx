import { Alert, Button, Group, Modal, Select, Stack } from "@mantine/core";
import { useState } from "react";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { dayName, timeOfDay } from "../../format.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { titleOf } from "./calendar-card.tsx";
import { localStart } from "./calendar-days.ts";
import type { Clash, Target } from "./use-calendar-moves.ts";

export type Employee = { value: string; label: string };
type Props = {
  item: CalendarItem | undefined;
  /** Why the last move was refused. */
  clash: Clash | undefined;
  employees: readonly Employee[];
  move: (item: CalendarItem, target: Target) => Promise<boolean>;
  close: () => void;
  /** Called when the dialog has gone and has the focus no longer. */
  closed: () => void;
};

/** Another time or another employee, for the keyboard and for phones; after a clash with the next free times, one press each. */
export function CalendarMoveDialog({ item, clash, close, closed, ...rest }: Props) {
  return (
    <Modal
      opened={item !== undefined}
      onClose={close}
      onExitTransitionEnd={closed}
      title={item && appTexts().calendar.moveTitle(titleOf(item))}
      size="lg"
    >
      {item && <MoveForm key={clash?.message} item={item} clash={clash} close={close} {...rest} />}
    </Modal>
  );
}

function MoveForm({ item, clash, employees, move, close }: Omit<Props, "closed" | "item"> & { item: CalendarItem }) {
  const text = appTexts().calendar;
  const wanted = clash?.target;
  const [startsAt, setStartsAt] = useState(wanted ? typedStart(wanted) : localStart(item));
  const [employee, setEmployee] = useState(String((wanted ?? item).employeeId ?? ""));
  const [isBusy, setBusy] = useState(false);
  const employeeId = employee === "" ? null : Number(employee);
  async function go(target: string): Promise<void> {
    setBusy(true);
    const isDone = await move(item, { startsAt: target, employeeId });
    setBusy(false);
    if (isDone) close();
  }
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault();
        void go(startsAt);
      }}
    >
      {clash && (
        <Alert color="yellow" variant="light" role="alert" title={clash.message}>
          {clash.free.length > 0 && (
            <Stack gap="xs">
              {text.free}
              <Group gap="xs">
                {clash.free.map((free) => (
                  <Button key={free} size="sm" variant="outline" disabled={isBusy} onClick={() => go(free)}>
                    {`${dayName(free)}, ${timeOfDay(free)}`}
                  </Button>
                ))}
              </Group>
            </Stack>
          )}
        </Alert>
      )}
      <DateTimeField label={text.when} value={startsAt} onChange={setStartsAt} required data-autofocus />
      <Select
        label={text.who}
        data={[...(item.kind === "appointment" ? [] : [{ value: "", label: text.nobody }]), ...employees]}
        value={employee}
        onChange={(value) => setEmployee(value ?? "")}
        allowDeselect={false}
        searchable
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {text.move}
        </Button>
      </Group>
    </form>
  );
}

/** A free time that was chosen is a moment; what was typed is by the shelter's clock. */
const typedStart = ({ startsAt }: Target): string => (startsAt.endsWith("Z") ? localStart({ startsAt }) : startsAt);
