import type { Letterhead } from "../../../contract/platform/shelter.ts";
import { shelter, shelterAddress, shelterPhone } from "../../../contract/platform/shelter.ts";

/** Who the shelter is now. */
export const currentLetterhead = (): Letterhead => ({
  name: shelter().name,
  address: shelterAddress(),
  phone: shelterPhone(),
  email: shelter().email,
});
