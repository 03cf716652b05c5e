import { pathIn, pathWithoutLanguage } from "../../../contract/platform/href.ts";
import { offeredLanguages } from "../../../contract/platform/shelter.ts";
import { currentLanguage, LANGUAGE_NAME } from "../../../contract/texts/language.ts";

/** Links to this page in the other languages that the shelter offers, each by its own name (rules §13). @param path path and query of this page */
export function LanguageSwitch({ path }: { path: string }) {
  const here = pathWithoutLanguage(path);
  const others = offeredLanguages().filter((language) => language !== currentLanguage());
  if (others.length === 0) return null;
  return (
    <ul className="languages">
      {others.map((language) => (
        <li key={language}>
          <a href={pathIn(language, here)} lang={language} hrefLang={language}>
            {LANGUAGE_NAME[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
