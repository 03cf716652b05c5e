import type { AnimalFeed, FeedAnimal, FeedPhoto } from "../../contract/exchange/feeds.ts";
import { type Words, wordsIn } from "./words.ts";

/** Everything is put in as text: nothing that staff or anybody else has typed becomes code of the page around. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), values);
  made.append(...children);
  return made;
}

/** The page that shows it is left, also where that page stands in a frame. */
const link = (href: string, className: string, ...children: (Node | string)[]) =>
  element("a", { href, className, target: "_top", referrerPolicy: "no-referrer" }, ...children);

const WIDTHS = [320, 640, 960];

/** The same picture at several widths, of which the browser takes the one that is enough. */
const sourcesOf = ({ url }: FeedPhoto): string =>
  WIDTHS.map((width) => `${url.replace(/w=\d+$/, `w=${width}`)} ${width}w`).join();

function pictureOf({ photos: [photo] }: FeedAnimal): Node {
  if (!photo) return paw();
  const { url, alt, width, height, focalX, focalY } = photo;
  const picture = element("img", { className: "picture", alt, width, height });
  // Before its address is known, so that it is not loaded at once, and loaded without a word about this page.
  Object.assign(picture, { loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" });
  picture.style.objectPosition = `${focalX}% ${focalY}%`;
  return Object.assign(picture, { sizes: "(max-width: 480px) 92vw, 280px", srcset: sourcesOf(photo), src: url });
}

const PAW =
  "M20 23.5c3.6 0 8 4.6 8 8.3 0 2.3-1.8 3.7-3.9 3.7-1.7 0-2.7-.8-4.1-.8s-2.4.8-4.1.8c-2.1 0-3.9-1.4-3.9-3.7 0-3.7 4.4-8.3 8-8.3zM10.5 17.6a2.7 3.4 0 1 1 0 6.8a2.7 3.4 0 1 1 0-6.8zM16.7 12.8a2.7 3.4 0 1 1 0 6.8a2.7 3.4 0 1 1 0-6.8zM23.3 12.8a2.7 3.4 0 1 1 0 6.8a2.7 3.4 0 1 1 0-6.8zM29.5 17.6a2.7 3.4 0 1 1 0 6.8a2.7 3.4 0 1 1 0-6.8z";

/** In the place of a picture that there is none of. */
function paw(): Node {
  const svg = (name: string, values: Record<string, string>) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
    return made;
  };
  const drawing = svg("svg", { viewBox: "4 8 32 32", "aria-hidden": "true" });
  drawing.append(svg("path", { d: PAW }));
  return element("span", { className: "picture" }, drawing);
}

function cardOf(animal: FeedAnimal): Node {
  const { name, ageText, status, statusText, url } = animal;
  const about = [ageText, status === "Reserved" && statusText].filter(Boolean).join(" · ");
  return element(
    "li",
    {},
    link(
      url,
      "card",
      pictureOf(animal),
      element("span", { className: "name" }, name),
      element("span", { className: "about" }, about),
    ),
  );
}

const named = (text: string, shelter: string): string => text.replace("{shelter}", shelter);

/** What stands below the animals, or in their place. */
function lineOf(text: string, words: Words, shelter: string, url: string): Node {
  const line = element("p", {}, text ? `${named(text, shelter)} ` : "", link(url, "", named(words.all, shelter)));
  if (text) line.setAttribute("role", "status");
  return line;
}

/** The animals, or that there are none. */
export function drawAnimals(frame: HTMLElement, { shelter, url, language, items }: AnimalFeed): void {
  const words = wordsIn(language);
  frame.lang = language;
  frame.setAttribute("aria-label", named(words.label, shelter));
  // Safari reads a list without bullets only where its role is said.
  const list = element("ul", { role: "list" }, ...items.map(cardOf));
  const rest = lineOf(items.length > 0 ? "" : words.empty, words, shelter, url);
  frame.replaceChildren(...(items.length > 0 ? [list] : []), rest);
}

/** That they could not be read, and where they are. */
export function drawFailure(frame: HTMLElement, language: string, origin: string): void {
  const words = wordsIn(language);
  const { hostname } = new URL(origin);
  frame.setAttribute("aria-label", named(words.label, hostname));
  frame.replaceChildren(lineOf(words.failed, words, hostname, `${origin}/animals`));
}
