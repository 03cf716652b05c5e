import { Fragment, type ReactNode } from "react";
import { dayDate } from "../format.ts";
import { pageTexts } from "./texts/texts.ts";

/** A part of a legal page: paragraphs, then a list, then something else. */
export type LegalSection = { title: string; text: readonly string[]; list?: readonly string[]; after?: ReactNode };

/** The day of the last change of both legal pages. */
const LEGAL_CHANGED = "2025-01-02";

/** A legal page: title, date and sections. */
export function LegalText({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}) {
  return (
    <div className="wrap page-top legal">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="soft">
        {pageTexts().privacy.changed} <time dateTime={LEGAL_CHANGED}>{dayDate(LEGAL_CHANGED)}</time>
      </p>
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.after}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
