import { Input, SegmentedControl } from "@mantine/core";

type Props = {
  id: string;
  name: string;
  label: string;
  data: { value: string; label: string }[];
  value?: string;
  onChange?: (value: string) => void;
  error?: string;
  required?: boolean;
};

/** One of a few, as large buttons; at first the one without a value is chosen, if there is one. */
export function BigChoice({ id, label, data, value = "", onChange, error, required = false }: Props) {
  return (
    <fieldset className="big-choice" id={id} tabIndex={-1} aria-invalid={error ? true : undefined}>
      <Input.Label component="legend" size="lg" required={required} id={`${id}-label`}>
        {label}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={`${id}-label`}
        data={data}
        value={value}
        {...(onChange && { onChange })}
        size="lg"
        fullWidth
      />
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}
