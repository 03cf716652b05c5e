import { ActionIcon, Loader, Popover, TextInput, type TextInputProps } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { localClock, localDay } from "../../../format.ts";
import { shelterToday } from "../shelter-day.ts";
import { appTexts } from "../texts/texts.ts";
import { isDay, isMoment, readDay, readMoment } from "./typed-date.ts";

/** The calendar, with its library, is loaded when it is opened for the first time. Without a net, dates are typed. */
const Calendar = lazy(() =>
  import("./calendar.tsx").then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: () => <p role="alert">{appTexts().kit.dates.calendarFailed}</p> }),
  ),
);

const DAY: Kind = { read: (typed, isComplete) => readDay(typed, { isComplete }), write: localDay, isValue: isDay };
const MOMENT: Kind = { read: (typed) => readMoment(typed), write: localClock, isValue: isMoment };

type Props = Omit<TextInputProps, "type" | "value" | "onChange" | "min" | "max"> & {
  /** YYYY-MM-DD (with THH:mm where a time belongs to it); "" without a date; or what somebody is typing */
  value?: string;
  onChange?: (value: string) => void;
  /** The first and the last day that the calendar offers, YYYY-MM-DD. The server judges what is typed. */
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * A date, in the format of all other dates. It is typed in the reader's order or as YYYY-MM-DD, or chosen from a calendar.
 * The props of a form's field are its props.
 */
export const DateField = (props: Props) => <TypedDate {...props} kind={DAY} />;

/** {@link DateField} with a time, by the shelter's clock. */
export const DateTimeField = (props: Props) => <TypedDate {...props} kind={MOMENT} />;

function TypedDate({ kind, value = "", onChange = () => {}, min, max, ...input }: Props & { kind: Kind }) {
  const text = appTexts().kit.dates;
  const [isOpen, setOpen] = useState(false);
  const field = useTyped(kind, value, onChange);
  if (input.readOnly) return <TextInput {...input} value={field.text} />;
  const hasTime = kind === MOMENT;
  const example = kind.write(hasTime ? `${shelterToday()}T10:30` : shelterToday());
  const wrong = field.isWrong && (hasTime ? text.noMoment(example) : text.noDay(example));
  const error = input.error || wrong;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          placeholder={text.example(example)}
          autoComplete="off"
          {...input}
          {...field.events}
          {...(error && { error, "aria-invalid": true })}
          value={field.text}
          onChange={({ currentTarget }) => field.change(currentTarget.value)}
          rightSectionPointerEvents="all"
          rightSectionWidth={44}
          rightSection={
            <ActionIcon
              variant="subtle"
              size={36}
              onClick={() => setOpen(!isOpen)}
              aria-label={text.choose}
              title={text.choose}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={input.disabled ?? false}
            >
              <IconCalendarEvent size={20} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" tabIndex={-1} aria-modal aria-label={text.choose} className="calendar-dropdown">
        <Suspense fallback={<Loader role="status" aria-label={appTexts().kit.load.busy} />}>
          <Calendar value={value} onChange={onChange} close={() => setOpen(false)} {...{ hasTime, min, max }} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** How a field's value is read from what is typed, and written for people. */
export type Kind = {
  /** @param isComplete nothing more will be typed @returns undefined when it is no value */
  read: (typed: string, isComplete: boolean) => string | undefined;
  write: (value: string) => string;
  isValue: (value: string) => boolean;
};

/** What a reader sees; a value that could not be read again as it is written is shown as it is stored. */
function writtenBy({ read, write, isValue }: Kind, value: string): string {
  if (!isValue(value)) return value;
  const written = write(value);
  const again = read(written, true);
  return again !== undefined && value.startsWith(again) ? written : value;
}

/**
 * A text field whose value differs from its text. While a person types, the text stays as they type it; when they leave the
 * field, it is written in the usual form. A text that cannot be read becomes the value itself, so that the form says what is
 * wrong with it.
 */
export function useTyped(kind: Kind, value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const [isLeft, setLeft] = useState(false);
  const isTyping = typed !== undefined && typed.value === value;

  function change(text: string): void {
    const read = kind.read(text, false) ?? text.trim();
    setTyped({ text, value: read });
    setLeft(false);
    if (read !== value) onChange(read);
  }
  function settle(): void {
    const read = isTyping ? kind.read(typed.text, true) : undefined;
    if (read === undefined) return;
    setTyped(undefined);
    if (read !== value) onChange(read);
  }
  return {
    text: isTyping ? typed.text : writtenBy(kind, value),
    /** Somebody has left the field with what is no value. */
    isWrong: isLeft && value !== "" && !kind.isValue(value),
    change,
    events: {
      onBlur: () => {
        settle();
        setLeft(true);
      },
      // A form is sent by Enter before the field is left.
      onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && settle(),
    },
  };
}
