import { Button, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { AccountChange } from "../../../../contract/accounts/accounts.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { Email } from "../../platform/kit/email.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Fact, Facts, Loaded } from "../../platform/kit/screen.tsx";
import { reloadSession, useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { LanguageForm } from "./language-form.tsx";
import { SecurityLink } from "./security-link.tsx";

type Values = { email: string; currentPassword: string; newPassword: string };
const BLANK: Values = { email: "", currentPassword: "", newPassword: "" };
const check = validateWith(AccountChange);

/** A blank e-mail is left out and keeps the present one. */
const bodyOf = ({ email, ...passwords }: Values) => ({ ...passwords, ...(email.trim() && { email }) });
const ownRecord = (accountId: number) =>
  queryOptions({ ...apiQuery("GET /employees/by-account/:accountId", { params: { accountId } }) });
const isBlank = ({ email, newPassword }: Values) => email.trim() === "" && newPassword === "";

/** Staff's own details, which admins edit, and the form for their e-mail and password (spec §7). */
export function StaffProfile() {
  const text = peopleTexts().profile.staff;
  const { accountId } = useSession();
  const own = useQuery(ownRecord(accountId));
  return (
    <Loaded query={own} failed={peopleTexts().profile.loadFailed}>
      {({ name, surname, jobTitle, email, isAdmin }) => (
        <>
          <Facts>
            <Fact name={appTexts().words.fullName}>{`${name} ${surname}`}</Fact>
            <Fact name={appTexts().words.jobTitle}>{jobTitle}</Fact>
            <Fact name={text.role}>{isAdmin ? appTexts().words.admin : appTexts().words.employee}</Fact>
            <Fact name={appTexts().words.email}>
              <Email address={email} />
            </Fact>
          </Facts>
          <Text c="dimmed">{text.hint}</Text>
          <StaffAccount />
          <div className="narrow">
            <SecurityLink />
          </div>
          <LanguageForm />
        </>
      )}
    </Loaded>
  );
}

/** `PUT /accounts/{id}/employee` (spec §7). */
function StaffAccount() {
  const { accountId } = useSession();
  const { password, staff } = peopleTexts().profile;
  const buttons = appTexts().kit.form;
  const form = useForm<Values>({
    initialValues: BLANK,
    validate: (values) => (isBlank(values) ? {} : check(bodyOf(values))),
  });
  const save = useSave(form, {
    send: async (values) => {
      if (isBlank(values)) return buttons.unchanged;
      await callApi("PUT /accounts/:accountId/employee", { params: { accountId }, body: bodyOf(values) });
      await reloadSession();
      return buttons.saved;
    },
    done: (text) => {
      notifySuccess(text);
      form.reset();
    },
    failure: recordTexts().users.accountFailed,
  });
  return (
    <form onSubmit={save.onSubmit} noValidate className="panel narrow">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <TextInput
          {...field(form, "email")}
          label={staff.newEmail}
          description={password.leaveBlank}
          type="email"
          autoComplete="email"
        />
        <PasswordInput
          {...field(form, "newPassword")}
          label={password.new}
          description={password.leaveBlank}
          autoComplete="new-password"
        />
        <PasswordInput
          {...field(form, "currentPassword")}
          label={appTexts().words.currentPassword}
          autoComplete="current-password"
          required
        />
        <div>
          <Button type="submit" loading={save.isSaving}>
            {buttons.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
