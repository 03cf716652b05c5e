import type { ContractTerms } from "../../contract/platform/contract-terms.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { today } from "../base/clock.ts";
import { letterSample, type Sample, type Samples } from "../parts/text-samples.ts";
import type { Deps } from "../platform/deps.ts";
import { currentLetterhead } from "../platform/papers/letterhead.ts";
import { logoPicture } from "../platform/papers/logo.ts";
import { withScriptFonts } from "../platform/papers/script-fonts.ts";
import { serverTexts } from "../texts/texts.ts";
import { adoptionLetter, withMessage } from "./adoption.letters.ts";
import { contractPdf } from "./contract.pdf.ts";
import { writeContract } from "./contract.text.ts";

type StepName = keyof ReturnType<typeof serverTexts>["adoptionLetters"]["steps"];

const letter = letterSample((person, { path }, url) => {
  // The button is in every letter about an adoption. Other texts name their step, or belong to a rejection.
  const [, section, step = section === "button" ? "applications" : "rejectedWithMessage"] = path;
  return adoptionLetter({ ...person, animal: "Luna", photoId: null }, () => sampleStep(step as StepName, url), url);
});

function sampleStep(step: StepName, url: string) {
  const { steps, offeredMessage } = serverTexts().adoptionLetters;
  if (step !== "rejectedWithMessage") return steps[step];
  return withMessage(steps[step], offeredMessage("Luna"), [{ id: 1, name: "Bruno" }], new URL(url).origin);
}

/** An invented adoption. */
const sampleTerms = (deps: Deps, language: Language): ContractTerms => ({
  language,
  shelter: currentLetterhead(),
  number: `${today(deps.clock).slice(0, 4)}/1`,
  issuedOn: today(deps.clock),
  adopter: {
    name: "Anna Nowak",
    address: "ul. Długa 7, 90-001 Łódź",
    phone: "500600700",
    email: "anna@example.com",
    dateOfBirth: "1990-05-12",
  },
  animal: {
    name: "Luna",
    type: "Dog",
    breed: "Mixed",
    sex: "Female",
    age: 3,
    ageMonths: 0,
    weight: 14,
    isChipped: true,
    chips: ["616093901234567"],
    photoId: null,
  },
});

const contract: Sample = async (deps, _text, language) => {
  const paper = writeContract(sampleTerms(deps, language));
  const logo = await logoPicture(deps, shelter().logoId);
  const content = await withScriptFonts(() => contractPdf(paper, deps.clock.now(), { logo }));
  return { type: "application/pdf", content };
};

/** Letters about an adoption, and its contract. */
export const ADOPTION_SAMPLES = { "letter.adoption": letter, contract } satisfies Samples;
