import { shelter, shelterAddress, shelterPhone } from "../../contract/shelter.ts";

/** Who the shelter was when a paper was issued. */
export type Letterhead = { name: string; address: string; phone: string; email: string };

/** Who the shelter is now. */
export const currentLetterhead = (): Letterhead => ({
  name: shelter().name,
  address: shelterAddress(),
  phone: shelterPhone(),
  email: shelter().email,
});
