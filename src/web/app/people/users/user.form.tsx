import { PasswordInput, Text } from "@mantine/core";
import { type UserChange, type UserRecord, userChange } from "../../../../contract/accounts/users.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { UnconfirmedEmail } from "../../platform/kit/email.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { profileFields } from "../profile/profile-fields.ts";
import { peopleTexts } from "../texts.ts";

type Values = Record<ReturnType<typeof profileFields>[number]["name"] | "newPassword", string>;

/** The user form (spec §2.6, §5). The language is each person's own choice. */
export const USER_FORM: FormParts<UserRecord, Values, Required<Omit<UserChange, "language">>> = {
  values: (user) => ({
    name: user?.name ?? "",
    surname: user?.surname ?? "",
    phoneNumber: user?.phoneNumber ?? "",
    postalCode: user?.postalCode ?? "",
    city: user?.city ?? "",
    street: user?.street ?? "",
    dateOfBirth: user?.dateOfBirth ?? "",
    email: user?.email ?? "",
    newPassword: "",
  }),
  body: ({ email, newPassword, ...person }) => ({ ...person, account: { email, newPassword } }),
  schema: () => userChange({ today: shelterToday }),
  Fields: UserFields,
  secret: ["newPassword"],
};

function UserFields({ input, mode, record }: FieldsOf<UserRecord, Values>) {
  const isView = mode === "view";
  const hasAccount = record?.actions.includes("changeAccount") ?? false;
  const fields = profileFields().filter(({ name }) => isView || hasAccount || name !== "email");
  return (
    <div className="field-pairs">
      {isView && record?.emailConfirmed === false && (
        <div className="whole-row">
          <UnconfirmedEmail />
        </div>
      )}
      {fields.map(({ name, autoComplete: _theirs, description, type, ...field }) => {
        const props = {
          ...input(name),
          ...field,
          ...(!isView && { description }),
          autoComplete: "off",
          required: !isView,
        };
        if (type === "date") return <DateField key={name} {...props} />;
        return <TextField key={name} {...props} type={isView ? undefined : type} />;
      })}
      {!isView && !hasAccount && (
        <Text c="dimmed" className="whole-row">
          {peopleTexts().users.accountIsTheirs}
        </Text>
      )}
      {!isView && hasAccount && (
        <PasswordInput
          {...input("newPassword")}
          label={appTexts().words.password}
          description={peopleTexts().users.passwordHint}
          autoComplete="new-password"
        />
      )}
    </div>
  );
}
