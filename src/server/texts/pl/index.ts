import { adoptionLetters } from "./adoption-letters.ts";
import { animalPapers } from "./animal-papers.ts";
import { cards } from "./cards.ts";
import { contract } from "./contract.ts";
import { fosterLetters } from "./foster-letters.ts";
import { giftLetter, giftStatement } from "./gifts.ts";
import { letters } from "./letters.ts";
import { monthlyLetters } from "./monthly-letters.ts";
import { refusals } from "./refusals.ts";
import { remarks } from "./remarks.ts";
import { visitLetters } from "./visit-letters.ts";
import { volunteerForm } from "./volunteer-form.ts";
export const server = {
  adoptionLetters,
  animalPapers,
  cards,
  contract,
  fosterLetters,
  giftLetter,
  giftStatement,
  monthlyLetters,
  letters,
  refusals,
  remarks,
  visitLetters,
  volunteerForm,
};
