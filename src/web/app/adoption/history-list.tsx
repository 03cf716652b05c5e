import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { Section } from "../platform/kit/screen.tsx";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { eventText, missingText } from "../platform/words/adoption.history.ts";

/** The history of an adoption, the latest entry first (rules §4). */
export function HistoryList({ history }: { history: Adoption["history"] }) {
  return (
    <Section title={appTexts().adoptions.detail.history}>
      <ol className="record-history">
        {history.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <p>{eventText(entry)}</p>
            <p className="record-when">
              <When at={entry.at} />
              {entry.actorFullName && ` · ${entry.actorFullName}`}
            </p>
            {entry.note && <p className="as-typed record-note">{entry.note}</p>}
            {entry.despite && (
              <p className="as-typed record-note">
                {appTexts().adoptions.despite.written(missingText(entry.cautions), entry.despite)}
              </p>
            )}
            {entry.message && (
              <p className="as-typed record-note">{appTexts().adoptions.reject.written(entry.message)}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
