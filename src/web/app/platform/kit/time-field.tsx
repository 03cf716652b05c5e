import { TextInput, type TextInputProps } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";
import { type Kind, useTyped } from "./date-field.tsx";
import { isTime, readTime } from "./typed-date.ts";

const TIME: Kind = {
  read: (typed, isComplete) => readTime(typed, { isComplete }),
  write: (value) => value,
  isValue: isTime,
};

type Props = Omit<TextInputProps, "type" | "value" | "onChange"> & {
  /** HH:mm, "", or what somebody is typing */
  value?: string;
  onChange?: (value: string) => void;
};

/**
 * A time of the day, of 24 hours as everywhere in the product: a browser's own field has the hours of its language, not of
 * the page's. It is typed as people write it: 9, 9:30, 930, 9 pm. The props of a form's field are its props.
 */
export function TimeField({ value = "", onChange = () => {}, ...input }: Props) {
  const field = useTyped(TIME, value, onChange);
  const error = input.error || (field.isWrong && appTexts().kit.dates.noTime("09:30"));
  return (
    <TextInput
      autoComplete="off"
      placeholder={appTexts().kit.dates.example("09:30")}
      {...input}
      {...field.events}
      {...(error && { error, "aria-invalid": true })}
      value={field.text}
      onChange={({ currentTarget }) => field.change(currentTarget.value)}
    />
  );
}
