import { useMemo, useRef } from "react";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";

/** The longest piece of a text between placeholders, web addresses and line ends: it is found on the page as it is. */
function longestPiece(words: string): string {
  const pieces = words.split(/\{[^{}]*\}|https?:\/\/\S*|\n/).map((piece) => piece.trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

function elementWith(page: Document, piece: string): HTMLElement | null {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (piece !== "" && textContent?.includes(piece)) return parentElement;
  }
  return null;
}

/** Shows a page or a letter where the edited words stand. Its links and forms lead nowhere. */
function prepare(page: Document | null | undefined, words: string): void {
  if (!page) return;
  page.addEventListener("click", (event) => event.preventDefault(), { capture: true });
  const element = elementWith(page, longestPiece(words));
  if (!element) return;
  element.style.outline = "3px solid #b5462e";
  element.style.outlineOffset = "4px";
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Scripts would not run in the frame; the browser would only complain about them. */
function withoutScripts(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  return page;
}

/**
 * A page or a letter in a frame in which no script runs.
 * @param words that are edited; they are marked in it
 */
export function PreviewFrame({ html, words }: { html: string; words: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const text = settingsTexts().shelterTexts.preview;
  const page = useMemo(() => withoutScripts(html), [html]);
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const { lang, outerHTML } = page.documentElement;
  return (
    <>
      <p>
        {text.head}{" "}
        <strong lang={lang} className="text-words">
          {page.title}
        </strong>
      </p>
      {description && (
        <p>
          {text.description}{" "}
          <span lang={lang} className="text-words">
            {description}
          </span>
        </p>
      )}
      <iframe
        ref={frame}
        className="text-preview"
        title={appTexts().words.preview}
        // Without scripts the page may keep its origin, which its fonts are loaded for.
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html>${outerHTML}`}
        onLoad={() => prepare(frame.current?.contentDocument, words)}
      />
    </>
  );
}
