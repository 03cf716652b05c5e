import type { ProfileValues } from "./profile.changes.ts";

type Personal = Exclude<keyof ProfileValues, "currentPassword" | "newPassword">;

/** The fields of the profile in their order (spec §2.5), as they are read and as they are filled in. */
export const PROFILE_FIELDS: readonly {
  name: Personal;
  label: string;
  type?: "email" | "tel" | "date";
  autoComplete: string;
  description?: string;
}[] = [
  { name: "name", label: "Name", autoComplete: "given-name" },
  { name: "surname", label: "Surname", autoComplete: "family-name" },
  { name: "phoneNumber", label: "Phone number", type: "tel", autoComplete: "tel-national", description: "9 digits" },
  { name: "postalCode", label: "Postal code", autoComplete: "postal-code", description: "Format 00-000" },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "street", label: "Street", autoComplete: "street-address" },
  { name: "dateOfBirth", label: "Date of birth", type: "date", autoComplete: "bday" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
];
