import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import type { ProfileValues } from "./profile.changes.ts";

type FieldName = Exclude<keyof ProfileValues, "currentPassword" | "newPassword">;
type ProfileField = {
  name: FieldName;
  label: string;
  type?: "email" | "tel" | "date";
  autoComplete: string;
  description?: string;
};

/** The fields of the profile in their order (spec §2.5). */
export function profileFields(): readonly ProfileField[] {
  const { profile } = peopleTexts();
  const { words } = appTexts();
  const { hints } = profile;
  const labels = { ...profile.person, email: words.email };
  const field = (name: FieldName, autoComplete: string, more: Partial<ProfileField> = {}) => ({
    name,
    label: labels[name],
    autoComplete,
    ...more,
  });
  return [
    field("name", "given-name"),
    field("surname", "family-name"),
    field("phoneNumber", "tel-national", { type: "tel", description: hints.phoneNumber }),
    field("postalCode", "postal-code", { description: hints.postalCode }),
    field("city", "address-level2"),
    field("street", "street-address"),
    field("dateOfBirth", "bday", { type: "date" }),
    field("email", "email", { type: "email" }),
  ];
}
