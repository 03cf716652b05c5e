import { Button, type ButtonProps } from "@mantine/core";
import { notifySuccess } from "./notify.ts";
import { useSend } from "./use-send.ts";

type Props = Pick<ButtonProps, "variant" | "size" | "color" | "disabled" | "mt"> & {
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
  const { isBusy, run } = useSend();
  async function press(): Promise<void> {
    if (ask && !(await ask())) return;
    if (await run(send, failed)) notifySuccess(done);
  }
  return (
    <Button {...look} loading={isBusy} onClick={press} {...(label && { "aria-label": label })}>
      {text}
    </Button>
  );
}
