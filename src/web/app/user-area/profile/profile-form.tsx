import { Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import type { User } from "../../../../contract/users.ts";
import { deleteDraft, useDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { field, useSave } from "../../kit/form.ts";
import { askToLeave, useLeaveGuard } from "../../kit/leave-guard.ts";
import { notifySuccess } from "../../kit/notify.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { checkProfile, KEPT_FIELDS, type ProfileValues, profileChanges, profileValues } from "./profile.changes.ts";
import { saveProfile } from "./profile.save.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";
import { VISIBILITY } from "./visibility.ts";

/** The details to change; e-mail and password ask for the current password (spec §5, rules §11). */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useForm<ProfileValues>({
    initialValues: profileValues(user),
    validate: (values) => checkProfile(user, values),
  });
  useDraft(form, KEPT_FIELDS);
  useLeaveGuard(form.isDirty());
  const save = useSave(form, {
    send: (values) => saveProfile(user, values),
    done: (changed) => {
      notifySuccess(changed ? USER_AREA_TEXT.saved : USER_AREA_TEXT.noChanges);
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
  // The question is closed by Escape itself.
  useHotkeys([["Escape", () => !document.querySelector("[role=dialog]") && void cancel()]], []);

  return (
    <form onSubmit={save.onSubmit} noValidate className="panel">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <div className="field-pairs">
          {PROFILE_FIELDS.map(({ name, ...input }) => (
            <TextInput key={name} {...field(form, name)} {...input} required />
          ))}
        </div>
        <Text c="dimmed">To change your email or your password, enter your current password.</Text>
        <div className="field-pairs">
          <PasswordInput
            {...field(form, "currentPassword")}
            {...VISIBILITY}
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordInput
            {...field(form, "newPassword")}
            {...VISIBILITY}
            label="New password"
            description="Leave blank to keep the present one."
            autoComplete="new-password"
          />
        </div>
        <Group gap="sm">
          <Button type="submit" loading={save.isSaving}>
            Save
          </Button>
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
