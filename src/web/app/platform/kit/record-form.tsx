import { Button, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ZodType } from "zod";
import { appTexts } from "../texts/texts.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { deleteDraft, useDraft } from "./draft.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormOf, field, PendingWorkContext, usePendingWork, useSave } from "./form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "./leave-guard.ts";
import { notifySuccess } from "./notify.tsx";
import { type AnyRecord, addressOf, type Resource } from "./resource.ts";
import { useSeenFields } from "./seen-fields.ts";
import { inputName, inputNames } from "./translations.ts";

export type Mode = "view" | "edit" | "add";

/** The props of a form's fields. `input` returns the props of an input: value, error and id. */
export type FieldsOf<T, V> = {
  input: (name: keyof V & string) => { id: string; name: string; readOnly?: boolean; disabled?: boolean };
  form: FormOf<V & object>;
  mode: Mode;
  record: T | undefined;
};

/** One form for viewing, editing and adding (spec §2.6): it converts a record to values and values to a request body. */
export type FormParts<T, V extends object, Body extends object = object> = {
  /** @param record undefined for a new record */
  values: (record: T | undefined) => V;
  /** The request body with the fields of `Body`, whose values the schema validates. */
  body: (values: V) => { [Field in keyof Body]: unknown };
  /** The contract's schema, with the server's texts (rules §1). */
  schema: (mode: Mode) => ZodType;
  Fields: (props: FieldsOf<T, V>) => ReactNode;
  /** Fields that are not stored as a draft: passwords, files, and values from the address. */
  secret?: readonly (keyof V & string)[];
  /** After adding a record, show the list or an empty form (rules §5). */
  afterAdd?: "list" | "stay";
  /** Where adding a record leads back to; left out: the list. */
  back?: string | undefined;
};

type Props<T extends AnyRecord, V extends object> = {
  resource: Resource;
  parts: FormParts<T, V>;
  record?: T | undefined;
};

/** A record in read-only fields of the form; an empty one has a dash. */
export function RecordView<T extends AnyRecord, V extends object>({ parts, record }: Props<T, V> & { record: T }) {
  const form: FormOf<V> = useForm({ initialValues: parts.values(record) });
  const input = (name: keyof V & string) => ({ ...field(form, name), readOnly: true, placeholder: "–" });
  return (
    <div className="panel part form-width is-view">
      <parts.Fields input={input} form={form} mode="view" record={record} />
    </div>
  );
}

/**
 * The form for adding and editing. An edit sends only what differs from the record when the form was opened. If nothing
 * differs, a message says so and the record is shown (spec §2.6).
 */
export function RecordForm<T extends AnyRecord, V extends object>({ resource, parts, record }: Props<T, V>) {
  const text = appTexts().kit.form;
  const mode = record ? "edit" : "add";
  const [initialValues] = useState(() => parts.values(record));
  const form: FormOf<V> = useForm({ initialValues, validate: (values: V) => errorsOf(parts, mode, values) });
  const secret: readonly string[] = parts.secret ?? [];
  const seen = useSeenFields({
    form,
    opened: parts.body(initialValues),
    record,
    uncompared: secret,
    reread: record && resource.read(record.id).queryFn,
    valuesOf: (present) => parts.values(present as T),
  });
  const changes = seen.changesOf(parts.body(form.getValues()));
  const isChanged = Object.keys(changes).length > 0;
  const draft = useDraft(
    form,
    namesOf(initialValues).filter((name) => !secret.includes(name)),
  );
  const { isSaving, problem, ...save } = useSave(form, {
    send: async (values) => {
      if (!record) return resource.save(parts.body(values));
      const change = (body: object) => resource.save(body, record.id);
      return isChanged ? seen.send(parts.body(values), change) : undefined;
    },
    done: (saved) => {
      notifySuccess(saved ? (record ? text.saved : text.created) : text.unchanged);
      deleteDraft();
      if (record || parts.afterAdd !== "stay") return leave(back);
      form.reset();
    },
    failure: resource.text().saveFailed,
  });
  const back = record ? addressOf.view(resource, record.id) : (parts.back ?? resource.list);
  const { hasPendingWork, track } = usePendingWork();
  const leave = useLeaveAfterSave(isChanged || hasPendingWork);
  useLeaveOnEscape(back);
  return (
    <form {...save} className="panel part form-width">
      <DraftNotice draft={draft} />
      <ErrorSummary errors={form.errors} problem={problem} />
      <ChangedMeanwhile form={form} changed={seen.changed} />
      <PendingWorkContext value={track}>
        <parts.Fields input={(name) => field(form, name)} form={form} mode={mode} record={record} />
      </PendingWorkContext>
      <Group gap="sm">
        <Button type="submit" loading={isSaving || hasPendingWork}>
          {text.save}
        </Button>
        <Button component={Link} to={back} variant="outline" onClick={() => isChanged || deleteDraft()}>
          {text.cancel}
        </Button>
      </Group>
    </form>
  );
}

const namesOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

/** The errors of the contract's schema, by field. */
function errorsOf<T, V extends object>(parts: FormParts<T, V>, mode: Mode, values: V): Record<string, string> {
  const checked = parts.schema(mode).safeParse(parts.body(values));
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const whole = inputName(path.join("."), values);
    const names = [whole, String(path.at(-1)), String(path[0])];
    const name = names.find((one) => inputNames(values).includes(one)) ?? String(path[0]);
    errors[name] = errors[name] ? `${errors[name]} ${message}` : message;
  }
  return errors;
}
