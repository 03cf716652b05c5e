import { Checkbox, PasswordInput, Text, Textarea } from "@mantine/core";
import { EMPLOYEE_LIMITS, EmployeeChange, type EmployeeRecord, EmployeeRequest } from "../../../contract/employees.ts";
import type { PhotoUpload } from "../../../contract/photos.ts";
import type { FieldsOf, FormParts } from "../kit/record-form.tsx";
import { TextField } from "../kit/text-field.tsx";
import { useSession } from "../session.ts";
import { VISIBILITY } from "../user-area/profile/visibility.ts";
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
        <TextField {...input("name")} label="Name" maxLength={EMPLOYEE_LIMITS.name} required={required} />
        <TextField {...input("surname")} label="Surname" maxLength={EMPLOYEE_LIMITS.name} required={required} />
      </div>
      <TextField {...input("jobTitle")} label="Job title" maxLength={EMPLOYEE_LIMITS.name} required={required} />
      <Textarea {...input("description")} label="Description and perks" autosize minRows={3} />
      <AccountFields {...props} />
    </>
  );
}

/** How they sign in, and what they may. One's own is changed in the profile, with the password (rules §11). */
function AccountFields({ input, form, mode, record }: Props) {
  const isOwn = useSession().id === record?.id;
  if (mode === "view") {
    return (
      <div className="field-pairs">
        <TextField {...input("email")} label="Email" />
        <TextField label="Admin" value={record?.isAdmin ? "Yes" : "No"} readOnly />
      </div>
    );
  }
  if (isOwn) return <Text c="dimmed">Your own email and password are changed in My Profile.</Text>;
  return (
    <>
      <div className="field-pairs">
        <TextField {...input("email")} label="Email" type="email" autoComplete="off" required />
        <PasswordInput
          {...input("password")}
          {...VISIBILITY}
          label="Password"
          autoComplete="new-password"
          {...(mode === "edit" ? { description: "leave blank to keep" } : { required: true })}
        />
      </div>
      <Checkbox
        id={input("isAdmin").id}
        name="isAdmin"
        label="Admin"
        description="Manages employees, caretakers and decisions on resumes"
        checked={form.getValues().isAdmin}
        onChange={({ currentTarget }) => form.setValues({ isAdmin: currentTarget.checked })}
      />
    </>
  );
}
