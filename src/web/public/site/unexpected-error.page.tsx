import { renderToStaticMarkup } from "react-dom/server";
import { shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { pageTexts } from "../texts/texts.ts";

/** Inline styles, because the built style sheet may be missing. The colours are those of `tokens.css`. */
const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; min-height: 100vh; margin: 0; padding: 1.5rem; box-sizing: border-box; place-content: center;
  justify-items: center; text-align: center; font: 1.0625rem/1.6 system-ui, sans-serif;
  color: light-dark(#1f3d36, #f1ece1); background: light-dark(#fbf8f3, #131d1a); }
h1 { margin: 0 0 .5rem; font: 600 clamp(1.75rem, 6vw, 2.5rem)/1.15 Georgia, serif; }
p { max-width: 36em; margin: 0 0 1.5rem; }
button { min-height: 50px; padding: .6rem 1.8rem; border: 1px solid transparent; border-radius: 99px; font: inherit; font-weight: 700;
  color: light-dark(#fff, #13251f); background: light-dark(#1f3d36, #cfe0d5); cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#a63f28, #f2c45f); outline-offset: 3px; }`;

/** The CSP of this page: inline styles and the reload button, nothing else. */
export const UNEXPECTED_ERROR_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

/**
 * The fallback if even the error page cannot be rendered (spec §2.1). It needs no data, no session and no built file.
 * @returns the whole document
 */
export function renderUnexpectedError(): string {
  const { title, text } = recordTexts().unexpectedError;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${shelter().name}`}</title>
        <meta name="robots" content="noindex" />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <form>
            <button type="submit">{pageTexts().chrome.reload}</button>
          </form>
        </main>
      </body>
    </html>,
  )}`;
}
