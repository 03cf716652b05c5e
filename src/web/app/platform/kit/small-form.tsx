import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { appTexts } from "../texts/texts.ts";
import { ErrorSummary } from "./error-summary.tsx";
import type { useSave } from "./form.ts";

type Props = {
  save: Pick<ReturnType<typeof useSave>, "onSubmit" | "isSaving" | "problem">;
  /** What stands above what went wrong. */
  above?: ReactNode;
  /** What the button says that sends it. */
  submit: string;
  isDanger?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** A form of a field or two in a dialog of its own; errors of fields stand at the fields alone. */
export const SmallForm = ({ save, above, submit, isDanger, onCancel, children }: Props) => (
  <form onSubmit={save.onSubmit} noValidate>
    <Stack gap="md">
      {above}
      <ErrorSummary errors={{}} problem={save.problem} />
      {children}
      <Group gap="sm" justify="end">
        <Button variant="subtle" onClick={onCancel}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button type="submit" loading={save.isSaving} {...(isDanger && { color: "red" })}>
          {submit}
        </Button>
      </Group>
    </Stack>
  </form>
);
