import { Fragment, type ReactNode } from "react";
import { dayDate } from "../../../contract/platform/dates.ts";
import { linked } from "../platform/linked.tsx";
import { pageTexts } from "../texts/texts.ts";

/** A part of a legal page: paragraphs, then a list, then something else. */
export type LegalSection = { title: string; text: readonly string[]; list?: readonly string[]; after?: ReactNode };

/** The day of the last change of the built-in texts of both legal pages; a test notices a change without a new day. */
const BUILT_IN_CHANGED = "2026-11-28";

/** The data of a legal page: the day on which the shelter has last changed its own text, as YYYY-MM-DD. */
export type LegalProps = { changedOn: string | null };
type LegalTextProps = LegalProps & { title: string; lead: string; sections: readonly LegalSection[] };

/** A legal page: title, date and sections. */
export function LegalText({ title, lead, sections, changedOn }: LegalTextProps) {
  const changed = changedOn && changedOn > BUILT_IN_CHANGED ? changedOn : BUILT_IN_CHANGED;
  return (
    <div className="wrap page-top legal">
      <h1>{title}</h1>
      <p className="lead">{linked(lead)}</p>
      <p className="soft">
        {pageTexts().privacy.changed} <time dateTime={changed}>{dayDate(changed)}</time>
      </p>
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{linked(paragraph)}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{linked(item)}</li>
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
