import { Button, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { AccountChange } from "../../../../contract/accounts.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../../calls.ts";
import { Email } from "../../kit/email.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { Fact, Facts } from "../../kit/facts.tsx";
import { field, useSave, validateWith } from "../../kit/form.ts";
import { notifySuccess } from "../../kit/notify.ts";
import { Loaded } from "../../kit/screen.tsx";
import { reloadSession, useSession } from "../../session.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { LanguageForm } from "./language-form.tsx";
import { VISIBILITY } from "./visibility.ts";

type Values = { email: string; currentPassword: string; newPassword: string };
const BLANK: Values = { email: "", currentPassword: "", newPassword: "" };
const check = validateWith(AccountChange);

/** A blank e-mail keeps the present one. */
const bodyOf = ({ email, ...passwords }: Values) => ({ ...passwords, ...(email.trim() && { email }) });
const ownRecord = (accountId: number) =>
  queryOptions({ ...apiQuery("GET /employees/by-account/:accountId", { params: { accountId } }) });
const isBlank = ({ email, newPassword }: Values) => email.trim() === "" && newPassword === "";

/** Staff's own details as they stand, which admins keep, and the form for their e-mail and password (spec §7). */
export function StaffProfile() {
  const { accountId } = useSession();
  const own = useQuery(ownRecord(accountId));
  return (
    <Loaded query={own} failed={USER_AREA_TEXT.profileLoadFailed}>
      {({ name, surname, jobTitle, email, isAdmin }) => (
        <>
          <Facts>
            <Fact name="Name">{`${name} ${surname}`}</Fact>
            <Fact name="Job title">{jobTitle}</Fact>
            <Fact name="Role">{isAdmin ? "Admin" : "Employee"}</Fact>
            <Fact name="Email">
              <Email address={email} />
            </Fact>
          </Facts>
          <Text c="dimmed">Your name and job title are kept by an admin. Your email and password you change here.</Text>
          <StaffAccount />
          <LanguageForm />
        </>
      )}
    </Loaded>
  );
}

/** `PUT /accounts/{id}/employee` (spec §7). */
function StaffAccount() {
  const { accountId } = useSession();
  const form = useForm<Values>({
    initialValues: BLANK,
    validate: (values) => (isBlank(values) ? {} : check(bodyOf(values))),
  });
  const save = useSave(form, {
    send: async (values) => {
      if (isBlank(values)) return USER_AREA_TEXT.noChanges;
      await callApi("PUT /accounts/:accountId/employee", { params: { accountId }, body: bodyOf(values) });
      await reloadSession();
      return USER_AREA_TEXT.saved;
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
          label="New email"
          description="Leave blank to keep the present one."
          type="email"
          autoComplete="email"
        />
        <PasswordInput
          {...field(form, "newPassword")}
          {...VISIBILITY}
          label="New password"
          description="Leave blank to keep the present one."
          autoComplete="new-password"
        />
        <PasswordInput
          {...field(form, "currentPassword")}
          {...VISIBILITY}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button type="submit" loading={save.isSaving}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
