import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import { type ZodType, z } from "zod";
import { appTexts } from "../texts/texts.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { useDraft, useDraftDialog } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormOf, field, useSave, validateWith } from "./form.ts";
import { notifySuccess } from "./notify.tsx";
import { useSeenFields } from "./seen-fields.ts";

type Texts = {
  open: string;
  /** The button's name where several say the same. */
  label?: string;
  title: string;
  hint?: string;
  done: string;
  failed: string;
};
type Input<V> = (name: keyof V & string) => ReturnType<typeof field>;

type FormProps<V extends object, Body> = {
  /** Names the form among those of its screen. */
  part: string;
  texts: Texts;
  values: V;
  /** The contract's schema of the body. */
  schema: ZodType;
  /** The body, where it is not just what is filled in: a select has the text of a number. */
  toBody?: (typed: Partial<V>) => object;
  /** Sends what is filled in. */
  send: (body: Body) => Promise<unknown>;
  /** It changes a record: only what changed is sent, and what somebody else has changed meanwhile is asked about. */
  changes?: boolean;
  /** The red button says what is done, instead of "Save". */
  isDanger?: boolean;
  children: (input: Input<V>, form: FormOf<V>) => ReactNode;
};

type ButtonProps = {
  isOffered: boolean;
  variant?: string;
  size?: string;
  /** The dialog is open at once, without the button: something else has opened it. Called when it has gone. */
  alone?: (() => void) | undefined;
};

/** What is filled in: an empty field is left out of the body. */
export const filled = <V extends object>(values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== null)) as Partial<V>;

/**
 * A button that opens a form in a dialog. What is typed survives a reload.
 * @param isOffered whether there is the button; a dialog that is open stays, to say why it came too late
 */
export function DialogForm<V extends object, Body>({
  isOffered,
  variant = "outline",
  size = "md",
  alone,
  ...props
}: FormProps<V, Body> & ButtonProps) {
  const { part, texts } = props;
  const { isOpen, open, close } = useDraftDialog(part, alone !== undefined);
  if (!isOffered && !isOpen && !alone) return null;
  return (
    <>
      {!alone && (
        <Button variant={variant} size={size} onClick={open} {...(texts.label && { "aria-label": texts.label })}>
          {texts.open}
        </Button>
      )}
      <Modal
        opened={isOpen}
        onClose={close}
        title={texts.title}
        size="lg"
        {...(alone && { onExitTransitionEnd: alone })}
      >
        <FormInDialog {...props} isOpen={isOpen} close={close} />
      </Modal>
    </>
  );
}

/** While the dialog fades out it takes nothing more: who presses Enter twice sends once. */
function FormInDialog<V extends object, Body>(props: FormProps<V, Body> & { isOpen: boolean; close: () => void }) {
  const { part, texts, values, schema, toBody = (typed) => typed, isDanger, isOpen, close, children } = props;
  const bodyOf = (typed: V) => toBody(filled(typed));
  const form: FormOf<V> = useForm({
    initialValues: values,
    validate: validateWith(z.preprocess(bodyOf, schema)),
  });
  useDraft(form, Object.keys(values) as (keyof V & string)[], part);
  const [opened] = useState(() => ({ ...bodyOf(values) }));
  const seen = useSeenFields({ form, opened });
  const send = (body: object) => props.send(body as Body);
  const { isSaving, problem, ...save } = useSave(form, {
    send: (typed) => (props.changes ? seen.send(bodyOf(typed), send) : send(bodyOf(typed))),
    done: () => {
      notifySuccess(texts.done);
      close();
    },
    failure: texts.failed,
  });
  return (
    <form {...save} onSubmit={(event) => (isOpen ? save.onSubmit(event) : event.preventDefault())} className="part">
      {texts.hint && <Text>{texts.hint}</Text>}
      <ErrorSummary errors={form.errors} problem={problem} />
      <ChangedMeanwhile form={form} changed={seen.changed} />
      <Stack gap="sm">{children((name) => field(form, name), form)}</Stack>
      <Group justify="flex-end" gap="sm">
        <Button variant="outline" onClick={close}>
          {appTexts().kit.form.cancel}
        </Button>
        <Button type="submit" loading={isSaving} {...(isDanger && { color: "red" })}>
          {isDanger ? texts.open : appTexts().kit.form.save}
        </Button>
      </Group>
    </form>
  );
}
