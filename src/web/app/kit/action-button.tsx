import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { errorText } from "../problem.ts";
import { notifyError, notifySuccess } from "./notify.ts";

type Props = Pick<ButtonProps, "variant" | "size" | "color"> & {
  text: string;
  /** For screen readers, where several buttons have the same text. */
  label?: string;
  /** Asks before anything is sent. */
  ask?: () => Promise<boolean>;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
};

/** A button that needs no form. It says what came of it, also when somebody else was faster. */
export function ActionButton({ text, label, ask, send, done, failed, ...look }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    if (ask && !(await ask())) return;
    setBusy(true);
    try {
      await send();
      notifySuccess(done);
    } catch (error) {
      notifyError(errorText(error, failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button {...look} loading={isBusy} onClick={run} {...(label && { "aria-label": label })}>
      {text}
    </Button>
  );
}
