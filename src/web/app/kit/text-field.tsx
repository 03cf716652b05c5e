import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";

/** A text of one line. Where it is only looked at it takes the lines that it needs: on a phone nothing of it is cut off. */
export function TextField(props: TextInputProps) {
  if (!props.readOnly) return <TextInput {...props} />;
  return <Textarea {...(props as TextareaProps)} autosize minRows={1} />;
}
