import { shelter, shelterAddress } from "../../../contract/platform/shelter.ts";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { type LegalProps, type LegalSection, LegalText } from "./legal-text.tsx";

const texts = () => pageTexts().terms;

/** The terms of service (rules §9). */
export const termsPage: Page<LegalProps> = {
  head: () => ({ title: texts().title, description: texts().description }),
  body: ({ changedOn }) => (
    <LegalText title={texts().title} lead={texts().lead} sections={sections()} changedOn={changedOn} />
  ),
};

function sections(): readonly LegalSection[] {
  const { whoWeAre, others } = texts();
  const { name, email } = shelter();
  return [{ ...whoWeAre, text: [whoWeAre.text(name, shelterAddress(), email)] }, ...others];
}
