import { Button, type ButtonProps } from "@mantine/core";
import { notifySuccess, notifyWithUndo } from "./notify.tsx";
import { useSend } from "./use-send.ts";

type Props = Pick<ButtonProps, "variant" | "size" | "color" | "disabled" | "mt"> & {
  text: string;
  /** For screen readers, where several buttons have the same text. */
  label?: string;
  /** Asks before anything is sent. */
  ask?: () => Promise<boolean>;
  send: () => Promise<unknown>;
  /** Takes it back, from a button in the message that says that it is done. */
  undo?: () => Promise<unknown>;
  done: string;
  failed: string;
};

/** A button that needs no form. It says what came of it, also when somebody else was faster. */
export function ActionButton({ text, label, ask, send, undo, done, failed, ...look }: Props) {
  const { isBusy, run } = useSend();
  async function press(): Promise<void> {
    if (isBusy || (ask && !(await ask()))) return;
    if (!(await run(send, failed))) return;
    if (undo) notifyWithUndo(done, () => void run(undo, failed));
    else notifySuccess(done);
  }
  return (
    <Button {...look} loading={isBusy} onClick={press} {...(label && { "aria-label": label })}>
      {text}
    </Button>
  );
}
