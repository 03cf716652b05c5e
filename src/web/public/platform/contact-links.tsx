import { PHONE_COUNTRY_CODE, shelter, shelterPhone } from "../../../contract/platform/shelter.ts";

/** The shelter's telephone number, to be called with one press; nothing while its record has none. */
export function PhoneLink() {
  const { phone } = shelter();
  return phone ? <a href={`tel:${PHONE_COUNTRY_CODE}${phone}`}>{shelterPhone()}</a> : null;
}

/** The shelter's e-mail address, to be written to with one press; nothing while its record has none. */
export function EmailLink() {
  const { email } = shelter();
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}
