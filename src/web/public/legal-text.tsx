import { Fragment, type ReactNode } from "react";
import { dayDate } from "../format.ts";
import { LEGAL_CHANGED, type LegalSection } from "./content/legal.ts";

/** A legal page: title, date and sections. @param after additional content after a section, by the section's title */
export function LegalText({
  title,
  lead,
  sections,
  after = {},
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  after?: Readonly<Record<string, ReactNode>>;
}) {
  return (
    <div className="wrap page-top legal">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="soft">
        Last changed on <time dateTime={LEGAL_CHANGED}>{dayDate(LEGAL_CHANGED)}</time>
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
            {after[section.title]}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
