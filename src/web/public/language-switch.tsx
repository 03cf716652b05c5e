import { currentLanguage, LANGUAGE_NAME, LANGUAGES } from "../../contract/texts/language.ts";
import { pathIn, pathWithoutLanguage } from "../href.ts";
import { pageTexts } from "./texts/texts.ts";

/** Links to this page in each language (rules §13). @param path path and query of this page */
export function LanguageSwitch({ path }: { path: string }) {
  const here = pathWithoutLanguage(path);
  return (
    <nav className="languages" aria-label={pageTexts().chrome.languages}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, here)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
            >
              {LANGUAGE_NAME[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
