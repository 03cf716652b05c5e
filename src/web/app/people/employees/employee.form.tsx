import { Checkbox, PasswordInput, Text, Textarea } from "@mantine/core";
import {
  EMPLOYEE_LIMITS,
  EmployeeChange,
  type EmployeeRecord,
  EmployeeRequest,
} from "../../../../contract/people/employees.ts";
import type { PhotoUpload } from "../../../../contract/platform/photos.ts";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { EmployeePhotoInput } from "./employee-photo-input.tsx";

type Values = {
  name: string;
  surname: string;
  jobTitle: string;
  description: string;
  email: string;
  password: string;
  isAdmin: boolean;
  photo: PhotoUpload | null;
};

/** The employee form (spec §2.6, §5). */
export const EMPLOYEE_FORM: FormParts<EmployeeRecord, Values, EmployeeRequest> = {
  values: (employee) => ({
    name: employee?.name ?? "",
    surname: employee?.surname ?? "",
    jobTitle: employee?.jobTitle ?? "",
    description: employee?.description ?? "",
    email: employee?.email ?? "",
    password: "",
    isAdmin: employee?.isAdmin ?? false,
    photo: null,
  }),
  body: ({ email, password, isAdmin, photo, ...person }) => ({
    ...person,
    account: { email, password, isAdmin },
    ...(photo && { photo }),
  }),
  schema: (mode) => (mode === "add" ? EmployeeRequest : EmployeeChange),
  Fields: EmployeeFields,
  secret: ["password", "photo"],
};

type Props = FieldsOf<EmployeeRecord, Values>;

function EmployeeFields(props: Props) {
  const { input, form, mode, record } = props;
  const required = mode !== "view";
  const text = peopleTexts().employees;
  return (
    <>
      <EmployeePhotoInput
        input={input("photo")}
        record={record}
        isView={!required}
        onChange={(photo) => form.setValues({ photo })}
        onFailure={(photo) => form.setErrors({ photo })}
      />
      <div className="field-pairs">
        <TextField
          {...input("name")}
          label={peopleTexts().profile.person.name}
          maxLength={EMPLOYEE_LIMITS.name}
          required={required}
        />
        <TextField
          {...input("surname")}
          label={peopleTexts().profile.person.surname}
          maxLength={EMPLOYEE_LIMITS.name}
          required={required}
        />
      </div>
      <TextField
        {...input("jobTitle")}
        label={appTexts().words.jobTitle}
        maxLength={EMPLOYEE_LIMITS.name}
        required={required}
      />
      <Textarea {...input("description")} label={text.descriptionAndPerks} autosize minRows={3} />
      <AccountFields {...props} />
    </>
  );
}

/** Email, password and role. People change their own in the profile, where the password is asked for (rules §11). */
function AccountFields({ input, form, mode, record }: Props) {
  const isOwn = useSession().id === record?.id;
  const text = peopleTexts().employees;
  if (mode === "view") {
    return (
      <div className="field-pairs">
        <TextField {...input("email")} label={appTexts().words.email} />
        <TextField
          label={appTexts().words.admin}
          value={record?.isAdmin ? appTexts().words.yes : appTexts().words.no}
          readOnly
        />
      </div>
    );
  }
  if (isOwn) return <Text c="dimmed">{text.ownAccount}</Text>;
  return (
    <>
      <div className="field-pairs">
        <TextField {...input("email")} label={appTexts().words.email} type="email" autoComplete="off" required />
        <PasswordInput
          {...input("password")}
          label={appTexts().words.password}
          autoComplete="new-password"
          description={mode === "edit" ? text.passwordHint : text.newPasswordHint}
          required={mode === "add"}
        />
      </div>
      <Checkbox
        id={input("isAdmin").id}
        name="isAdmin"
        label={appTexts().words.admin}
        description={text.adminHint}
        checked={form.getValues().isAdmin}
        onChange={({ currentTarget }) => form.setValues({ isAdmin: currentTarget.checked })}
      />
    </>
  );
}
