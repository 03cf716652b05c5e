import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { appTexts } from "../texts/texts.ts";
import { deleteDraft } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormOf, useSave } from "./form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "./leave-guard.ts";
import { notifySuccess } from "./notify.tsx";

type ScreenFormProps<V extends object> = {
  form: FormOf<V>;
  to: string;
  isChanged: boolean;
  send: (values: V) => Promise<unknown>;
  texts: { failed: string; submit?: string; done?: string };
  children: ReactNode;
};

/**
 * A form that has its screen to itself: after a save, and with Cancel or Escape, the screen is left.
 * @param to the address to go to
 * @param isChanged whether there is anything to send; otherwise a message says that there is not
 * @param texts `submit` and `done` are those of an edit unless they are given
 */
export function ScreenForm<V extends object>({ form, to, isChanged, send, texts, children }: ScreenFormProps<V>) {
  const kit = appTexts().kit.form;
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => (isChanged ? send(values) : Promise.resolve()),
    done: () => {
      notifySuccess(isChanged ? (texts.done ?? kit.saved) : kit.unchanged);
      deleteDraft();
      return leave(to);
    },
    failure: texts.failed,
  });
  const leave = useLeaveAfterSave(isChanged);
  useLeaveOnEscape(to);
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      {children}
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {texts.submit ?? kit.save}
        </Button>
        <Button component={Link} to={to} variant="outline">
          {kit.cancel}
        </Button>
      </Group>
    </form>
  );
}
