import { Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import type { User } from "../../../../contract/accounts/users.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave } from "../../platform/kit/form.ts";
import { askToLeave, useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { checkProfile, DRAFT_FIELDS, type ProfileValues, profileChanges, profileValues } from "./profile.changes.ts";
import { saveProfile } from "./profile.save.ts";
import { profileFields } from "./profile-fields.ts";

/** The form of the profile; a new e-mail or password needs the current password (spec §5, rules §11). */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const text = peopleTexts().profile.password;
  const buttons = appTexts().kit.form;
  const form = useForm<ProfileValues>({
    initialValues: profileValues(user),
    validate: (values) => checkProfile(user, values),
  });
  useDraft(form, DRAFT_FIELDS);
  useLeaveGuard(form.isDirty());
  // Who is asked for a password of their own comes to its field by a link.
  useEffect(() => document.getElementById(location.hash.slice(1))?.focus(), []);
  const save = useSave(form, {
    send: (values) => saveProfile(user, values),
    done: (changed) => {
      notifySuccess(changed ? buttons.saved : buttons.unchanged);
      leave();
    },
    failure: recordTexts().users.profileFailed,
  });

  function leave(): void {
    deleteDraft();
    onDone();
  }
  async function cancel(): Promise<void> {
    const hasChanges = Object.keys(profileChanges(user, form.getValues())).length > 0;
    if (!hasChanges || (await askToLeave())) leave();
  }
  // In the confirmation dialog, Escape only closes the dialog.
  useHotkeys([["Escape", () => !document.querySelector("[role=dialog]") && void cancel()]], []);

  return (
    <form onSubmit={save.onSubmit} noValidate className="panel">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <div className="field-pairs">
          {profileFields().map(({ name, type, ...input }) => {
            const props = { ...field(form, name), ...input, required: true };
            return type === "date" ? (
              <DateField key={name} {...props} />
            ) : (
              <TextInput key={name} type={type} {...props} />
            );
          })}
        </div>
        <Text c="dimmed">{text.hint}</Text>
        <div className="field-pairs">
          <PasswordInput
            {...field(form, "currentPassword")}
            label={appTexts().words.currentPassword}
            autoComplete="current-password"
          />
          <PasswordInput
            {...field(form, "newPassword")}
            label={text.new}
            description={text.leaveBlank}
            autoComplete="new-password"
          />
        </div>
        <Group gap="sm">
          <Button type="submit" loading={save.isSaving}>
            {buttons.save}
          </Button>
          <Button variant="outline" onClick={cancel}>
            {buttons.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
