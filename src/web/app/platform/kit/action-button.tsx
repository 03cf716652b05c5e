import { Button, type ButtonProps } from "@mantine/core";
import { notifySuccess, notifyWithUndo } from "./notify.tsx";
import { useSend } from "./use-send.ts";

type Props<Answer> = Pick<ButtonProps, "variant" | "size" | "color" | "disabled" | "mt"> & {
  text: string;
  /** For screen readers, where several buttons have the same text. */
  label?: string;
  /** Asks before anything is sent. */
  ask?: () => Promise<boolean>;
  send: () => Promise<Answer>;
  /** Takes the deed back. Its button stands in the message that says that the deed is done. */
  undo?: () => Promise<unknown>;
  /** The message after the deed; it may be made from the server's answer. */
  done: string | ((answer: Answer) => string);
  failed: string;
};

/** A button that needs no form. It says what came of it, also when somebody else was faster. */
export function ActionButton<Answer>({ text, label, ask, send, undo, done, failed, ...look }: Props<Answer>) {
  const { isBusy, run } = useSend();
  async function press(): Promise<void> {
    if (isBusy || (ask && !(await ask()))) return;
    let said = "";
    const sent = async () => {
      const answer = await send();
      said = typeof done === "string" ? done : done(answer);
    };
    if (!(await run(sent, failed))) return;
    if (undo) notifyWithUndo(said, () => void run(undo, failed));
    else notifySuccess(said);
  }
  return (
    <Button {...look} loading={isBusy} onClick={press} {...(label && { "aria-label": label })}>
      {text}
    </Button>
  );
}
