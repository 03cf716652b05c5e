import { Alert, Button, Group, Modal, Select, Stack } from "@mantine/core";
import { useState } from "react";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { dayName, shelterZone, timeOfDay } from "../../format.ts";
import { callApi } from "../platform/calls.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { notifyError, notifyWithUndo } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { titleOf } from "./calendar-card.tsx";
import { keyOf, localStart } from "./calendar-days.ts";

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

/** Where something is moved to: a time by the shelter's clock or with a zone, and who is there. */
export type Target = { startsAt: string; employeeId: number | null };
/** A move that was refused because somebody is busy: the sentence, and the times that are free instead. */
export type Clash = { item: CalendarItem; target: Target; message: string; free: readonly string[] };

function send({ kind, id }: CalendarItem, { startsAt, employeeId }: Target): Promise<unknown> {
  if (kind !== "appointment") return callApi("PUT /visits/:id", { params: { id }, body: { startsAt, employeeId } });
  const body = { dateOfAppointment: startsAt, ...(employeeId !== null && { employeeId }) };
  return callApi("PUT /appointments/:id", { params: { id }, body });
}

/**
 * Moves appointments and visits. Every move can be undone; one that clashes says when, and offers the next free times.
 * @param onClash called with a move that was refused so
 */
export function useCalendarMoves(onClash: (clash: Clash) => void) {
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether it is there now */
  async function move(item: CalendarItem, target: Target): Promise<boolean> {
    const text = appTexts().calendar;
    const key = keyOf(item);
    const startsAt = momentIn(shelterZone(), target.startsAt).toISOString();
    if (startsAt === item.startsAt && target.employeeId === item.employeeId) return true;
    setMoving((before) => new Set([...before, key]));
    try {
      await send(item, { ...target, startsAt });
      const back = { startsAt: item.startsAt, employeeId: item.employeeId };
      notifyWithUndo(text.moved(titleOf(item)), () => void move({ ...item, ...target, startsAt }, back));
      return true;
    } catch (error) {
      const message = errorText(error, text.moveFailed);
      const present = error instanceof ApiError ? error.present : undefined;
      if (present?.kind === "times") onClash({ item, target, message, free: present.free });
      else notifyError(message);
      return false;
    } finally {
      setMoving((before) => new Set([...before].filter((one) => one !== key)));
    }
  }
  return { moving, move };
}
