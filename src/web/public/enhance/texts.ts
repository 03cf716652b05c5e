/// <reference types="vite/client" />
import { setLanguageSource } from "../../../contract/texts/language.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { documentLanguage } from "../../document-language.ts";

const BY_LANGUAGE = import.meta.glob<{ forms: Parameters<typeof formTexts.provide>[1] }>(
  "../../../contract/texts/*/forms.ts",
);

/** Loads the texts which the schemas of forms say in the page's language. */
export async function loadFormTexts(): Promise<void> {
  const language = documentLanguage();
  const texts = await BY_LANGUAGE[`../../../contract/texts/${language}/forms.ts`]?.();
  if (texts) formTexts.provide(language, texts.forms);
  setLanguageSource(documentLanguage);
}
