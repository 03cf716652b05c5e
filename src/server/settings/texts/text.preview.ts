import type { ContractTerms } from "../../../contract/adoption/contract-terms.ts";
import { pathIn } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import type { ShelterTextChange } from "../../../contract/platform/shelter-texts.ts";
import { LANGUAGES, type Language } from "../../../contract/texts/language.ts";
import { contractPdf } from "../../adoption/contract.pdf.ts";
import { writeContract } from "../../adoption/contract.text.ts";
import { VISITOR } from "../../platform/actor.ts";
import { today } from "../../platform/clock.ts";
import type { Deps } from "../../platform/deps.ts";
import { inLanguage } from "../../platform/language.ts";
import { currentLetterhead } from "../../platform/papers/letterhead.ts";
import { logoPicture } from "../../platform/papers/logo.ts";
import type { EditableText } from "../../platform/shelter/editable-texts.ts";
import { editedTexts, withDraftTexts } from "../../platform/shelter/edited-texts.ts";
import { EDITABLE } from "../../platform/shelter/text.table.ts";
import { PAGES } from "../../site/page.routes.ts";
import type { WithPages } from "../../site/renderer.ts";
import { sampleLetter } from "./sample-letters.ts";

/** A preview as HTML or as the bytes of a PDF. */
export type Preview = { type: "text/html; charset=utf-8" | "application/pdf"; content: string | Buffer };

const html = (content: string): Preview => ({ type: "text/html; charset=utf-8", content });

async function pagePreview(deps: Deps & WithPages, page: string, language: Language): Promise<Preview> {
  const loader = PAGES[page];
  if (!loader) throw new Error(`The table of editable texts names the page "${page}", which is not there.`);
  const { name, props, path } = await loader(deps, { path: pathIn(language, page), query: {} }, VISITOR);
  return html(deps.pages.render(name, props, { path, viewer: null }));
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
    weight: 14,
    isChipped: true,
    chips: ["616093901234567"],
    photoId: null,
  },
});

async function contractPreview(deps: Deps, language: Language): Promise<Preview> {
  const paper = writeContract(sampleTerms(deps, language));
  const content = await contractPdf(paper, deps.clock.now(), { logo: await logoPicture(deps, shelter().logoId) });
  return { type: "application/pdf", content };
}

/** The saved texts, with one of them replaced by its draft. */
function draftOf({ shelter }: Deps, { key }: EditableText, change: ShelterTextChange) {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, change[language]]));
  const others = shelter.savedTexts.filter((saved) => saved.key !== key);
  return editedTexts([...others, { key, version: 0, texts, builtIn: {}, at: new Date(0) }]);
}

/**
 * The page, letter or paper with a text that is not saved yet (rules §12).
 * @param change as `checkChange` makes it
 */
export function previewText(
  deps: Deps & WithPages,
  text: EditableText,
  change: ShelterTextChange,
  language: Language,
): Promise<Preview> {
  const { page } = EDITABLE[text.part];
  return inLanguage(language, () =>
    withDraftTexts(draftOf(deps, text, change), async () => {
      if (page) return pagePreview(deps, page, language);
      const letter = sampleLetter(text, language, deps.settings.publicUrl);
      return letter ? html(letter.html) : contractPreview(deps, language);
    }),
  );
}
