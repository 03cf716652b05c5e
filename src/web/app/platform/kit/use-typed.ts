import { type KeyboardEvent, useState } from "react";

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
 * A text field whose value differs from its text. While somebody types, the text stays theirs; then it is written anew.
 * What is no value is the field's value as it was typed, so that the form says what is wrong with it.
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
