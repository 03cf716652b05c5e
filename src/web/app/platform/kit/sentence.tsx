import { Fragment, type ReactNode } from "react";

/**
 * A sentence of a catalog with elements in it, such as links and dates.
 * @param text has the elements' names in braces: "Answered on {at}"
 */
export function Sentence({ text, elements }: { text: string; elements: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/(\{\w+\})/)
    .map((part) => (
      <Fragment key={part}>{part.startsWith("{") ? (elements[part.slice(1, -1)] ?? part) : part}</Fragment>
    ));
}
