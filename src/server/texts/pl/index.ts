import { adoptionLetters } from "./adoption-letters.ts";
import { contract } from "./contract.ts";
import { letters } from "./letters.ts";
import { refusals } from "./refusals.ts";
import { remarks } from "./remarks.ts";
import { volunteerForm } from "./volunteer-form.ts";

export const server = { adoptionLetters, contract, letters, refusals, remarks, volunteerForm };
