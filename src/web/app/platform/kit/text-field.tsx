import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";

/** An input for one line. If it is read-only it grows to several lines, so that long text is not cut off on phones. */
export function TextField(props: TextInputProps) {
  if (!props.readOnly) return <TextInput {...props} />;
  return <Textarea {...(props as TextareaProps)} autosize minRows={1} />;
}
