import { terms } from "./content/terms.ts";
import { LegalText } from "./legal-text.tsx";
import type { Page } from "./page.ts";

const TITLE = "Terms of Service";

/** The terms of service (rules §9). */
export const termsPage: Page<"terms"> = {
  head: () => ({
    title: TITLE,
    description: "The rules for using the shelter’s site: accounts, applications for animals, contracts and donations.",
  }),
  body: () => (
    <LegalText
      title={TITLE}
      lead="A few rules, in plain words, so that we can rely on each other."
      sections={terms()}
    />
  ),
};
