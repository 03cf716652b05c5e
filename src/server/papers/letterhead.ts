import type { Letterhead } from "../../contract/contract-terms.ts";
import { shelter, shelterAddress, shelterPhone } from "../../contract/shelter.ts";

/** Who the shelter is now. */
export const currentLetterhead = (): Letterhead => ({
  name: shelter().name,
  address: shelterAddress(),
  phone: shelterPhone(),
  email: shelter().email,
});
